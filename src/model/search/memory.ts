import {createAnalyser, type Analyser} from './analyse';
import {createEngine} from './createEngine';
import type {CountryNames} from './fields';
import type {WordPair} from './lexicon';
import {toOutlines} from './outline';
import {buildSearchIndex} from './searchIndex';
import {loadStemmer} from './stemmers';
import type {SearchEngine, SearchRecord} from './types';

/** Analyzers by language. A language without an analyzer is treated as English. */
export async function loadAnalysers(
  languages: readonly string[],
): Promise<(language: string) => Analyser> {
  const loaded = await Promise.all(
    [...new Set(['en', ...languages])].map(
      async (language) =>
        [language, createAnalyser(language, await loadStemmer(language))] as const,
    ),
  );
  const analysers = new Map(loaded);
  const [[, english]] = loaded as [readonly [string, Analyser]];
  return (language) => analysers.get(language) ?? english;
}

/**
 * An engine over records in memory, for local servers, tests and measurements. `locale` is the
 * language of the queries, in addition to English. `words` are the English translations of words in
 * that language (`toWordPairs`).
 */
export async function createMemoryEngine(
  records: readonly SearchRecord[],
  locale: string,
  words: readonly WordPair[] = [],
  names: CountryNames = {},
): Promise<SearchEngine> {
  const outlines = toOutlines(records);
  const analyserOf = await loadAnalysers([locale, ...outlines.map(({language}) => language)]);
  const texts = outlines.flatMap(({sections}) => sections.map((section) => section.texts));
  return createEngine({
    index: buildSearchIndex(outlines, analyserOf, names),
    locale,
    analyserOf,
    words,
    readTexts: async (sections) =>
      new Map(sections.map((section) => [section, texts[section] ?? []])),
  });
}
