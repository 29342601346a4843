import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import {ChangesLink, hasChanges} from '@site/src/features/catalogue/ChangesLink';
import {VersionText} from '@site/src/features/catalogue/VersionText';
import {Day} from '@site/src/features/language/Day';
import {TextLanguageName} from '@site/src/features/language/TextLanguageName';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {toVersionName} from '@site/src/model/catalogue/versionName';
import {ApiDownloads} from './ApiDownloads';
import styles from './ApiHeader.module.css';

/** The head of a reference page: title, version and downloads. Renders a `<header>`. */
export function ApiHeader({page}: {readonly page: ReferencePage}): ReactNode {
  const {title, label, version, release, summary, operationCount} = page;
  return (
    <header className={styles.apiHeader}>
      <p className={styles.apiHeaderFacts}>
        <span className={styles.apiHeaderProduct}>{label}</span>
        {toVersionName(page) !== label && <span className={styles.apiHeaderBadge}>{version}</span>}
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
        <TextLanguageName text="en" />
      </p>
      <Heading as="h1" className={styles.apiHeaderTitle} lang="en">
        {title}
      </Heading>
      {summary && (
        <p className={styles.apiHeaderSummary} lang="en">
          {summary}
        </p>
      )}
      <DeprecationNote page={page} />
      <ApiDownloads page={page} />
    </header>
  );
}

/** Since when a version is deprecated, what replaces it, and until when it works. */
function DeprecationNote({
  page: {deprecation, successor},
}: {
  readonly page: Pick<ReferencePage, 'deprecation' | 'successor'>;
}): ReactNode {
  if (!deprecation || !successor) return null;
  return (
    <p className={styles.apiHeaderNote} role="note">
      <Translate
        id="apiReference.header.deprecated"
        description="Note on a deprecated version; {date} is a day, {successor} a link to the newer version"
        values={{
          date: <Day key="date" at={deprecation.since} />,
          successor: (
            <Link key="successor" to={successor.path}>
              <VersionText>{`${successor.label} ${successor.version}`}</VersionText>
            </Link>
          ),
        }}>
        {'Deprecated since {date}. Use {successor} for new integrations.'}
      </Translate>{' '}
      {deprecation.sunset === undefined ? (
        <Translate
          id="apiReference.header.noEnd"
          description="After the note on a deprecated version that still works">
          No end date is set. When one is, you get at least 12 months’ notice.
        </Translate>
      ) : (
        <Translate
          id="apiReference.header.end"
          description="After the note on a deprecated version; {date} is the last day on which it works"
          values={{date: <Day key="date" at={deprecation.sunset} />}}>
          {'It ends on {date}.'}
        </Translate>
      )}{' '}
      {hasChanges(successor.path) && <ChangesLink path={successor.path} />}
    </p>
  );
}
