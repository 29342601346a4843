/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogListPage: the list has a heading and
 * filters. All posts are on this page, so it has no links to further ones.
 */
import type {ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {PostList} from '@site/src/features/blog/PostList';
import {PageIntro} from '@site/src/features/page/PageIntro';
import {PagePicture} from '@site/src/features/head/PagePicture';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <PagePicture contents={{kind: 'news', title: metadata.blogTitle}} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <PageIntro title={metadata.blogTitle} lead={metadata.blogDescription} />
        <PostList items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
