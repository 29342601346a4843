import type {ReactNode} from 'react';

/** The text of a guide or post, which plugins/kept-articles has replaced by `createArticle`. */
export function Article({children}: {readonly children: ReactNode}): ReactNode {
  return children;
}
