import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './EntryList.module.css';
import {usePostCount} from './usePostCount';

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

/** All tags or authors of the blog, each with its number of posts. Renders a `<ul>`. */
export function EntryList({entries, rel}: EntryListProps): ReactNode {
  const toCount = usePostCount();
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
            {toCount(count)}
          </Heading>
          {description && <p>{description}</p>}
        </li>
      ))}
    </ul>
  );
}
