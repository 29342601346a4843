import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import {Icon} from './Icon';
import {check, chevronUpDown} from './icons';
import styles from './Selector.module.css';
import {useClosingDetails} from './useClosingDetails';

interface SelectorLink {
  readonly href: string;
  readonly label: string;
  readonly badge?: ReactNode;
}

export interface SelectorLinksProps extends Omit<ComponentProps<'details'>, 'ref'> {
  readonly label: ReactNode;
  readonly labelPosition?: 'above' | 'before';
  readonly links: readonly SelectorLink[];
  /** `href` of the link to the current page. */
  readonly current: string;
  readonly size?: 's' | 'm';
}

/**
 * Plain links in the style of a selector. Works before and without scripts. With scripts, it closes
 * like a menu. Renders a `<div>` with a label and a `<details>`, which gets every other prop.
 */
export function SelectorLinks({
  label,
  labelPosition = 'above',
  links,
  current,
  size = 'm',
  className,
  ...rest
}: SelectorLinksProps): ReactNode {
  const menu = useClosingDetails();
  const chosen = links.find(({href}) => href === current);
  return (
    <div
      className={clsx(styles.selector, className)}
      data-size={size}
      data-label-position={labelPosition}>
      <span className={styles.selectorLabel}>{label}</span>
      <details {...rest} ref={menu} className={styles.selectorPlace}>
        <summary className={styles.selectorButton}>
          <span className={styles.selectorValue}>{chosen?.label}</span>
          {chosen?.badge}
          <Icon of={chevronUpDown} size="s" />
        </summary>
        <ul className={styles.selectorList}>
          {links.map(({href, label: name, badge}) => (
            <li key={href}>
              <a
                href={href}
                aria-current={href === current ? 'page' : undefined}
                className={styles.selectorOption}>
                {name} {badge}
                <Icon of={check} size="s" className={styles.selectorCheck} />
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}
