import type {ReactNode} from 'react';
import styles from './SameColumns.module.css';

/**
 * A table that begins its columns where others with the same heads do: a date and three texts.
 * Renders a `<div>`.
 */
export function SameColumns({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.sameColumns}>{children}</div>;
}
