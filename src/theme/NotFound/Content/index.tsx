/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound/Content: the page is a receipt with zero items and ways on.
 */
import type {ReactNode} from 'react';
import {NotFoundReceipt} from '@site/src/features/receipt/NotFoundReceipt';

export default function NotFoundContent(): ReactNode {
  return <NotFoundReceipt />;
}
