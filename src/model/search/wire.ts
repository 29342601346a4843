import {toIndexedSections, type SearchIndex} from './searchIndex';
import type {WordPair} from './lexicon';
import type {CountryNames, HitKind, PageFields} from './fields';
import type {OutlinePage} from './outline';
import {decodeOccurrences, decodeTerms, encodeTerms, toCharacter} from './wireTerms';

/**
 * The serialized index: columns and two long strings, which compress well and are parsed in one
 * pass.
 */
export interface IndexFile {
  readonly format: 2;
  /** Name of the build the file and its parts belong to. */
  readonly build: string;
  readonly pages: readonly (readonly [
    path: string,
    group: number,
    language: number,
    tag: number,
    version: number,
    rank: number,
    sections: number,
    fields: number,
  ])[];
  /** Values that several pages share. */
  readonly groups: readonly string[];
  readonly languages: readonly string[];
  readonly tags: readonly string[];
  readonly versions: readonly string[];
  /** Kind, products and countries, each list separated by spaces. */
  readonly fields: readonly (readonly [kind: HitKind, products: string, countries: string])[];
  readonly names: CountryNames;
  /** One digit per section. */
  readonly levels: string;
  readonly headings: readonly string[];
  /** `0` for none, `1` if it is derived from the heading. */
  readonly anchors: readonly (string | 0 | 1)[];
  /** English translations of words in the language. */
  readonly words: readonly WordPair[];
  /** Number of sections whose texts each part contains. */
  readonly parts: readonly number[];
  /**
   * Sorted. Each term is the number of letters shared with the previous term, followed by the rest.
   * Line feeds separate terms.
   */
  readonly terms: string;
  /** Spellings in the same form. */
  readonly spellings: string;
  /**
   * For each term, the number of occurrences, then each occurrence as the distance to the previous
   * one and its level.
   */
  readonly occurrences: string;
}

/** One part of the texts: those of consecutive sections. */
export interface PartFile {
  readonly build: string;
  /** Index of the first section. */
  readonly first: number;
  readonly texts: readonly (readonly string[])[];
}

