import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './LinkedLine.module.css';

interface LinkedLineProps {
  /** Place of the link in the call's row. Lines with the same one light up together. */
  readonly link: number;
  /** Whether Tab stops here. Arrow keys move on to the other lines. */
  readonly isEntry: boolean;
  readonly isLit: boolean;
  readonly isHeld: boolean;
  /** The number of the legend that explains it, or 0. */
  readonly mark: number;
  readonly children: ReactNode;
}

/** A line of the call or the receipt that shows the same fact as others. Renders a `<button>`. */
export function LinkedLine({
  link,
  isEntry,
  isLit,
  isHeld,
  mark,
  children,
}: LinkedLineProps): ReactNode {
  return (
    <button
      type="button"
      className={clsx(styles.linkedLine, isLit && styles.linkedLineLit)}
      data-link={link}
      aria-pressed={isHeld}
      tabIndex={isEntry ? 0 : -1}>
      <span className={styles.mark} data-mark={mark || ''} aria-hidden="true" />
      {children}
    </button>
  );
}
