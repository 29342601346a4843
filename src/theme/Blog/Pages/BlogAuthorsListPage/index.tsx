/**
 * Wraps @docusaurus/theme-classic 3.10.2, Blog/Pages/BlogAuthorsListPage (safe): adds the page's
 * picture.
 */
import type {ReactNode} from 'react';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import OriginalBlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

export default function BlogAuthorsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogAuthorsListPage {...props} />
      <PagePicture contents={{kind: 'news', title: translateBlogAuthorsListPageTitle()}} />
    </>
  );
}
