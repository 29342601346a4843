import {cloneElement, isValidElement, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {Day} from '@site/src/features/language/Day';
import {usePageLanguage} from '@site/src/features/language/usePageLanguage';
import {CountryMarks} from '@site/src/features/site/CountryMarks';
import BlogPostItemContent from '@theme/BlogPostItem/Content';
import ReadMoreLink from '@theme/BlogPostItem/Footer/ReadMoreLink';
import Tag from '@theme/Tag';
import styles from './PostCard.module.css';
import {PostFacts} from './PostFacts';
import {toPostCountries} from './postFacets';

/** The sources of a post are on its page. */
const components = {Sources: () => null};

/**
 * A post in a list: its date and countries in a lane, the beginning of its text on a card. Renders
 * an `<article>`.
 */
export function PostCard({children}: {readonly children: ReactNode}): ReactNode {
  const {metadata} = useBlogPost();
  const {title, permalink, date, tags, frontMatter} = metadata;
  const {text} = usePageLanguage(frontMatter);
  return (
    <article className={styles.post}>
      <div className={styles.postLane}>
        <Day at={date} form="medium" />
        <span>
          <CountryMarks of={toPostCountries(frontMatter)} />
        </span>
      </div>
      <div className={styles.postCard}>
        <h2 lang={text}>
          <Link to={permalink}>{title}</Link>
        </h2>
        <PostFacts />
        <BlogPostItemContent>
          {isValidElement<{readonly components?: object}>(children)
            ? cloneElement(children, {components})
            : children}
        </BlogPostItemContent>
        <footer>
          {tags.map((tag) => (
            <Tag key={tag.permalink} {...tag} />
          ))}
          <ReadMoreLink blogPostTitle={title} to={permalink} />
        </footer>
      </div>
    </article>
  );
}
