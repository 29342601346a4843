import type {Analyser} from './analyse';
import {toDistance} from './distance';
import type {Expanded, Expansion} from './expand';
import {pageRanks, type OutlinePage} from './outline';
import {foldWord, toWords} from './words';
import {headingLevel, type SearchIndex} from './searchIndex';

export interface RankedSection {
  readonly section: number;
  readonly score: number;
  /** Whether it has every query word that occurs in the index. */
  readonly isFull: boolean;
}

/**
 * The weight of a term by its level in a section: three levels by share in texts, then headings.
 */
const LEVEL_WEIGHTS = [0.5, 0.72, 0.95, 1.9] as const;
/**
 * The share of a match that a section inherits from a heading above it, its page, and its group.
 */
const INHERITED = {heading: 0.6, page: 0.6, group: 0.4} as const;
const RERANKED = 120;

/** Which pages a search considers, and by how much it prefers each. */
export interface PageChoice {
  readonly isWanted: (page: OutlinePage) => boolean;
  readonly toFactor?: (page: OutlinePage) => number;
}

/**
 * Sections that match a query, best first: those with all words, then those with the rarer words.
 * Sections for which `isWanted` is false are ignored.
 */
export function rankSections(
  index: SearchIndex,
  expanded: readonly Expanded[],
  {isWanted, toFactor = () => 1}: PageChoice,
  analyserOf: (language: string) => Analyser,
): readonly RankedSection[] {
  const {sections, pages} = index;
  const about = toPageTerms(index, analyserOf);
  const words = expanded
    .map((word) => scoreWord(index, word, about))
    .filter(({places}) => places > 0);
  if (words.length === 0) return [];
  const wanted = pages.map(isWanted);
  const favour = pages.map(toFactor);
  const rarities = words.map(({places}) => Math.log(1 + sections.length / (places + 0.5)));
  const all = rarities.reduce((sum, rarity) => sum + rarity, 0);
  const found: {section: number; score: number; isFull: boolean; coverage: number}[] = [];
  sections.forEach(({page, level}, section) => {
    if (!wanted[page]) return;
    let score = 0;
    let covered = 0;
    let isOwn = false;
    words.forEach(({own, total}, word) => {
      const rarity = rarities[word] ?? 0;
      const value = total[section] ?? 0;
      score += rarity * value;
      // A word that is only similar covers less of the query than the word itself.
      covered += value > 0 ? rarity * Math.min(1, 0.4 + value) : 0;
      isOwn ||= (own[section] ?? 0) > 0;
    });
    if (!isOwn) return;
    const coverage = covered / all;
    found.push({
      section,
      score:
        (score / all) *
        coverage ** 2 *
        toPrior(pages[page]?.rank ?? 0, level) *
        (favour[page] ?? 1),
      isFull: coverage > 0.99,
      coverage,
    });
  });
  const best = found.sort((one, other) => other.score - one.score || one.section - other.section);
  const head = best.slice(0, RERANKED).map((entry) => ({
    ...entry,
    score: entry.score * toHeadingFactor(index, entry.section, expanded, analyserOf),
  }));
  head.sort((one, other) => other.score - one.score || one.section - other.section);
  const most = Math.max(...head.map(({coverage}) => coverage), 0);
  return [...head, ...best.slice(RERANKED)]
    .filter(({coverage}) => coverage >= 0.5 * most)
    .map(({section, score, isFull}) => ({section, score, isFull}));
}

/**
 * Among similar matches, pages rank above their sections, sections above schemas, current versions
 * above replaced ones, and guides above what a page of changes says of single operations.
 */
function toPrior(rank: number, level: number): number {
  const page =
    rank <= pageRanks.replaced
      ? 0.55
      : rank <= pageRanks.overview
        ? level === 1
          ? 0.9
          : 0.6
        : // The start page of a product summarizes what its guides explain.
          0.8 + 0.02 * (level > 1 && rank === pageRanks.start ? pageRanks.guide : rank);
  return page * (level === 1 ? 1.1 : level > 3 ? 0.85 : 1);
}

interface WordScore {
  /** Scores by section, without and with the headings above it. */
  readonly own: Float32Array;
  readonly total: Float32Array;
  /** Number of sections that contain the word itself, which shows how rare it is. */
  readonly places: number;
}

function scoreWord(
  index: SearchIndex,
  {terms, splits}: Expanded,
  about: readonly ReadonlySet<number>[],
): WordScore {
  const {sections} = index;
  const own = new Float32Array(sections.length);
  const headings = new Float32Array(sections.length);
  addTerms(index, terms, own, headings);
  for (const {parts, weight} of splits) {
    const each = parts.map((part) => {
      const scores = {
        own: new Float32Array(sections.length),
        headings: new Float32Array(sections.length),
      };
      addTerms(index, part, scores.own, scores.headings);
      return scores;
    });
    const merge = (target: Float32Array, sources: readonly Float32Array[]): void => {
      for (let section = 0; section < target.length; section += 1) {
        const value = weight * Math.min(...sources.map((source) => source[section] ?? 0));
        if (value > (target[section] ?? 0)) target[section] = value;
      }
    };
    merge(
      own,
      each.map((scores) => scores.own),
    );
    merge(
      headings,
      each.map((scores) => scores.headings),
    );
  }
  const total = Float32Array.from(own);
  const inherited = new Float32Array(sections.length);
  let places = 0;
  sections.forEach(({parent, page, level}, section) => {
    if (parent >= 0)
      inherited[section] = Math.max(
        inherited[parent] ?? 0,
        (headings[parent] ?? 0) *
          (level > 2 && sections[parent]?.level !== 1 ? INHERITED.heading : INHERITED.page),
      );
    else if (matchesPage(terms, about[page])) inherited[section] = INHERITED.group;
    const above = Math.max(inherited[section] ?? 0, 0);
    if (above > (total[section] ?? 0)) total[section] = above;
    if ((own[section] ?? 0) > 0.35 || above > 0.35) places += 1;
  });
  const similar =
    places === 0 ? own.reduce((count, value) => count + (value > 0 ? 1 : 0), 0) : places;
  return {own, total, places: similar};
}

