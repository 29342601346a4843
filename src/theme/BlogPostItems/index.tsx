/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostItems (safe): provides the components of excerpts.
 * Pages of single posts don't load them (features/article).
 */
import type {ReactNode} from 'react';
import {ArticleText} from '@site/src/features/article/ArticleText';
import type {Props} from '@theme/BlogPostItems';
import OriginalBlogPostItems from '@theme-original/BlogPostItems';

export default function BlogPostItems(props: Props): ReactNode {
  return (
    <ArticleText>
      <OriginalBlogPostItems {...props} />
    </ArticleText>
  );
}
