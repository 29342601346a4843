import type {ReactNode} from 'react';
import styles from './QuickStartPart.module.css';

interface QuickStartForProps {
  /** IDs of countries, separated by spaces: `it fr`. */
  readonly countries: string;
  readonly children: ReactNode;
}

/** Text of the quick start for some countries, hidden while another one is chosen. */
export function QuickStartFor({countries, children}: QuickStartForProps): ReactNode {
  return (
    <div className={styles.part} data-countries={countries}>
      {children}
    </div>
  );
}
