/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostPage/Metadata (safe): adds the correct hreflang
 * and canonical of a post, and its picture.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageLanguageLinks} from '@site/src/features/head/PageLanguages';
import {PostPicture} from '@site/src/features/head/PostPicture';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import Metadata from '@theme-original/BlogPostPage/Metadata';

export default function BlogPostPageMetadata(): ReactNode {
  const {metadata} = useBlogPost();
  const {own} = usePageLanguage(metadata.frontMatter);
  return (
    <>
      <Metadata />
      <PageLanguageLinks own={own} />
      <PostPicture />
    </>
  );
}
