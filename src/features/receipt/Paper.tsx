import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Paper.module.css';

/**
 * A receipt on paper with perforated edges. Renders a `<div>` in a `<div>` that casts the shadow.
 * `className` applies to the outer one.
 */
export function Paper({className, children, ...rest}: ComponentProps<'div'>): ReactNode {
  return (
    <div {...rest} className={clsx(styles.paperShadow, className)}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
