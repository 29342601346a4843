import type {ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import {toPart} from '@site/src/model/pages/parts';
import {PageAddress} from '@site/src/features/head/PageAddress';
import {toDateText} from '@site/src/model/content/factText';
import styles from './PageIntro.module.css';

interface PageIntroProps {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: string | undefined;
  /** Language of the sentence, if it isn't that of the page. */
  readonly leadLanguage?: string | undefined;
  /** The section of the page, such as its product. */
  readonly section?: string | undefined;
  /** Date of the last check of the facts, ISO 8601. */
  readonly reviewed?: string | undefined;
  /** How long the page takes to read. */
  readonly minutes?: number | undefined;
  /** Controls to copy or download the page. */
  readonly actions?: ReactNode;
}

/**
 * The head of a page: title, lead, and one line with its section, the date of the last check, the
 * time to read it and the controls. Renders a `<header>`.
 */
export function PageIntro({
  title,
  lead,
  leadLanguage,
  section,
  reviewed,
  minutes,
  actions,
}: PageIntroProps): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <header className={styles.pageIntro}>
      <Heading as="h1">{title}</Heading>
      {lead && (
        <p className={styles.pageLead} lang={leadLanguage}>
          {lead}
        </p>
      )}
      <div className={styles.pageFacts}>
        <div className={styles.pageFactTexts}>
          {section && (
            <p className={styles.pageSection} {...toPart('product')}>
              {section}
            </p>
          )}
          {reviewed && (
            <p lang={currentLocale} {...toPart('no')}>
              <Translate
                id="page.reviewed"
                description="Shown above a guide: the day on which its facts were last checked"
                values={{
                  date: (
                    <time key="date" dateTime={reviewed}>
                      {toDateText(reviewed, currentLocale)}
                    </time>
                  ),
                }}>
                {'Facts checked on {date}'}
              </Translate>
            </p>
          )}
          {minutes !== undefined && (
            <p lang={currentLocale} {...toPart('no')}>
              <Translate
                id="page.minutes"
                description="Shown above a guide: how many minutes it takes to read"
                values={{minutes}}>
                {'{minutes} min'}
              </Translate>
            </p>
          )}
        </div>
        {actions}
      </div>
      {actions && <PageAddress />}
    </header>
  );
}
