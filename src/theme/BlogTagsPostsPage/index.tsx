/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogTagsPostsPage: the same head as other pages;
 * adds the page's picture. All posts are on this page, so it has no links to further ones.
 */
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import {usePostCount} from '@site/src/features/blog/usePostCount';
import {PagePicture} from '@site/src/features/head/PagePicture';
import {PageIntro} from '@site/src/features/page/PageIntro';
import BlogLayout from '@theme/BlogLayout';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';
import clsx from 'clsx';

export default function BlogTagsPostsPage({tag, items, sidebar}: Props): ReactNode {
  const toCount = usePostCount();
  const title = translate(
    {
      id: 'theme.blog.tagTitle',
      message: '{nPosts} tagged with “{tagName}”',
      description: 'The title of the page for a blog tag',
    },
    {nPosts: toCount(tag.count), tagName: tag.label},
  );
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}>
      <PageMetadata title={title} description={tag.description} />
      <PagePicture contents={{kind: 'news', title}} />
      <SearchMetadata tag="blog_tags_posts" />
      <BlogLayout sidebar={sidebar}>
        <PageIntro
          title={title}
          lead={tag.description}
          actions={
            <Link to={tag.allTagsPath}>
              <Translate
                id="theme.tags.tagsPageLink"
                description="The label of the link targeting the tag list page">
                View all tags
              </Translate>
            </Link>
          }
        />
        <BlogPostItems items={items} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
