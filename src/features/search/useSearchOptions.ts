import {useMemo} from 'react';
import {useDocsContextualSearchTags} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DEFAULT_SEARCH_TAG} from '@docusaurus/theme-common/internal';
import {site} from '@site/src/data/site';
import {usePortalFields} from '@site/src/features/site/usePortalFields';
import {toContextFilters} from '@site/src/model/search/filters';
import type {EngineOptions} from './loadEngine';

export interface SearchOptions extends EngineOptions {
  /** Name of the index, after the product where the portal searches by itself. */
  readonly indexName: string;
  /** What narrows every query: the language of the page and the tags of what is read. */
  readonly filters: ReturnType<typeof toContextFilters>;
  readonly tags: readonly string[];
}

/** What a search needs to know of this build and of the page it is opened on. */
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
