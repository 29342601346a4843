import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from './Icon';
import {chevronDown} from './icons';
import styles from './LinkMenu.module.css';
import {useClosingDetails} from './useClosingDetails';
import {VisuallyHidden} from './VisuallyHidden';

export interface LinkMenuProps extends Omit<ComponentProps<'details'>, 'ref'> {
  /** Description of the arrow's menu, for screen readers. */
  readonly label: string;
  /** Links, each an `<li>` with an `<a>`. */
  readonly children: ReactNode;
}

/**
 * Further links behind an arrow next to a button. Renders a `<details>` with a list. Escape, a
 * press elsewhere and losing the focus close it.
 */
export function LinkMenu({label, className, children, ...rest}: LinkMenuProps): ReactNode {
  const menu = useClosingDetails();
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
