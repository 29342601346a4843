import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import {usePluginData} from '@docusaurus/useGlobalData';
import {countries} from '@site/src/data/countries';
import {legalDates} from '@site/src/data/legalDates';
import type {LatestNewsContent} from '@site/plugins/latest-news';
import {Day} from '@site/src/features/language/Day';
import {OwnGuideLink} from '@site/src/features/language/OwnGuideLink';
import {TextLanguageName} from '@site/src/features/language/TextLanguageName';
import {CountryMarks} from '@site/src/features/site/CountryMarks';
import {Fact} from '@site/src/features/facts/Fact';
import Heading from '@theme/Heading';
import styles from './LandingNews.module.css';
import {LegalDateText} from './LegalDateText';

/** The newest posts and the next legal dates. */
export function LandingNews(): ReactNode {
  const {posts} = usePluginData('latest-news') as LatestNewsContent;
  return (
    <section className={styles.news}>
      <div>
        <Heading as="h2">
          <Translate
            id="landing.news.title"
            description="Title above the newest blog posts on the landing page">
            What changed
          </Translate>
        </Heading>
        <ul className={styles.newsList}>
          {posts.map(({title, permalink, day, countries: own, lang}) => (
            <li key={permalink}>
              <Day at={day} />
              <span>
                <Link to={permalink} lang={lang}>
                  {title}
                </Link>
                <CountryMarks of={countries.filter((country) => own.includes(country))} />
                {lang && (
                  <>
                    {' '}
                    <TextLanguageName text={lang} />
                  </>
                )}
              </span>
            </li>
          ))}
        </ul>
        <Link to="/blog" className={styles.newsMore}>
          <Translate id="landing.news.more" description="Link from the landing page to the blog">
            All news
          </Translate>
        </Link>
      </div>
      <div>
        <Heading as="h2">
          <Translate
            id="landing.dates.title"
            description="Title above the next dates of law on the landing page">
            Next legal dates
          </Translate>
        </Heading>
        <ul className={styles.newsList}>
          {legalDates.map(({fact, to}) => (
            <li key={fact}>
              <Fact id={fact} />
              <OwnGuideLink to={to}>
                <LegalDateText id={fact} />
              </OwnGuideLink>
            </li>
          ))}
        </ul>
        <Link to="/dates-ahead" className={styles.newsMore}>
          <Translate
            id="landing.dates.more"
            description="Link from the landing page to the page of all coming dates of law">
            All dates
          </Translate>
        </Link>
      </div>
    </section>
  );
}
