/**
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Root: components that exist once for the
 * whole visit, on every page (features/consent, features/print, features/search,
 * features/shortcuts, features/site).
 */
import type {ReactNode} from 'react';
import {CookieBanner} from '@site/src/features/consent/CookieBanner';
import {ThirdPartyScripts} from '@site/src/features/consent/ThirdPartyScripts';
import {OpenDetails} from '@site/src/features/print/OpenDetails';
import {SearchProvider} from '@site/src/features/search/SearchProvider';
import {HeadUpdates} from '@site/src/features/loading/HeadUpdates';
import {WakeFailure} from '@site/src/features/loading/WakeFailure';
import {Shortcuts} from '@site/src/features/shortcuts/Shortcuts';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <HeadUpdates />
      <SearchProvider>{children}</SearchProvider>
      <CookieBanner />
      <ThirdPartyScripts />
      <OpenDetails />
      <Shortcuts />
      <WakeFailure />
    </>
  );
}
