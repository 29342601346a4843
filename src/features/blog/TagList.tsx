import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import styles from './TagList.module.css';

interface TagListProps {
  readonly tags: readonly {
    readonly label: string;
    readonly permalink: string;
    readonly description?: string | undefined;
    readonly count: number;
  }[];
}

/** All tags of the blog, each with what its posts are about. Renders a `<ul>`. */
export function TagList({tags}: TagListProps): ReactNode {
  return (
    <ul className={styles.entryList}>
      {tags.map(({label, permalink, description, count}) => (
        <li key={permalink}>
          <Heading as="h2">
            <Link rel="tag" href={permalink}>
              {label}
            </Link>{' '}
            {count}
          </Heading>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
