/**
 * Wraps @docusaurus/theme-classic 3.10.2, Blog/Pages/BlogAuthorsPostsPage (safe): adds the page's
 * picture.
 */
import type {ReactNode} from 'react';
import {useBlogAuthorPageTitle} from '@docusaurus/theme-common/internal';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import OriginalBlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

export default function BlogAuthorsPostsPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsPostsPage {...props} />
      <PagePicture contents={{kind: 'news', title: useBlogAuthorPageTitle(props.author)}} />
    </>
  );
}
