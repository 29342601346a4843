import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageIntro} from '@site/src/features/page/PageIntro';
import {toDateText} from '@site/src/model/content/factText';
import {toPageLanguage} from '@site/src/model/pages/language';
import Heading from '@theme/Heading';
import styles from './ArchiveYears.module.css';

interface ArchivedPost {
  readonly title: string;
  readonly permalink: string;
  /** Date of publication, ISO 8601. */
  readonly day: string;
  /** Contains the languages of its text. */
  readonly frontMatter: object;
}

interface ArchiveYearsProps {
  readonly title: string;
  readonly lead: string;
  readonly posts: readonly ArchivedPost[];
}

/** All posts of the blog by year, newest first. Renders a `<main>`. */
export function ArchiveYears({title, lead, posts}: ArchiveYearsProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const sorted = [...posts].sort((one, other) => other.day.localeCompare(one.day));
  const years = [...new Set(sorted.map(({day}) => day.slice(0, 4)))];
  const toDay = (day: string): string => toDateText(day, currentLocale, 'day');
  return (
    <main className={styles.archive}>
      <PageIntro title={title} lead={lead} />
      {years.map((year) => (
        <section key={year}>
          <Heading as="h2" id={`year-${year}`}>
            {year}
          </Heading>
          <ul className={styles.archiveList}>
            {sorted
              .filter(({day}) => day.startsWith(year))
              .map(({title: postTitle, permalink, day, frontMatter}) => (
                <li key={permalink}>
                  <time dateTime={day}>{toDay(day)}</time>
                  <Link to={permalink} lang={toPageLanguage(frontMatter, currentLocale).text}>
                    {postTitle}
                  </Link>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </main>
  );
}
