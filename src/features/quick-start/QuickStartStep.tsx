import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './QuickStartStep.module.css';

/**
 * One step of a part. Where there is room, its request and answer stay beside its text. Renders a
 * `<section>`.
 */
export function QuickStartStep({children}: {readonly children: ReactNode}): ReactNode {
  return <section className={clsx('markdown', styles.step)}>{children}</section>;
}
