import {isValidElement, type ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {ArticleRoot} from './ArticleText';
import {isWhole} from './createWhole';
import {ARTICLE_IDS} from './ids';
import {useContexts} from './useContexts';

/** The text of a guide or post as the HTML of its own root, which browsers can hydrate later. */
export function Article({children}: {readonly children: ReactNode}): ReactNode {
  const withContexts = useContexts();
  if (isValidElement(children) && isWhole(children)) return children;
  return <Html of={withContexts(<ArticleRoot>{children}</ArticleRoot>)} />;
}

/** Has no hooks, because rendering inside a component replaces React's record of them. */
function Html({of}: {readonly of: ReactNode}): ReactNode {
  const html = renderToString(of, {identifierPrefix: ARTICLE_IDS});
  return <div className="markdown" data-article dangerouslySetInnerHTML={{__html: html}} />;
}
