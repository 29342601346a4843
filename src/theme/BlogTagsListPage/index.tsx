/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogTagsListPage (safe): adds the page's picture.
 */
import type {ReactNode} from 'react';
import {translateTagsPageTitle} from '@docusaurus/theme-common';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/BlogTagsListPage';
import OriginalBlogTagsListPage from '@theme-original/BlogTagsListPage';

export default function BlogTagsListPage(props: Props): ReactNode {
  return (
    <>
      <OriginalBlogTagsListPage {...props} />
      <PagePicture contents={{kind: 'news', title: translateTagsPageTitle()}} />
    </>
  );
}
