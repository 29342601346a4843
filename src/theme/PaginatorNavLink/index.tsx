/**
 * Ejected from @docusaurus/theme-classic 3.10.2, PaginatorNavLink: says what the page is about
 * (plugins/doc-lists), and names the language of that text if it isn't the reader's.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/PaginatorNavLink';
import clsx from 'clsx';
import {TextLanguageName} from '@site/src/features/language/TextLanguageName';
import styles from './styles.module.css';

interface DescribedLink extends Props {
  readonly description?: string;
  readonly lang?: string;
}

export default function PaginatorNavLink({
  permalink,
  title,
  subLabel,
  isNext = false,
  description,
  lang,
}: DescribedLink): ReactNode {
  return (
    <Link
      className={clsx(
        'pagination-nav__link',
        isNext ? 'pagination-nav__link--next' : 'pagination-nav__link--prev',
      )}
      to={permalink}>
      {subLabel && (
        <div className="pagination-nav__sublabel">
          {subLabel}
          {lang !== undefined && (
            <>
              {' · '}
              <TextLanguageName text={lang} />
            </>
          )}
        </div>
      )}
      <div className="pagination-nav__label" lang={lang}>
        {title}
      </div>
      {description !== undefined && (
        <div className={styles.description} lang={lang}>
          {description}
        </div>
      )}
    </Link>
  );
}