function addTerms(
  {starts, places, levels}: SearchIndex,
  terms: Expansion,
  own: Float32Array,
  headings: Float32Array,
): void {
  for (const [term, weight] of terms) {
    const to = starts[term + 1] ?? 0;
    for (let at = starts[term] ?? 0; at < to; at += 1) {
      const section = places[at] ?? 0;
      const level = levels[at] ?? 0;
      const value = weight * (LEVEL_WEIGHTS[level as 0 | 1 | 2 | 3] ?? 0);
      if (value > (own[section] ?? 0)) own[section] = value;
      if (level === headingLevel && value > (headings[section] ?? 0)) headings[section] = value;
    }
  }
}

/**
 * For each page, the terms of its group and of its countries' names. Its texts rarely repeat them.
 */
function toPageTerms(
  {pages, terms, names}: SearchIndex,
  analyserOf: (language: string) => Analyser,
): readonly ReadonlySet<number>[] {
  const known = cache.get(terms);
  if (known) return known;
  const numbers = new Map(terms.map((term, number) => [term, number]));
  const languages = [...new Set(pages.map(({language}) => language))];
  const read = (text: string, among: readonly string[]): readonly number[] =>
    among.flatMap((language) =>
      analyserOf(language)
        .toTerms(text)
        .flatMap((term) => numbers.get(term) ?? []),
    );
  const named = new Map(
    Object.entries(names).map(([country, text]) => [country, read(text, languages)]),
  );
  const about = pages.map(
    ({group, language, countries}) =>
      new Set([
        ...read(group, [language]),
        ...countries.flatMap((country) => named.get(country) ?? []),
      ]),
  );
  cache.set(terms, about);
  return about;
}

const cache = new WeakMap<readonly string[], readonly ReadonlySet<number>[]>();

function matchesPage(terms: Expansion, own: ReadonlySet<number> | undefined): boolean {
  return own !== undefined && [...own].some((term) => (terms.get(term) ?? 0) >= 0.9);
}

/**
 * A bonus for a section whose heading matches the query. It grows with the share of the heading
 * that matches.
 */
function toHeadingFactor(
  {sections, pages, terms}: SearchIndex,
  section: number,
  expanded: readonly Expanded[],
  analyserOf: (language: string) => Analyser,
): number {
  const {heading = '', page = 0, chain = [], level = 1} = sections[section] ?? {};
  const {language = 'en', rank = 0} = pages[page] ?? {};
  const {toTerms} = analyserOf(language);
  const own = [...new Set(toTerms(heading))];
  if (own.length === 0 || expanded.length === 0) return 1;
  const answered = own.filter((term) =>
    expanded.some((word) => isAnswer(word, term, terms)),
  ).length;
  const asked = expanded.filter((word) => own.some((term) => isAnswer(word, term, terms))).length;
  // Among headings with the same stems, prefers the one with the exact words.
  const written = new Set(toWords(heading).map(({text}) => foldWord(text, '').replaceAll('-', '')));
  const verbatim = expanded.filter(({word}) =>
    written.has(foldWord(word.text, '').replaceAll('-', '')),
  ).length;
  // Whether a heading equals the query, apart from punctuation and one wrong letter if a word is
  // misspelled, such as a glossary term in one of its languages, its short form or the name of a
  // system.
  const query = toLetters(expanded.map(({word}) => word.text).join(''));
  const short = [...heading.matchAll(/\(([A-Z]+)\)/g)].map(([, name = '']) => name);
  const names = [...heading.replace(/\([^)]*\)/g, '').split(' · '), ...short].map(toLetters);
  const isMisspelt =
    query.length >= 6 &&
    expanded.some(({terms: found}) => ![...found.values()].some((weight) => weight >= 0.9));
  const isQuery = names.some(
    (letters) => letters === query || (isMisspelt && toDistance(letters, query, 1) === 1),
  );
  // Among similar sections, prefers the one on the page about the subject.
  const title = level > 1 ? toTerms(chain[1] ?? '') : [];
  const titled = expanded.filter((word) => title.some((term) => isAnswer(word, term, terms)));
  // One word asks for a subject, so it doesn't matter what else the title of its page says. With other
  // forms of the word, the mean reciprocal rank of written English questions falls from 0.96 to 0.95.
  const isSubject =
    level === 1 && rank >= pageRanks.page && expanded.length === 1 && verbatim === 1;
  return (
    1 +
    (isSubject ? 0.6 : 0) +
    0.3 * (titled.length / expanded.length) +
    0.6 * (answered / own.length) * (asked / expanded.length) +
    0.15 * (verbatim / expanded.length) +
    (isQuery ? (rank === pageRanks.glossary ? 1 : 0.35) : 0)
  );
}

/** Only letters and digits, folded. */
function toLetters(text: string): string {
  return foldWord(text, '').replace(/[^\p{L}\p{N}]/gu, '');
}

function isAnswer({terms: found}: Expanded, term: string, terms: readonly string[]): boolean {
  const number = findTerm(terms, term);
  return number !== undefined && (found.get(number) ?? 0) >= 0.4;
}

function findTerm(terms: readonly string[], term: string): number | undefined {
  let low = 0;
  let high = terms.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const value = terms[middle] ?? '';
    if (value === term) return middle;
    if (value < term) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}
