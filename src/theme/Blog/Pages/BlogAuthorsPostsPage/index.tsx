/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Blog/Pages/BlogAuthorsPostsPage: the same head as
 * other pages; adds the page's picture. All posts are on this page, so it has no links to further
 * ones.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogMetadata} from '@docusaurus/plugin-content-blog/client';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import {
  BlogAuthorsListViewAllLabel,
  useBlogAuthorPageTitle,
} from '@docusaurus/theme-common/internal';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from '@site/src/features/page/PageIntro';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogAuthorsPostsPage({author, items, sidebar}: Props): ReactNode {
  const {authorsListPath} = useBlogMetadata();
  const title = useBlogAuthorPageTitle(author);
  return (
    <HtmlClassNameProvider
      className={clsx(
        ThemeClassNames.wrapper.blogPages,
        ThemeClassNames.page.blogAuthorsPostsPage,
      )}>
      <PageMetadata title={title} />
      <PagePicture contents={{kind: 'news', title}} />
      <SearchMetadata tag="blog_authors_posts" />
      <BlogLayout sidebar={sidebar}>
        <PageIntro
          title={author.name ?? author.key}
          lead={[author.title, author.description].filter(Boolean).join('. ')}
          actions={
            <Link to={authorsListPath}>
              <BlogAuthorsListViewAllLabel />
            </Link>
          }
        />
        <BlogPostItems items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
