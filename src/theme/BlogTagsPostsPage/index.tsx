/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogTagsPostsPage (safe): adds the page's picture.
 */
import type {ReactNode} from 'react';
import {useBlogTagsPostsPageTitle} from '@docusaurus/theme-common/internal';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/BlogTagsPostsPage';
import OriginalBlogTagsPostsPage from '@theme-original/BlogTagsPostsPage';

export default function BlogTagsPostsPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogTagsPostsPage {...props} />
      <PagePicture contents={{kind: 'news', title: useBlogTagsPostsPageTitle(props.tag)}} />
    </>
  );
}
