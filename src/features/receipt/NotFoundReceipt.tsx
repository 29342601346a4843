import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import styles from './NotFoundReceipt.module.css';
import {Paper} from './Paper';
import {SimilarPages} from './SimilarPages';

/**
 * The not-found page: a receipt with zero items that links to other pages, and to similar ones.
 * `children` is a way into the search. Renders a `<main>`.
 */
export function NotFoundReceipt({children}: {readonly children?: ReactNode}): ReactNode {
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <main className={styles.notFound}>
      <Paper className={styles.notFoundPaper}>
        <p className={styles.notFoundCode} aria-hidden="true">
          404
        </p>
        <Heading as="h1" className={styles.notFoundTitle}>
          <Translate id="notFound.title" description="The title of the 404 page">
            Receipt not found
          </Translate>
        </Heading>
        <dl className={styles.notFoundLines}>
          <div>
            <dt>
              <Translate
                id="notFound.items"
                description="Line of the receipt on the 404 page: number of items sold">
                Items
              </Translate>
            </dt>
            <dd>0</dd>
          </div>
          <div>
            <dt>
              <Translate
                id="notFound.total"
                description="Line of the receipt on the 404 page: total amount">
                Total
              </Translate>
            </dt>
            <dd>{new Intl.NumberFormat(currentLocale, {minimumFractionDigits: 2}).format(0)}</dd>
          </div>
        </dl>
        <p>
          <Translate id="notFound.text" description="The first paragraph of the 404 page">
            There is no page at this address. It may have moved, or the link may be mistyped.
          </Translate>
        </p>
        <ul className={styles.notFoundWays}>
          <li>
            <Link to="/">
              <Translate id="notFound.home" description="Link of the 404 page to the landing page">
                Start page
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/quick-start">
              <Translate
                id="notFound.quickStart"
                description="Link of the 404 page to the quick start">
                Quick start
              </Translate>
            </Link>
          </li>
          <li>
            <Link to="/sign-de/introduction">
              <Translate id="notFound.guides" description="Link of the 404 page to the guides">
                Guides
              </Translate>
            </Link>
          </li>
        </ul>
        {children}
        <SimilarPages />
      </Paper>
    </main>
  );
}
