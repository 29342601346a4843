import type {Analyser} from './analyse';
import type {CountryNames} from './fields';
import {toChains, toOrdinals, type Outline, type OutlinePage} from './outline';

/** A section in the index, without its texts. */
export interface IndexedSection {
  /** Index of its page, and its own index on that page. */
  readonly page: number;
  readonly index: number;
  readonly ordinal: number;
  readonly level: number;
  readonly heading: string;
  readonly anchor: string | null;
  /** Index of its parent section, or -1. */
  readonly parent: number;
  /** Headings by level, including its own. */
  readonly chain: readonly (string | undefined)[];
}

/** The part of the index that a search needs before it loads any text. */
export interface SearchIndex {
  readonly pages: readonly OutlinePage[];
  readonly sections: readonly IndexedSection[];
  readonly names: CountryNames;
  /** Sorted. */
  readonly terms: readonly string[];
  /**
   * Words in their written form that aren't terms, sorted. Misspelled words are compared with them.
   */
  readonly spellings: readonly string[];
  /** The occurrences of term `t` are at `starts[t]` up to, but excluding, `starts[t + 1]`. */
  readonly starts: Uint32Array;
  /** Section of each occurrence, ascending within a term. */
  readonly places: Uint32Array;
  /** Weight of the term there: 0–2 in texts by share, 3 in a heading or name. */
  readonly levels: Uint8Array;
}

/**
 * A text that names an operation, `PUT /tss/{tss_id} createTss`. Its words weigh as much as those
 * of a heading.
 */
const OPERATION_NAME = /^(?:GET|PUT|POST|PATCH|DELETE|HEAD|OPTIONS|TRACE) \/\S* \S+$/;

export const headingLevel = 3;
/** Longer words are treated as compounds and found by their parts. */
const LONGEST_SPELLING = 24;

/** Builds the index of pages. Each page is analyzed in the language of its text. */
export function buildSearchIndex(
  outlines: readonly Outline[],
  analyserOf: (language: string) => Analyser,
  names: CountryNames = {},
): SearchIndex {
  const sections = toIndexedSections(outlines);
  const counts = outlines.flatMap(({sections: own, language, path}) =>
    own.map((section) =>
      countTerms(section, section.level === 1 ? toPathWords(path) : '', analyserOf(language)),
    ),
  );
  const average = counts.reduce((sum, {length}) => sum + length, 0) / Math.max(counts.length, 1);
  const occurrences = new Map<string, number[]>();
  counts.forEach(({names, texts, length}, section) => {
    for (const term of new Set([...names, ...texts.keys()])) {
      const level = names.has(term)
        ? headingLevel
        : toTextLevel(texts.get(term) ?? 0, length, average);
      const list = occurrences.get(term) ?? [];
      if (list.length === 0) occurrences.set(term, list);
      list.push(section * 4 + level);
    }
  });
  // A country's pages are found by its names even if no text contains them.
  for (const language of new Set(outlines.map((outline) => outline.language)))
    for (const term of Object.values(names).flatMap((text) => analyserOf(language).toTerms(text)))
      if (!occurrences.has(term)) occurrences.set(term, []);
  const terms = [...occurrences.keys()].sort();
  const written = outlines.flatMap(({sections: own, language}) =>
    own.flatMap(({heading, texts}) =>
      [heading, ...texts].flatMap((text) => analyserOf(language).toSpellings(text)),
    ),
  );
  const spellings = [...new Set(written)]
    .filter((word) => !occurrences.has(word) && word.length <= LONGEST_SPELLING)
    .sort();
  const lists = terms.map((term) => occurrences.get(term) ?? []);
  const starts = new Uint32Array(terms.length + 1);
  lists.forEach((list, term) => (starts[term + 1] = (starts[term] ?? 0) + list.length));
  const all = lists.flat();
  return {
    pages: outlines.map(({sections: _sections, ...page}) => page),
    sections,
    names,
    terms,
    spellings,
    starts,
    places: Uint32Array.from(all, (value) => value >> 2),
    levels: Uint8Array.from(all, (value) => value & 3),
  };
}

/** The sections of all pages in order, each with its place in the outline. */
export function toIndexedSections(
  outlines: readonly {
    readonly sections: readonly {
      readonly level: number;
      readonly heading: string;
      readonly anchor: string | null;
    }[];
  }[],
): readonly IndexedSection[] {
  const result: IndexedSection[] = [];
  outlines.forEach(({sections}, page) => {
    const chains = toChains(sections);
    const ordinals = toOrdinals(sections);
    const open: number[] = [];
    sections.forEach(({level, heading, anchor}, index) => {
      open.length = Math.min(open.length, level);
      const parent = open.findLast((number) => (number as number | undefined) !== undefined) ?? -1;
      open[level] = result.length;
      result.push({
        page,
        index,
        ordinal: ordinals[index] ?? 0,
        level,
        heading,
        anchor,
        parent,
        chain: chains[index] ?? [],
      });
    });
  });
  return result;
}

interface TermCounts {
  readonly names: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, number>;
  /** Words in the texts. */
  readonly length: number;
}

/** The last part of an address often contains words that the title lacks. */
function toPathWords(path: string): string {
  return (path.split('/').at(-1) ?? '').replaceAll(/[-_]/g, ' ');
}

function countTerms(
  {heading, texts}: {readonly heading: string; readonly texts: readonly string[]},
  pathWords: string,
  {toTerms}: Analyser,
): TermCounts {
  const names = new Set(toTerms(`${heading} ${pathWords}`));
  const counts = new Map<string, number>();
  let length = 0;
  for (const text of texts) {
    const terms = toTerms(text);
    length += terms.length;
    for (const term of terms) {
      if (OPERATION_NAME.test(text)) names.add(term);
      else counts.set(term, (counts.get(term) ?? 0) + 1);
    }
  }
  return {names, texts: counts, length};
}

/** The share of a term in a section's texts, in three steps, calculated as in BM25. */
function toTextLevel(count: number, length: number, average: number): number {
  const share = count / (count + 1.2 * (0.25 + (0.75 * length) / average));
  return share < 0.35 ? 0 : share < 0.55 ? 1 : 2;
}
