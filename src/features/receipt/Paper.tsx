import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Paper.module.css';

/** A slip of receipt paper with perforated edges. Renders a `<div>` in a `<div>` that throws its shadow; `className` is the outer one's. */
export function Paper({className, children, ...rest}: ComponentProps<'div'>): ReactNode {
  return (
    <div {...rest} className={clsx(styles.paperShadow, className)}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}
