/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Paginator: the previous and the next guide
 * come with their description.
 */
import type {ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import DocPaginator from '@theme/DocPaginator';
import styles from './styles.module.css';

interface Neighbour {
  readonly title: ReactNode;
  readonly permalink: string;
}

export default function DocItemPaginator(): ReactNode {
  const {metadata} = useDoc();
  const {docs} = useDocsVersion();
  const baseUrl = useBaseUrl('/');
  const describe = (to: Neighbour | undefined): Neighbour | undefined => {
    const description = to && docs[to.permalink.slice(baseUrl.length)]?.description;
    return (
      (description && {
        ...to,
        title: (
          <>
            {to.title}
            <span className={styles.description}>{description}</span>
          </>
        ),
      }) ||
      to
    );
  };
  return (
    <DocPaginator
      className="docusaurus-mt-lg"
      previous={describe(metadata.previous)}
      next={describe(metadata.next)}
    />
  );
}
