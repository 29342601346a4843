/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogArchivePage: years are second-level headings
 * and the title is inside the main landmark.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {ArchiveYears} from '@site/src/features/blog/ArchiveYears';
import {PagePicture} from '@site/src/features/head/PagePicture';
import type {Props} from '@theme/BlogArchivePage';
import Layout from '@theme/Layout';

export default function BlogArchivePage({archive}: Props): ReactNode {
  const title = translate({
    id: 'blog.archive.title',
    message: 'All posts by year',
    description: 'Title of the blog archive',
  });
  const description = translate({
    id: 'blog.archive.description',
    message: 'Every post of the developer news, newest first.',
    description: 'Description of the blog archive',
  });
  return (
    <>
      <PageMetadata title={title} description={description} />
      <PagePicture contents={{kind: 'news', title}} />
      <Layout>
        <ArchiveYears
          title={title}
          lead={description}
          posts={archive.blogPosts.map(
            ({metadata: {title: postTitle, permalink, date, frontMatter}}) => ({
              title: postTitle,
              permalink,
              day: new Date(date).toISOString().slice(0, 10),
              frontMatter,
            }),
          )}
        />
      </Layout>
    </>
  );
}
