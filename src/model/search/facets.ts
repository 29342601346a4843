import type {OutlinePage} from './outline';
import type {SearchRequest} from './types';

const ATTRIBUTES: Readonly<Record<string, (page: OutlinePage) => string | null>> = {
  language: ({language}) => language,
  lang: ({language}) => language,
  docusaurus_tag: ({tag}) => tag,
  version: ({version}) => version,
  'hierarchy.lvl0': ({group}) => group,
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
  return read !== undefined && (read(page) === value) !== (not === '-');
}

/**
 * Whether filters restrict the language. If not, the engine searches its own language and English.
 */
export function namesLanguage(filters: SearchRequest['facetFilters']): boolean {
  return (filters ?? []).flat().some((filter) => /^lang(uage)?:/.test(filter));
}
