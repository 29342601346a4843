import {useEffect, type ReactNode} from 'react';
import {MDXProvider} from '@mdx-js/react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {BrowserContextProvider} from '@docusaurus/core/lib/client/browserContext';
import MDXComponents from '@theme/MDXComponents';

/** The text of an article with the components that writers use. Renders its children. */
export function ArticleText({children}: {readonly children: ReactNode}): ReactNode {
  return <MDXProvider components={MDXComponents}>{children}</MDXProvider>;
}

interface ArticleRootProps {
  readonly children: ReactNode;
  /** Called once everything in the text works. */
  readonly onAwake?: () => void;
}

/**
 * The text of an article with its own root. In browsers, its first rendering is as on the
 * server, although the page is awake. An error in it leaves the rest of the page.
 */
export function ArticleRoot({children, onAwake}: ArticleRootProps): ReactNode {
  useEffect(() => onAwake?.(), [onAwake]);
  return (
    <BrowserContextProvider>
      <ErrorBoundary>
        <ArticleText>{children}</ArticleText>
      </ErrorBoundary>
    </BrowserContextProvider>
  );
}
