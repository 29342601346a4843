/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostPage: tells the table of contents, which stands beside the post, the language of its text.
 */
import type {ReactNode} from 'react';
import {TextLanguageProvider} from '@site/src/features/page/TextLanguage';
import {usePageLanguage} from '@site/src/features/page/usePageLanguage';
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
