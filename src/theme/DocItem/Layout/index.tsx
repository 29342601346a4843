/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Layout: the article has the language of
 * its text and provides it to the table of contents; the interface inside it has the reader's.
 * Without the banner and badge of versions, since guides have one version.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useWindowSize} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {PageFeedback} from '@site/src/features/feedback/PageFeedback';
import {TextLanguageProvider} from '@site/src/features/language/TextLanguage';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import ContentVisibility from '@theme/ContentVisibility';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import DocItemContent from '@theme/DocItem/Content';
import DocItemFooter from '@theme/DocItem/Footer';
import type {Props} from '@theme/DocItem/Layout';
import DocItemPaginator from '@theme/DocItem/Paginator';
import DocItemTOCDesktop from '@theme/DocItem/TOC/Desktop';
import clsx from 'clsx';
import styles from './styles.module.css';

export default function DocItemLayout({children}: Props): ReactNode {
  const {metadata, frontMatter, toc} = useDoc();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  const windowSize = useWindowSize();
  const {text} = usePageLanguage(frontMatter);
  const hasToc = !frontMatter.hide_table_of_contents && toc.length > 0;
  return (
    <TextLanguageProvider text={text}>
      <div className="row">
        <div className={clsx('col', hasToc && styles.docItemCol)}>
          <ContentVisibility metadata={metadata} />
          <div className={styles.docItemContainer}>
            <article lang={text}>
              <div lang={currentLocale}>
                <DocBreadcrumbs />
              </div>
              <DocItemContent>{children}</DocItemContent>
              <div lang={currentLocale}>
                <DocItemFooter />
              </div>
            </article>
            <PageFeedback />
            <DocItemPaginator />
          </div>
        </div>
        {hasToc && windowSize !== 'mobile' && (
          <div className={clsx('col col--3', styles.tocCol)}>
            <DocItemTOCDesktop />
          </div>
        )}
      </div>
    </TextLanguageProvider>
  );
}
