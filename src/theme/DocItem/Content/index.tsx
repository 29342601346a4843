/**
 * Ejected from @docusaurus/theme-classic 3.10.2, DocItem/Content: the title comes with section,
 * lead, review date and language (features/page). On small screens, the table of contents is below
 * it.
 */
import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {Article} from '@site/src/features/article/Article';
import {GuideContent} from '@site/src/features/page/GuideContent';
import type {Props} from '@theme/DocItem/Content';
import DocItemTOCMobile from '@theme/DocItem/TOC/Mobile';
import styles from './styles.module.css';

export default function DocItemContent({children}: Props): ReactNode {
  const {frontMatter, toc} = useDoc();
  const {
    i18n: {currentLocale},
  } = useDocusaurusContext();
  return (
    <GuideContent>
      {!frontMatter.hide_table_of_contents && toc.length > 0 && (
        <div className={styles.tocAbove} lang={currentLocale}>
          <DocItemTOCMobile />
        </div>
      )}
      <Article>{children}</Article>
    </GuideContent>
  );
}
