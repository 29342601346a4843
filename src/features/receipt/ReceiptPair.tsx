import type {ReactNode} from 'react';
import styles from './ReceiptPair.module.css';

/** Two `<div>` with a receipt and what to see on it, side by side where they fit. Renders a `<div>`. */
export function ReceiptPair({children}: {readonly children: ReactNode}): ReactNode {
  return (
    <div className={styles.frame}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}
