/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Content: marks the text with its
 * language, shows a notice if it isn't the reader's, and keeps the code of a post's text out of the
 * first view. Lists provide the components of their excerpts themselves.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {blogPostContainerID} from '@docusaurus/utils-common';
import {Article} from '@site/src/features/article/Article';
import {FreshnessNotice} from '@site/src/features/language/FreshnessNotice';
import {TextLanguageProvider} from '@site/src/features/language/TextLanguage';
import {UntranslatedNotice} from '@site/src/features/language/UntranslatedNotice';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import type {Props} from '@theme/BlogPostItem/Content';
import clsx from 'clsx';

export default function BlogPostItemContent({children, className}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {text, isForeign} = usePageLanguage(metadata.frontMatter);
  return (
    <>
      {isBlogPostPage &&
        (isForeign ? (
          <UntranslatedNotice text={text} />
        ) : (
          <FreshnessNotice frontMatter={metadata.frontMatter} />
        ))}
      <div lang={text}>
        <TextLanguageProvider text={text}>
          {isBlogPostPage ? (
            // The feeds find the text by this id.
            <div id={blogPostContainerID} className={clsx('markdown', className)}>
              <Article>{children}</Article>
            </div>
          ) : (
            <div className={clsx('markdown', className)}>{children}</div>
          )}
        </TextLanguageProvider>
      </div>
    </>
  );
}
