/**
 * Ejected from @docusaurus/theme-classic 3.10.2, Footer/Copyright: the years are computed when the
 * site is built, not kept in every language's messages.
 */
import type {ReactNode} from 'react';
import {FooterCopyright} from '@site/src/features/footer/FooterCopyright';
import type {Props} from '@theme/Footer/Copyright';

export default function Copyright({copyright}: Props): ReactNode {
  return <FooterCopyright holder={copyright} />;
}
