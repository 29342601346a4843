import {use, type Context, type ReactNode} from 'react';
import * as router from 'react-router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {BrokenLinksProvider} from '@docusaurus/core/lib/client/BrokenLinksContext';
import {TextLanguageProvider, useTextLanguage} from '@site/src/features/language/TextLanguage';

/** Exported by react-router 5, but missing from its types. */
const {__RouterContext: RouterContext, __HistoryContext: HistoryContext} =
  router as typeof router & {
    readonly __HistoryContext: Context<ReturnType<typeof router.useHistory>>;
  };

/**
 * Passes on what a text needs from the page around it, because the root of an article doesn't see
 * the page's contexts: the addresses, the language of the text, and the collection of broken links.
 */
export function useContexts(): (children: ReactNode) => ReactNode {
  const history = use(HistoryContext);
  const place = use(RouterContext);
  const brokenLinks = useBrokenLinks();
  const text = useTextLanguage();
  return (children) => (
    <RouterContext value={place}>
      <HistoryContext value={history}>
        <BrokenLinksProvider brokenLinks={brokenLinks}>
          <TextLanguageProvider text={text}>{children}</TextLanguageProvider>
        </BrokenLinksProvider>
      </HistoryContext>
    </RouterContext>
  );
}
