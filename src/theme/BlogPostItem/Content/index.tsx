/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostItem/Content (safe): marks the text with its
 * language and shows a notice if it isn't the reader's.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {FreshnessNotice} from '@site/src/features/language/FreshnessNotice';
import {TextLanguageProvider} from '@site/src/features/language/TextLanguage';
import {UntranslatedNotice} from '@site/src/features/language/UntranslatedNotice';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import type {Props} from '@theme/BlogPostItem/Content';
import Content from '@theme-original/BlogPostItem/Content';

export default function BlogPostItemContent(props: Props): ReactNode {
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
          <Content {...props} />
        </TextLanguageProvider>
      </div>
    </>
  );
}
