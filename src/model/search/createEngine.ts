import type {Analyser} from './analyse';
import {toHit} from './answer';
import {createExpander, type Expanded} from './expand';
import {countFields, namesLanguage, toPageFilter} from './facets';
import type {OutlinePage} from './outline';
import {toQueryWords} from './query';
import {createTranslate, type WordPair} from './lexicon';
import {rankSections} from './rank';
import type {SearchIndex} from './searchIndex';
import type {SearchEngine, SearchRequest, SearchResult} from './types';

export interface EngineOptions {
  readonly index: SearchIndex;
  /** The reader's language. English texts are always searched as well. */
  readonly locale: string;
  readonly analyserOf: (language: string) => Analyser;
  /** English translations of words in the reader's language. */
  readonly words?: readonly WordPair[];
  /** Loads the texts of a section, when a hit shows one of them. */
  readonly readTexts: (
    sections: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly string[]>>;
}

/**
 * The factor for pages of the section from which the reader searches. With 2, a title such as `Vérifier
 * un ticket` comes before the guides of SIGN FR.
 */
const PREFERRED = 3;
/**
 * The factor for pages about the countries of the reader's language. It decides between equals only:
 * with 1.04, the mean reciprocal rank of written questions falls in four languages.
 */
const NEAR = 1.02;
const DEFAULT_HITS = 20;
const MOST_HITS = 1000;

/**
 * Answers queries from an index, in the form of Algolia's responses. Rejects if texts can't be
 * loaded; never returns incomplete hits.
 */
export function createEngine({
  index,
  locale,
  analyserOf,
  words = [],
  readTexts,
}: EngineOptions): SearchEngine {
  const languages = [...new Set([locale, 'en'])];
  const analysers = languages.map(analyserOf);
  const expand = createExpander(
    index,
    (word) => analysers.flatMap(({toForms}) => toForms(word)),
    locale === 'de',
  );
  const translate = createTranslate(words, analyserOf(locale));
  // Codes of countries and languages are the same, and Austrians read German.
  const near: readonly string[] = locale === 'de' ? ['de', 'at'] : [locale];
  const isNear = ({countries}: OutlinePage): boolean =>
    countries.length > 0 && countries.every((country) => near.includes(country));
  const names = new Set(index.pages.map(({group}) => group.toLowerCase()));
  const answer = async (request: SearchRequest): Promise<SearchResult> => {
    const hitsPerPage = toCount(request.hitsPerPage, DEFAULT_HITS, 1);
    const page = toCount(request.page, 0, 0);
    const filters = namesLanguage(request.facetFilters)
      ? request.facetFilters
      : [...(request.facetFilters ?? []), languages.map((language) => `language:${language}`)];
    const passes = toPageFilter(filters);
    const expanded: readonly Expanded[] = expand(
      toQueryWords(String(request.query), analysers, translate, names),
    );
    const preferred = request.optionalFilters ?? [];
    const isPreferred = toPageFilter(preferred);
    const ranked = rankSections(
      index,
      expanded,
      {
        isWanted: (page) => passes(page),
        toFactor: (page) =>
          (preferred.length > 0 && isPreferred(page) ? PREFERRED : 1) * (isNear(page) ? NEAR : 1),
      },
      analyserOf,
    );
    const shown = ranked
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map(({section}) => section);
    const hits = await toHits(shown, expanded, request);
    return {
      hits,
      nbHits: ranked.length,
      page,
      nbPages: Math.ceil(ranked.length / hitsPerPage),
      hitsPerPage,
      query: request.query,
      ...(request.facets && {
        facets: countFields(
          request.facets,
          ranked.flatMap(({section}) => index.pages[index.sections[section]?.page ?? -1] ?? []),
        ),
      }),
    };
  };
  const toHits = async (
    shown: readonly number[],
    expanded: readonly Expanded[],
    request: SearchRequest,
  ): Promise<SearchResult['hits']> => {
    const context = {index, expanded, request, analyserOf};
    const first = shown.map((section) => toHit(context, section));
    const wanting = shown.filter((_, place) => first[place] === undefined);
    const texts =
      wanting.length > 0 ? await readTexts(wanting) : new Map<number, readonly string[]>();
    return shown.map((section, place) => {
      const hit = first[place] ?? toHit(context, section, texts.get(section) ?? []);
      if (hit === undefined)
        throw new Error('The search index has no text for one of its sections.');
      return hit;
    });
  };
  return {search: async ({requests}) => ({results: await Promise.all(requests.map(answer))})};
}

function toCount(value: unknown, otherwise: number, least: number): number {
  return typeof value === 'number' && Number.isFinite(value)
    ? Math.min(Math.max(Math.floor(value), least), MOST_HITS)
    : otherwise;
}
