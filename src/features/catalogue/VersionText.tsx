import type {ReactNode} from 'react';
import styles from './VersionText.module.css';

/**
 * A text whose versions stay on one line if they are dates, which browsers would break at their
 * hyphens. Renders text and `<span>`.
 */
export function VersionText({children}: {readonly children: string}): ReactNode {
  // Every other part is a date.
  return children.split(/(\d{4}-\d{2}-\d{2})/).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      <span key={place} className={styles.version}>
        {part}
      </span>
    ),
  );
}
