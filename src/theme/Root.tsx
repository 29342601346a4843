/**
 * Ejected from @docusaurus/core 3.10.2, theme-fallback/Root: what exists once for the whole visit, whatever page is shown (features/consent).
 */
import type {ReactNode} from 'react';
import {CookieBanner} from '@site/src/features/consent/CookieBanner';
import {ThirdPartyScripts} from '@site/src/features/consent/ThirdPartyScripts';
import type {Props} from '@theme/Root';

export default function Root({children}: Props): ReactNode {
  return (
    <>
      {children}
      <CookieBanner />
      <ThirdPartyScripts />
    </>
  );
}
