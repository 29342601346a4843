import {fieldNames, readField, type FieldName} from './fields';
import type {OutlinePage} from './outline';
import type {SearchRequest, SearchResult} from './types';

const ATTRIBUTES: Readonly<
  Record<string, (page: OutlinePage) => string | null | readonly string[]>
> = {
  language: ({language}) => language,
  lang: ({language}) => language,
  docusaurus_tag: ({tag}) => tag,
  version: ({version}) => version,
  'hierarchy.lvl0': ({group}) => group,
  country: (page) => readField(page, 'country'),
  product: (page) => readField(page, 'product'),
  kind: (page) => readField(page, 'kind'),
};

/**
 * Whether a page passes the filters. An inner list is an OR, the outer list an AND.
 * `attribute:-value` excludes pages. A filter on an unknown attribute matches nothing.
 */
export function toPageFilter(
  filters: SearchRequest['facetFilters'],
): (page: OutlinePage) => boolean {
  const groups = (filters ?? [])
    .map((filter) => (typeof filter === 'string' ? [filter] : filter))
    .filter((group) => group.length > 0);
  return (page) => groups.every((group) => group.some((filter) => passes(page, filter)));
}

function passes(page: OutlinePage, filter: string): boolean {
  const [, attribute = '', not = '', value = ''] = /^([^:]+):(-?)(.*)$/s.exec(filter) ?? [];
  const read = ATTRIBUTES[attribute];
  if (read === undefined) return false;
  const own = read(page);
  return (Array.isArray(own) ? own.includes(value) : own === value) !== (not === '-');
}

/**
 * Whether filters restrict the language. If not, the engine searches its own language and English.
 */
export function namesLanguage(filters: SearchRequest['facetFilters']): boolean {
  return (filters ?? []).flat().some((filter) => /^lang(uage)?:/.test(filter));
}

/** Counts the values of the fields asked for over the pages of the results, one entry per result. */
export function countFields(
  asked: readonly string[],
  pages: readonly OutlinePage[],
): NonNullable<SearchResult['facets']> {
  const counts: Partial<Record<FieldName, Record<string, number>>> = {};
  for (const name of fieldNames) {
    if (!asked.includes(name)) continue;
    const own: Record<string, number> = (counts[name] = {});
    for (const page of pages)
      for (const value of readField(page, name)) own[value] = (own[value] ?? 0) + 1;
  }
  return counts;
}
