import type {JSX} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';
import {toResultsAddress} from '@site/src/model/search/address';
import {toSeeAllText} from './searchTexts';

type FooterProps = Parameters<NonNullable<DocSearchModalProps['resultsFooterComponent']>>[0];

/**
 * The link from the dialog to the page with all results. Renders an `<a>`. The page closes the
 * dialog.
 */
export function SeeAllLink({state}: FooterProps): JSX.Element {
  return (
    <Link to={toResultsAddress(state.query)}>
      {toSeeAllText(Number(state.context.nbHits ?? 0))}
    </Link>
  );
}
