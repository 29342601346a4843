import type {ReactNode} from 'react';
import styles from './TagList.module.css';
import {TagPill} from './TagPill';

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
      {tags.map(({description, ...tag}) => (
        <li key={tag.permalink}>
          <TagPill {...tag} />
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
