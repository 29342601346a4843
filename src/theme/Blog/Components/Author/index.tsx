/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Blog/Components/Author: the portal's face, without
 * pictures and social networks, which our authors don't have. Only the list of authors shows it;
 * posts name their authors in one line.
 */
import type {ReactNode} from 'react';
import {AuthorName} from '@site/src/features/blog/AuthorName';
import type {Props} from '@theme/Blog/Components/Author';

export default function BlogAuthor({author, count}: Props): ReactNode {
  return (
    <AuthorName name={author.name} title={author.title} to={author.page?.permalink} count={count} />
  );
}
