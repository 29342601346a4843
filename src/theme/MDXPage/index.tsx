/**
 * Ejected from @docusaurus/theme-classic 3.10.2, MDXPage: the title comes with lead, review date
 * and language (features/page), as on guides.
 */
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {PageContent} from '@site/src/features/page/PageContent';
import {PageLanguagesProvider} from '@site/src/features/head/PageLanguages';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import EditMetaRow from '@theme/EditMetaRow';
import Layout from '@theme/Layout';
import type {Props} from '@theme/MDXPage';
import MDXContent from '@theme/MDXContent';
import TOC from '@theme/TOC';
import TOCCollapsible from '@theme/TOCCollapsible';

/** On small screens, a page with fewer entries begins without contents. */
const FEW = 5;

export default function MDXPage({content: Content}: Props): ReactNode {
  const {title, description, frontMatter, editUrl, lastUpdatedAt, lastUpdatedBy} = Content.metadata;
  const language = usePageLanguage(frontMatter);
  const hasToc = !frontMatter.hide_table_of_contents && Content.toc.length > 2;
  // A page of few parts lists their sections too.
  const parts = Content.toc.filter(({level}) => level === 2).length;
  const levels = {
    minHeadingLevel: 2,
    maxHeadingLevel: frontMatter.toc_max_heading_level ?? (parts < FEW ? 3 : 2),
  };
  const entries = Content.toc.filter(({level}) => level <= levels.maxHeadingLevel).length;
  return (
    <HtmlClassNameProvider className={ThemeClassNames.page.mdxPage}>
      <PageLanguagesProvider own={language.own}>
        <Layout title={title} description={description}>
          <PageMetadata title={title} description={description} />
          <PageContent
            title={title ?? ''}
            lead={description}
            frontMatter={frontMatter}
            language={language}
            foot={
              (editUrl || lastUpdatedAt) && (
                <footer className="docusaurus-mt-lg">
                  <EditMetaRow
                    className={ThemeClassNames.pages.pageFooterEditMetaRow}
                    editUrl={editUrl}
                    lastUpdatedAt={lastUpdatedAt}
                    lastUpdatedBy={lastUpdatedBy}
                  />
                </footer>
              )
            }
            toc={hasToc && <TOC toc={Content.toc} {...levels} />}
            tocAbove={hasToc && entries >= FEW && <TOCCollapsible toc={Content.toc} {...levels} />}>
            <MDXContent>
              <Content />
            </MDXContent>
          </PageContent>
        </Layout>
      </PageLanguagesProvider>
    </HtmlClassNameProvider>
  );
}