/** The anchor that a heading without an explicit ID gets. Most explicit IDs have the same form. */
function toSlug(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

function toColumn(values: readonly string[]): {
  readonly values: readonly string[];
  readonly numberOf: (value: string) => number;
} {
  const unique = [...new Set(values)];
  return {values: unique, numberOf: (value) => unique.indexOf(value)};
}

/** Serializes an index, with the division of its texts into parts. */
export function encodeIndex(
  {pages, sections, names, terms, spellings, starts, places, levels}: SearchIndex,
  build: string,
  parts: readonly number[],
  words: readonly WordPair[],
): IndexFile {
  const groups = toColumn(pages.map(({group}) => group));
  const languages = toColumn(pages.map(({language}) => language));
  const tags = toColumn(pages.map(({tag}) => tag));
  const versions = toColumn(pages.flatMap(({version}) => version ?? []));
  const fields = toColumn(pages.map(toFieldsKey));
  const sizes = pages.map(() => 0);
  for (const {page} of sections) sizes[page] = (sizes[page] ?? 0) + 1;
  const occurrences = terms.map((_, term) => {
    const [from = 0, to = 0] = [starts[term], starts[term + 1]];
    let last = -1;
    let text = toCharacter(to - from);
    for (let at = from; at < to; at += 1) {
      const place = places[at] ?? 0;
      text += toCharacter((place - last - 1) * 4 + (levels[at] ?? 0));
      last = place;
    }
    return text;
  });
  return {
    format: 2,
    build,
    pages: pages.map(({path, group, language, tag, version, rank, ...own}, page) => [
      path,
      groups.numberOf(group),
      languages.numberOf(language),
      tags.numberOf(tag),
      version === null ? -1 : versions.numberOf(version),
      rank,
      sizes[page] ?? 0,
      fields.numberOf(toFieldsKey(own)),
    ]),
    groups: groups.values,
    languages: languages.values,
    tags: tags.values,
    versions: versions.values,
    fields: fields.values.map((value) => {
      const [kind = '', products = '', countries = ''] = value.split('|');
      return [kind as HitKind, products, countries];
    }),
    names,
    levels: sections.map(({level}) => level).join(''),
    headings: sections.map(({heading}) => heading),
    anchors: sections.map(({anchor, heading}) =>
      anchor === null ? 0 : anchor === toSlug(heading) ? 1 : anchor,
    ),
    words,
    parts,
    terms: encodeTerms(terms),
    spellings: encodeTerms(spellings),
    occurrences: occurrences.join(''),
  };
}

/** Parses an index file. Throws with the reason if the text isn't one complete index. */
export function decodeIndex(value: unknown): {
  readonly index: SearchIndex;
  readonly build: string;
  readonly parts: readonly number[];
  readonly words: readonly WordPair[];
} {
  const file = parseIndexFile(value);
  let section = 0;
  const outlines = file.pages.map(([, , , , , , size]) => ({
    sections: Array.from({length: size}, () => {
      const at = section++;
      const heading = file.headings[at] ?? '';
      const anchor = file.anchors[at] ?? 0;
      return {
        level: Number(file.levels[at]),
        heading,
        anchor: anchor === 0 ? null : anchor === 1 ? toSlug(heading) : anchor,
      };
    }),
  }));
  const fields = file.fields.map(([kind, products, countries]) => ({
    kind,
    products: toList(products),
    countries: toList(countries),
  }));
  const pages = file.pages.map(
    ([path, group, language, tag, version, rank, , own]): OutlinePage => ({
      path,
      group: file.groups[group] ?? '',
      language: file.languages[language] ?? '',
      tag: file.tags[tag] ?? '',
      version: file.versions[version] ?? null,
      rank,
      ...(fields[own] ?? {kind: 'page', products: [], countries: []}),
    }),
  );
  const terms = decodeTerms(file.terms);
  return {
    index: {
      pages,
      sections: toIndexedSections(outlines),
      names: file.names,
      terms,
      spellings: decodeTerms(file.spellings),
      ...decodeOccurrences(file.occurrences, terms.length, section),
    },
    build: file.build,
    parts: file.parts,
    words: file.words,
  };
}

/** The fields of a page as one text, in which `|` separates them. */
function toFieldsKey({kind, products, countries}: PageFields): string {
  return [kind, products.join(' '), countries.join(' ')].join('|');
}

function toList(text: string): readonly string[] {
  return text === '' ? [] : text.split(' ');
}

function parseIndexFile(value: unknown): IndexFile {
  const file = value as Partial<Record<keyof IndexFile, unknown>> | null;
  if (typeof file !== 'object' || file === null || file.format !== 2)
    throw new Error('The search index is not in the form this page reads.');
  const texts = [file.build, file.levels, file.terms, file.spellings, file.occurrences];
  const lists = [
    file.pages,
    file.groups,
    file.languages,
    file.tags,
    file.versions,
    file.fields,
    file.headings,
    file.anchors,
    file.parts,
    file.words,
  ];
  if (!texts.every((text) => typeof text === 'string') || !lists.every(Array.isArray))
    throw new Error('The search index is damaged: columns are missing.');
  const whole = file as IndexFile;
  const size = whole.pages.reduce((sum, page) => sum + Number(page[6]), 0);
  const held = whole.parts.reduce((sum, count) => sum + count, 0);
  if (
    [whole.levels.length, whole.headings.length, whole.anchors.length, held].some(
      (length) => length !== size,
    )
  )
    throw new Error('The search index is damaged: its columns differ in length.');
  return whole;
}

/** Parses a part. Throws if it is truncated, from another build, or for other sections. */
export function decodePart(
  value: unknown,
  wanted: {readonly build: string; readonly first: number; readonly count: number},
): readonly (readonly string[])[] {
  const part = value as Partial<PartFile> | null;
  if (
    typeof part !== 'object' ||
    part === null ||
    part.build !== wanted.build ||
    part.first !== wanted.first
  )
    throw new Error('The texts of the search index belong to another build.');
  if (
    !Array.isArray(part.texts) ||
    part.texts.length !== wanted.count ||
    !part.texts.every(
      (texts) => Array.isArray(texts) && texts.every((text) => typeof text === 'string'),
    )
  )
    throw new Error('The texts of the search index are damaged.');
  return part.texts;
}

/**
 * Divides the sections' texts into parts of about `size` characters. A section isn't split. Returns
 * the number of sections per part.
 */
export function toParts(texts: readonly (readonly string[])[], size: number): readonly number[] {
  const parts: number[] = [];
  let length = Infinity;
  for (const own of texts) {
    const added = own.reduce((sum, text) => sum + text.length + 3, 2);
    if (length + added / 2 > size) {
      parts.push(0);
      length = 0;
    }
    parts[parts.length - 1] = (parts.at(-1) ?? 0) + 1;
    length += added;
  }
  return parts;
}
