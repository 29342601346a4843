import type {ReactNode} from 'react';
import Translate, {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import type {LawRow, Quotation} from '@site/src/data/laws/row';
import {isDated} from '@site/src/model/content/citation';
import {toDateText} from '@site/src/model/content/factText';
import {toPart} from '@site/src/model/pages/parts';
import styles from './Sources.module.css';

interface Source extends Pick<LawRow, 'short' | 'title' | 'url' | 'version' | 'read' | 'quoted'> {
  /** Language of its name and title. */
  readonly lang: string;
  /** Shown if one of them is chosen (`it fr`); without it, always. */
  readonly countries?: string;
}

/**
 * The list of a page's sources at its end, appended when the page is compiled. Renders a
 * `<section>` with a list.
 */
export function Sources({json}: {readonly json: string}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const sources = JSON.parse(json) as readonly Source[];
  // Without a source for the chosen country, there is no heading either.
  const countries = sources.every((source) => source.countries)
    ? sources.map((source) => source.countries).join(' ')
    : undefined;
  const toDay = (edition: string): string =>
    edition.replace(/\b\d{4}-\d{2}(-\d{2})?\b/g, (day, ofMonth?: string) =>
      toDateText(day, currentLocale, ofMonth ? 'medium' : 'month'),
    );
  return (
    <section className={styles.sources} data-countries={countries} {...toPart('once')}>
      <Heading as="h2" id="sources" lang={currentLocale}>
        {translate({
          id: 'citations.sources.title',
          message: 'Sources',
          description: 'Heading of the list of legal sources at the foot of a guide',
        })}
      </Heading>
      <ul>
        {sources.map(({short, title, url, version, read, quoted, lang, countries}) => (
          <li key={short} lang={lang} data-countries={countries}>
            <a href={url} rel="external noreferrer">
              {short}
            </a>
            {' — '}
            {title}
            {'. '}
            <span className={styles.sourceVersion} lang={currentLocale}>
              {!isDated({version}) ? (
                <Translate
                  id="citations.sources.undated"
                  description="When a legal source without a version was read"
                  values={{read: toDay(read)}}>
                  {'Read {read}.'}
                </Translate>
              ) : quoted ? (
                <Translate
                  id="citations.sources.quoted"
                  description="Which version of a legal source is known only through a publication that quotes it, the name of that publication, and when it was read"
                  values={{
                    version: toDay(version),
                    publication: <Publication {...quoted} lang={lang} />,
                    read: toDay(read),
                  }}>
                  {'Version {version}, quoted by {publication} (read {read}).'}
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

/**
 * The publication that quotes a source. Renders an `<a>`, or a `<span>` if its address is not
 * known.
 */
function Publication({by, url, lang}: Quotation & {readonly lang: string}): ReactNode {
  if (url === undefined) return <span lang={lang}>{by}</span>;
  return (
    <a href={url} lang={lang} rel="external noreferrer">
      {by}
    </a>
  );
}
