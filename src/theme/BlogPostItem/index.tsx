/**
 * Wraps @docusaurus/theme-classic 3.10.2, BlogPostItem (safe): lists show posts as cards. A
 * post's own page asks whether it helped and offers the newsletter. Both are below the article
 * instead of in its footer, so that search and feeds only contain the post.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PostCard} from '@site/src/features/blog/PostCard';
import {PageFeedback} from '@site/src/features/feedback/PageFeedback';
import {NewsletterSignup} from '@site/src/features/newsletter/NewsletterSignup';
import type {Props} from '@theme/BlogPostItem';
import OriginalBlogPostItem from '@theme-original/BlogPostItem';

export default function BlogPostItem(props: Props): ReactNode {
  const {isBlogPostPage} = useBlogPost();
  if (!isBlogPostPage) return <PostCard>{props.children}</PostCard>;
  return (
    <>
      <OriginalBlogPostItem {...props} />
      <PageFeedback />
      <div className="margin-vert--xl" data-print="no">
        <NewsletterSignup />
      </div>
    </>
  );
}
