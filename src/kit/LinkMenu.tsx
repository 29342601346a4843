import {useEffect, useRef, type ComponentProps, type ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from './Icon';
import {chevronDown} from './icons';
import styles from './LinkMenu.module.css';
import {VisuallyHidden} from './VisuallyHidden';

export interface LinkMenuProps extends Omit<ComponentProps<'details'>, 'ref'> {
  /** What the arrow opens, for screen readers. */
  readonly label: string;
  /** Links, each an `<li>` with an `<a>`. */
  readonly children: ReactNode;
}

/** Further ways, behind an arrow beside a button. Renders a `<details>` with a list: Escape, a press elsewhere and the focus leaving it close it. */
export function LinkMenu({label, className, children, ...rest}: LinkMenuProps): ReactNode {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const closeUnlessWithin = ({target}: Event): void => {
      if (menu.current?.open && target instanceof Node && !menu.current.contains(target)) menu.current.open = false;
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !menu.current?.open) return;
      menu.current.open = false;
      if (menu.current.contains(document.activeElement)) menu.current.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', closeUnlessWithin);
    document.addEventListener('focusin', closeUnlessWithin);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeUnlessWithin);
      document.removeEventListener('focusin', closeUnlessWithin);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, []);
  return (
    <details {...rest} ref={menu} className={clsx(styles.linkMenu, className)}>
      <summary className={styles.linkMenuArrow}>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Icon of={chevronDown} size="s" />
      </summary>
      <ul className={styles.linkMenuList}>{children}</ul>
    </details>
  );
}
