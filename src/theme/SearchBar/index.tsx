/**
 * Replaces @docusaurus/theme-classic 3.10.2, SearchBar (empty there; theme-search-algolia's adds
 * the whole modal to every page): the search of features/search.
 */
import type {ReactNode} from 'react';
import {SearchControl} from '@site/src/features/search/SearchControl';

export default function SearchBar(): ReactNode {
  return <SearchControl />;
}
