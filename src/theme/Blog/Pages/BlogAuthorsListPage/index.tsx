/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Blog/Pages/BlogAuthorsListPage: the same head and
 * list as the page of tags, without pictures and social networks, which our authors don't have; adds
 * lead and picture of the page.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {translateBlogAuthorsListPageTitle} from '@docusaurus/theme-common/internal';
import {translate} from '@docusaurus/Translate';
import {EntryList} from '@site/src/features/blog/EntryList';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from '@site/src/features/page/PageIntro';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogLayout from '@theme/BlogLayout';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogAuthorsListPage({authors, sidebar}: Props): ReactNode {
  const title = translateBlogAuthorsListPageTitle();
  const lead = translate({
    id: 'blog.authors.description',
    message: 'Who writes the developer news.',
    description: 'Description of the list of all authors of the blog',
  });
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogAuthorsListPage)}>
      <PageMetadata title={title} description={lead} />
      <PagePicture contents={{kind: 'news', title}} />
      <SearchMetadata tag="blog_authors_list" />
      <BlogLayout sidebar={sidebar}>
        <PageIntro title={title} lead={lead} actions={<Link to="/blog">{sidebar.title}</Link>} />
        <EntryList
          entries={authors.map(({key, name, title: description, page, count}) => ({
            label: name ?? key,
            permalink: page?.permalink,
            description,
            count,
          }))}
        />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
