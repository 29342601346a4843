/**
 * Ejected from @docusaurus/theme-classic 3.10.2, BlogPostItem/Header/Info: the date has the form of
 * the portal.
 */
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {usePluralForm} from '@docusaurus/theme-common';
import {Day} from '@site/src/features/language/Day';
import type {Props} from '@theme/BlogPostItem/Header/Info';
import styles from './styles.module.css';

export default function BlogPostItemHeaderInfo({className}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const {
    metadata: {date, readingTime},
  } = useBlogPost();
  const minutes = Math.ceil(readingTime ?? 0);
  return (
    <div className={clsx(styles.container, 'margin-vert--md', className)}>
      <Day at={date} />
      {minutes > 0 && ' · '}
      {minutes > 0 &&
        selectMessage(
          minutes,
          translate(
            {
              id: 'theme.blog.post.readingTime.plurals',
              description:
                'Pluralized label for "{readingTime} min read". Use as much plural forms (separated by "|") as your language support (see https://www.unicode.org/cldr/cldr-aux/charts/34/supplemental/language_plural_rules.html)',
              message: 'One min read|{readingTime} min read',
            },
            {readingTime: minutes},
          ),
        )}
    </div>
  );
}
