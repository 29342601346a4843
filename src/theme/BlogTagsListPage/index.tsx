/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogTagsListPage: each tag has its description
 * instead of a letter as its heading; adds the page's picture.
 */
import type {ReactNode} from 'react';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import {TagList} from '@site/src/features/blog/TagList';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from '@site/src/features/page/PageIntro';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} />
      <PagePicture contents={{kind: 'news', title}} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <PageIntro title={title} />
        <TagList tags={tags} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
