import {terms} from '../../../src/data/glossary/all';
import {locales} from '../../../src/data/locales';
import {falseFriends, searchWords} from '../../../src/data/searchWords';
import {fromHostedRecords, type HostedRecord} from '../../../src/model/search/hosted';
import {toWordPairs} from '../../../src/model/search/lexicon';
import {createMemoryEngine} from '../../../src/model/search/memory';
import type {SearchEngine, SearchRequest, SearchResult} from '../../../src/model/search/types';

interface StoredIndex {
  readonly records: ReadonlyMap<string, HostedRecord>;
  readonly settings: object;
}

const LANGUAGE = 'language:';
const allLanguages = locales.map(({id}) => `${LANGUAGE}${id}`);

/** The indices of the local search service by name, answered by the portal's own engine. */
export class Indices extends Map<string, StoredIndex> {
  readonly #engines = new WeakMap<StoredIndex, Map<string, Promise<SearchEngine>>>();

  /** The result of a query, or `undefined` if its index doesn't exist. */
  async search({facetFilters = [], ...request}: SearchRequest): Promise<SearchResult | undefined> {
    const index = this.get(request.indexName);
    if (!index) return undefined;
    const groups = facetFilters.map((filter) => [filter].flat());
    // The language of a page chooses the engine; that of its text is the engine's own filter.
    const page = groups.flat().find((filter) => filter.startsWith(LANGUAGE));
    const locale = page?.slice(LANGUAGE.length) ?? 'en';
    const own = groups
      .filter((group) => !group.some((filter) => filter.startsWith(LANGUAGE)))
      .map((group) => group.map((filter) => filter.replace(/^text_language:/, LANGUAGE)));
    const isFiltered = own.flat().some((filter) => filter.startsWith(LANGUAGE));
    const engine = await this.#findEngine(index, locale);
    const filtered = {...request, facetFilters: isFiltered ? own : [...own, allLanguages]};
    const [result] = (await engine.search({requests: [filtered]})).results;
    const toHosted = (hit: SearchResult['hits'][number]) => ({
      ...hit,
      language: locale,
      text_language: hit.language,
    });
    return result && {...result, hits: result.hits.map(toHosted)};
  }

  /** The engine of one language, created once. */
  #findEngine(index: StoredIndex, locale: string): Promise<SearchEngine> {
    const engines = this.#engines.get(index) ?? new Map<string, Promise<SearchEngine>>();
    this.#engines.set(index, engines);
    const known = engines.get(locale);
    if (known) return known;
    const records = [...index.records.values()].filter(({language}) => language === locale);
    const words = toWordPairs(searchWords, terms, locale, true, falseFriends);
    const engine = createMemoryEngine(fromHostedRecords(records), locale, words);
    engines.set(locale, engine);
    return engine;
  }
}
