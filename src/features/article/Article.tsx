import type {ReactNode} from 'react';
import {ArticleText} from './ArticleText';

interface ArticleProps {
  /** The compiled text. */
  readonly children: ReactNode;
}

/**
 * The text of a guide or post. Renders a `<div>`. Builds replace this module: servers render the
 * text as the root of its own (Article.server), and browsers keep that HTML (Article.browser).
 */
export function Article({children}: ArticleProps): ReactNode {
  return (
    <div className="markdown" data-article>
      <ArticleText>{children}</ArticleText>
    </div>
  );
}
