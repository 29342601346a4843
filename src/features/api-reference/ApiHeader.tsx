import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {ApiDownloads} from './ApiDownloads';
import styles from './ApiHeader.module.css';

/** The head of a reference page: title, version and downloads. Renders a `<header>`. */
export function ApiHeader({page}: {readonly page: ReferencePage}): ReactNode {
  const {title, label, version, release, summary, operationCount, successor} = page;
  return (
    <header className={styles.apiHeader}>
      <p className={styles.apiHeaderFacts}>
        <span className={styles.apiHeaderProduct}>{label}</span>
        <span className={styles.apiHeaderBadge}>{version}</span>
        {release !== version && (
          <span>
            <Translate
              id="apiReference.header.release"
              description="Above the title of an API reference: the release number of the specification"
              values={{release}}>
              {'Release {release}'}
            </Translate>
          </span>
        )}
        <span>
          <Translate
            id="apiReference.header.operations"
            description="Above the title of an API reference: how many operations it has"
            values={{count: operationCount}}>
            {'{count} operations'}
          </Translate>
        </span>
      </p>
      <Heading as="h1" className={styles.apiHeaderTitle} lang="en">
        {title}
      </Heading>
      {summary && (
        <p className={styles.apiHeaderSummary} lang="en">
          {summary}
        </p>
      )}
      {successor && (
        <p className={styles.apiHeaderNote} role="note">
          <Translate
            id="apiReference.header.deprecated"
            description="Note on a deprecated version; {successor} is a link to the newer one"
            values={{
              successor: (
                <Link key="successor" to={successor.path}>
                  {successor.label} {successor.version}
                </Link>
              ),
            }}>
            {'This version is deprecated. Use {successor} for new integrations.'}
          </Translate>
        </p>
      )}
      <ApiDownloads page={page} />
    </header>
  );
}
