import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './TagPill.module.css';

interface TagPillProps {
  readonly label: string;
  readonly permalink: string;
  readonly description?: string | undefined;
}

/** A tag of posts. Renders a link to its posts. */
export function TagPill({label, permalink, description}: TagPillProps): ReactNode {
  return (
    <Link rel="tag" href={permalink} title={description} className={styles.tagPill}>
      {label}
    </Link>
  );
}
