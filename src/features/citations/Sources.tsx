import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toPart} from '@site/src/model/pages/parts';
import styles from './Sources.module.css';

interface Source {
  readonly short: string;
  readonly title: string;
  readonly url: string;
  readonly version: string;
  readonly read: string;
  /** Whether its text was not read and is only known from publications that quote it. */
  readonly quoted?: true;
  /** Language of its name and title. */
  readonly lang: string;
}

/** The list of a page's sources at its end, appended when the page is compiled. Renders a `<section>` with a list. */
export function Sources({json}: {readonly json: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const sources = JSON.parse(json) as readonly Source[];
  const toDay = (edition: string): string =>
    /^\d{4}-\d{2}-\d{2}$/.test(edition) ? new Intl.DateTimeFormat(currentLocale, {dateStyle: 'medium', timeZone: 'UTC'}).format(new Date(edition)) : edition;
  return (
    <section className={styles.sources} {...toPart('once')}>
      <Heading as="h2" id="sources" lang={currentLocale}>
        <Translate id="citations.sources.title" description="Heading of the list of legal sources at the foot of a guide">
          Sources
        </Translate>
      </Heading>
      <ul>
        {sources.map(({short, title, url, version, read, quoted, lang}) => (
          <li key={short} lang={lang}>
            <a href={url} rel="external noreferrer">
              {short}
            </a>
            {' — '}
            {title}
            {'. '}
            <span className={styles.sourceVersion} lang={currentLocale}>
              {quoted ? (
                <Translate
                  id="citations.sources.quoted"
                  description="Which version of a legal source is known only through publications that quote it, and when these were read"
                  values={{version: toDay(version), read: toDay(read)}}>
                  {'Version {version}, quoted through other publications, read {read}.'}
                </Translate>
              ) : (
                <Translate
                  id="citations.sources.version"
                  description="Which version of a legal source was read and when; both are dates or editions"
                  values={{version: toDay(version), read: toDay(read)}}>
                  {'Version {version}, read {read}.'}
                </Translate>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
