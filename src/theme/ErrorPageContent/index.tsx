/**
 * Ejected from @docusaurus/theme-classic 3.10.2, ErrorPageContent: upstream's error text is pure
 * red and its button is not the portal's.
 */
import type {ReactNode} from 'react';
import {PageCrash} from '@site/src/features/loading/PageCrash';
import type {Props} from '@theme/Error';

export default function ErrorPageContent(props: Props): ReactNode {
  return <PageCrash {...props} />;
}
