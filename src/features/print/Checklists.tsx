import type {ReactNode} from 'react';
import styles from './Checklists.module.css';

/**
 * The introduction of a page with lists to tick off. Each item of a list below a third-level heading
 * begins with a box on paper. Renders a `<div>`.
 */
export function Checklists({children}: {readonly children: ReactNode}): ReactNode {
  return <div className={styles.checklists}>{children}</div>;
}
