import {terms} from '../../../src/data/glossary/all';
import {searchWords} from '../../../src/data/searchWords';
import {fromHostedRecords, type HostedRecord} from '../../../src/model/search/hosted';
import {toWordPairs} from '../../../src/model/search/lexicon';
import {createMemoryEngine} from '../../../src/model/search/memory';
import type {SearchEngine, SearchRequest, SearchResult} from '../../../src/model/search/types';

/** One index in memory. */
interface StoredIndex {
  readonly records: ReadonlyMap<string, HostedRecord>;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** The indices of the local search service. */
export interface Indices {
  readonly get: (name: string) => StoredIndex | undefined;
  readonly set: (name: string, index: StoredIndex) => void;
  readonly remove: (name: string) => void;
  readonly names: () => readonly string[];
  readonly search: (request: SearchRequest) => Promise<SearchResult | undefined>;
}

/** Indices held in memory and answered by the portal's own engine, one a language. */
export function createIndices(): Indices {
  const stored = new Map<string, StoredIndex>();
  const engines = new WeakMap<StoredIndex, Map<string, Promise<SearchEngine>>>();

  const findEngine = (index: StoredIndex, locale: string): Promise<SearchEngine> => {
    const own = engines.get(index) ?? new Map<string, Promise<SearchEngine>>();
    engines.set(index, own);
    const records = (): HostedRecord[] =>
      [...index.records.values()].filter(({language}) => language === locale);
    const engine =
      own.get(locale) ??
      createMemoryEngine(
        fromHostedRecords(records()),
        locale,
        toWordPairs(searchWords, terms, locale),
      );
    own.set(locale, engine);
    return engine;
  };

  return {
    get: (name) => stored.get(name),
    set: (name, index) => void stored.set(name, index),
    remove: (name) => void stored.delete(name),
    names: () => [...stored.keys()],
    async search({facetFilters = [], ...request}) {
      const index = stored.get(request.indexName);
      if (!index) return undefined;
      const groups = facetFilters.map((filter) => (typeof filter === 'string' ? [filter] : filter));
      const locale =
        groups
          .flat()
          .find((filter) => filter.startsWith('language:'))
          ?.slice('language:'.length) ?? 'en';
      const own = groups.filter((group) => !group.some((filter) => filter.startsWith('language:')));
      const texts = own.map((group) =>
        group.map((filter) => filter.replace(/^text_language:/, 'language:')),
      );
      const languages = [
        ...new Set(
          [...index.records.values()].map(({text_language}) => `language:${text_language}`),
        ),
      ];
      const filters = own.flat().some((filter) => filter.startsWith('text_language:'))
        ? texts
        : [...texts, languages];
      const engine = await findEngine(index, locale);
      const {results} = await engine.search({requests: [{...request, facetFilters: filters}]});
      const [result] = results;
      return (
        result && {
          ...result,
          hits: result.hits.map((hit) => ({...hit, language: locale, text_language: hit.language})),
        }
      );
    },
  };
}
