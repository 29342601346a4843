/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostPage: provides the table of contents with the
 * language of the post's text.
 */
import type {ReactNode} from 'react';
import {TextLanguageProvider} from '@site/src/features/language/TextLanguage';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import type {Props} from '@theme/BlogPostPage';
import OriginalBlogPostPage from '@theme-original/BlogPostPage';

export default function BlogPostPage(props: Props): ReactNode {
  const {text} = usePageLanguage(props.content.metadata.frontMatter);
  return (
    <TextLanguageProvider text={text}>
      <OriginalBlogPostPage {...props} />
    </TextLanguageProvider>
  );
}
