/**
 * Wraps @docusaurus/theme-classic 3.10.2, Footer/Logo (safe): adds the tagline beneath.
 */
import type {ReactNode} from 'react';
import {FooterTagline} from '@site/src/features/footer/FooterTagline';
import type {Props} from '@theme/Footer/Logo';
import Logo from '@theme-original/Footer/Logo';

export default function FooterLogo(props: Props): ReactNode {
  return (
    <>
      <Logo {...props} />
      <FooterTagline />
    </>
  );
}
