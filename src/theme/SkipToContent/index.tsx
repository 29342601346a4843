/**
 * Wraps @docusaurus/theme-classic 3.10.2, SkipToContent (safe): adds the skip link to the cookie
 * banner, which is last in the page.
 */
import type {ReactNode} from 'react';
import {SkipToCookies} from '@site/src/features/consent/SkipToCookies';
import SkipToContent from '@theme-original/SkipToContent';

export default function SkipLinks(): ReactNode {
  return (
    <>
      <SkipToContent />
      <SkipToCookies />
    </>
  );
}
