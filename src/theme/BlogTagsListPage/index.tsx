/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogTagsListPage: each tag is a heading with its
 * description, without letters above; adds lead and picture of the page.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {
  HtmlClassNameProvider,
  PageMetadata,
  ThemeClassNames,
  translateTagsPageTitle,
} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {EntryList} from '@site/src/features/blog/EntryList';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from '@site/src/features/page/PageIntro';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogTagsListPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogTagsListPage({tags, sidebar}: Props): ReactNode {
  const title = translateTagsPageTitle();
  const lead = translate({
    id: 'blog.tags.description',
    message: 'What the posts of the developer news are about.',
    description: 'Description of the list of all tags of the blog',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagsListPage)}>
      <PageMetadata title={title} description={lead} />
      <PagePicture contents={{kind: 'news', title}} />
      <SearchMetadata tag="blog_tags_list" />
      <BlogLayout sidebar={sidebar}>
        <PageIntro title={title} lead={lead} actions={<Link to="/blog">{sidebar.title}</Link>} />
        <EntryList entries={tags} rel="tag" />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
