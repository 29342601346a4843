/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Header: the title has the language of
 * the post. A post's own page offers to copy or download it, and prints its address. On that page,
 * date and authors aren't part of the text.
 */
import {Fragment, type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageActions} from '@site/src/features/page-actions/PageActions';
import {NotText} from '@site/src/features/page/NotText';
import {PageAddress} from '@site/src/features/head/PageAddress';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import BlogPostItemHeaderAuthors from '@theme/BlogPostItem/Header/Authors';
import BlogPostItemHeaderInfo from '@theme/BlogPostItem/Header/Info';
import BlogPostItemHeaderTitle from '@theme/BlogPostItem/Header/Title';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const {text} = usePageLanguage(metadata.frontMatter);
  const Facts = isBlogPostPage ? NotText : Fragment;
  return (
    <header>
      <div lang={text}>
        <BlogPostItemHeaderTitle />
      </div>
      <Facts>
        <BlogPostItemHeaderInfo />
        <BlogPostItemHeaderAuthors />
      </Facts>
      {isBlogPostPage && (
        <div className="margin-bottom--lg">
          <PageAddress />
          <PageActions />
        </div>
      )}
    </header>
  );
}
