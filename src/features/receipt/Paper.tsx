import type {ComponentProps, ReactNode} from 'react';
import clsx from 'clsx';
import styles from './Paper.module.css';

/** A slip of receipt paper with perforated edges. Renders a `<div>`. */
export function Paper({className, ...rest}: ComponentProps<'div'>): ReactNode {
  return <div {...rest} className={clsx(styles.paper, className)} />;
}
