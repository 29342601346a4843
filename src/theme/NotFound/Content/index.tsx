/**
 * Ejected from @docusaurus/theme-classic 3.10.2, NotFound/Content: the page is a receipt with zero
 * items, a way into the search, and links to other pages. It sets its title, because the 404 page of guides only renders
 * the content.
 */
import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import {translate} from '@docusaurus/Translate';
import {NotFoundReceipt} from '@site/src/features/receipt/NotFoundReceipt';
import {SearchField} from '@site/src/features/search/SearchField';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      <PageMetadata
        title={translate({
          id: 'notFound.pageTitle',
          message: 'Page not found',
          description: 'Title of the browser tab on the 404 page',
        })}
      />
      <NotFoundReceipt>
        <SearchField className="margin-top--md" />
      </NotFoundReceipt>
    </>
  );
}
