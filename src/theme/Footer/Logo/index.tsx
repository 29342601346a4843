/**
 * Wraps @docusaurus/theme-classic 3.10.2, Footer/Logo (safe): adds the tagline and the marks of
 * social networks beneath.
 */
import type {ReactNode} from 'react';
import {FooterTagline} from '@site/src/features/footer/FooterTagline';
import {SocialLinks} from '@site/src/features/footer/SocialLinks';
import type {Props} from '@theme/Footer/Logo';
import Logo from '@theme-original/Footer/Logo';

export default function FooterLogo(props: Props): ReactNode {
  return (
    <>
      <Logo {...props} />
      <FooterTagline />
      <SocialLinks />
    </>
  );
}
