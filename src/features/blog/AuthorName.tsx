import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {usePostCount} from './usePostCount';
import styles from './AuthorName.module.css';

interface AuthorNameProps {
  readonly name: string | undefined;
  readonly title: string | undefined;
  /** The author's page. */
  readonly to: string | undefined;
  /** How many posts the author has written. */
  readonly count?: number | undefined;
}

/** An author of posts with what the author does. Renders a `<div>`. */
export function AuthorName({name, title, to, count}: AuthorNameProps): ReactNode {
  const toCount = usePostCount();
  return (
    <div className={styles.author}>
      <Heading as="h2">
        {to === undefined ? name : <Link to={to}>{name}</Link>}
        {count !== undefined && <span> {toCount(count)}</span>}
      </Heading>
      {title && <p>{title}</p>}
    </div>
  );
}
