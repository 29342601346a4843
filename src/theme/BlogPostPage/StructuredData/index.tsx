/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostPage/StructuredData: upstream knows
 * neither the post's picture nor the language and address of its text.
 */
import type {ReactNode} from 'react';
import {PostData} from '@site/src/features/head/PostData';

export default function BlogPostStructuredData(): ReactNode {
  return <PostData />;
}
