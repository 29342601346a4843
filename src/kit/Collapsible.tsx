import {useId, useState, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Collapsible.module.css';

export interface CollapsibleRegionProps extends ComponentProps<'div'> {
  readonly open: boolean;
}

/**
 * A section that a button elsewhere opens and closes (`aria-expanded`, `aria-controls`). Renders a
 * `<div>`, which is open if scripts don't run.
 */
export function CollapsibleRegion({
  open,
  className,
  children,
  ...rest
}: CollapsibleRegionProps): ReactNode {
  return (
    <div
      {...rest}
      className={clsx(styles.collapsibleRegion, className)}
      data-open={open || undefined}>
      <div className={styles.collapsibleContent}>{children}</div>
    </div>
  );
}

export interface CollapsibleProps extends Omit<ComponentProps<'div'>, 'onToggle'> {
  /** The part that is always visible and opens the rest. */
  readonly summary: ReactNode;
  readonly defaultOpen?: boolean;
  readonly onToggle?: (open: boolean) => void;
}

/**
 * A section that opens and closes. Its height is animated unless motion is reduced. Renders a
 * `<div>` with a button and a region.
 */
export function Collapsible({
  summary,
  defaultOpen = false,
  onToggle,
  className,
  children,
  ...rest
}: CollapsibleProps): ReactNode {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  const toggle = (): void => {
    setOpen(!open);
    onToggle?.(!open);
  };
  return (
    <div {...rest} className={clsx(styles.collapsible, className)}>
      <button
        type="button"
        data-fold=""
        className={styles.collapsibleSummary}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}>
        {summary}
      </button>
      <CollapsibleRegion id={id} open={open}>
        {children}
      </CollapsibleRegion>
    </div>
  );
}
