/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Header: only a post's own page has it,
 * because lists show cards. The title has the language of the post. Its date, countries, products
 * and authors aren't part of the text. The page offers to copy or download the post, and prints its
 * address.
 */
import type {ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PostFacts} from '@site/src/features/blog/PostFacts';
import {PageAddress} from '@site/src/features/head/PageAddress';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import {PageActions} from '@site/src/features/page-actions/PageActions';
import {NotText} from '@site/src/features/page/NotText';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

export default function BlogPostItemHeader(): ReactNode {
  const {metadata} = useBlogPost();
  const {text} = usePageLanguage(metadata.frontMatter);
  return (
    <header>
      <div lang={text}>
        <Heading as="h1">{metadata.title}</Heading>
      </div>
      <div className={styles.facts}>
        <NotText>
          <PostFacts isDated />
        </NotText>
        <PageActions />
      </div>
      <PageAddress />
    </header>
  );
}
