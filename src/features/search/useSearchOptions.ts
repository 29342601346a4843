import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {site} from '@site/src/data/site';
import {usePortalFields} from '@site/src/features/site/usePortalFields';
import {toContextFilters} from '@site/src/model/search/filters';
import type {EngineOptions} from './loadEngine';

export interface SearchOptions extends EngineOptions {
  /** Name of the index. If the portal uses its own search, it is derived from the product. */
  readonly indexName: string;
  /** Filters of every query: the language of the page and the tags of the pages to search. */
  readonly filters: ReturnType<typeof toContextFilters>;
  readonly tags: readonly string[];
}

/** Settings of a search in this build, for the page where it was opened. */
export function useSearchOptions(): SearchOptions {
  const {
    siteConfig: {baseUrl},
    i18n: {currentLocale: locale},
  } = useDocusaurusContext();
  const {algolia} = usePortalFields();
  const tags = [DEFAULT_SEARCH_TAG, ...useDocsContextualSearchTags()].join(' ');
  return useMemo(
    () => ({
      algolia,
      baseUrl,
      locale,
      indexName: algolia?.index ?? site.slug,
      filters: toContextFilters({locale, tags: tags.split(' '), isHosted: algolia !== null}),
      tags: tags.split(' '),
    }),
    [algolia, baseUrl, locale, tags],
  );
}
