import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './EntryList.module.css';

interface EntryListProps {
  readonly entries: readonly {
    readonly label: string;
    /** The page with its posts. */
    readonly permalink: string | undefined;
    readonly description?: string | undefined;
    readonly count: number;
  }[];
  /** What its links are, such as `tag`. */
  readonly rel?: string;
}

/**
 * All tags or authors of the blog, each with its number of posts. Renders a `<ul>`. The number has no
 * word, because the rules of plurals would be one more file for every post.
 */
export function EntryList({entries, rel}: EntryListProps): ReactNode {
  return (
    <ul className={styles.entryList}>
      {entries.map(({label, permalink, description, count}) => (
        <li key={permalink ?? label}>
          <Heading as="h2">
            {permalink === undefined ? (
              label
            ) : (
              <Link rel={rel} href={permalink}>
                {label}
              </Link>
            )}{' '}
            {count}
          </Heading>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
