import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. Renders a `<span>`. */
export function VisuallyHidden({className, ...rest}: ComponentProps<'span'>): ReactNode {
  return <span {...rest} className={clsx(styles.visuallyHidden, className)} />;
}
