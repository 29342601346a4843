import {createHash} from 'node:crypto';
import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {toCacheKey} from '../../../plugins/specification-files/cache';
import {terms} from '../../../src/data/glossary/all';
import {countries} from '../../../src/data/countries';
import {countryWords, falseFriends, searchWords} from '../../../src/data/searchWords';
import {toWordPairs, type WordPair} from '../../../src/model/search/lexicon';
import type {CountryNames} from '../../../src/model/search/fields';
import {loadAnalysers} from '../../../src/model/search/memory';
import {searchFiles, toSum, type SearchManifest} from '../../../src/model/search/manifest';
import type {Outline} from '../../../src/model/search/outline';
import {buildSearchIndex} from '../../../src/model/search/searchIndex';
import {encodeIndex, toParts, type PartFile} from '../../../src/model/search/wire';
import type {Store} from '../build/store';
import {readCodeKey} from '../page/codeKey';

/** Approximate number of characters of text per part, enough for one or two hits. */
const PART_SIZE = 2500;

/** The files of a language's index, by their paths below its base URL. */
export async function toIndexFiles(
  outlines: readonly Outline[],
  locale: string,
): Promise<ReadonlyMap<string, string>> {
  // Readers find a text in a third language through that language's own search. Filters never
  // request it here.
  const own = outlines.filter(({language}) => language === locale || language === 'en');
  const texts = own.flatMap(({sections}) => sections.map((section) => section.texts));
  const parts = toParts(texts, PART_SIZE);
  const index = buildSearchIndex(own, await loadAnalysers([locale]), toCountryNames(locale));
  const words = toOwnWords(own, locale);
  const build = createHash('sha256')
    .update(JSON.stringify([encodeIndex(index, '', parts, words), texts]))
    .digest('hex')
    .slice(0, 16);
  const indexText = JSON.stringify(encodeIndex(index, build, parts, words));
  const manifest: SearchManifest = {
    format: 2,
    build,
    sections: texts.length,
    sum: toSum(indexText),
  };
  let first = 0;
  const partFiles = parts.map((count, part): readonly [string, string] => {
    const file: PartFile = {build, first, texts: texts.slice(first, first + count)};
    first += count;
    return [searchFiles.part(build, part), JSON.stringify(file)];
  });
  return new Map([
    [searchFiles.manifest, JSON.stringify(manifest)],
    [searchFiles.index(build), indexText],
    ...partFiles,
  ]);
}

/** The synonyms of a language. Those in the language itself need texts in it. */
function toOwnWords(outlines: readonly Outline[], locale: string): readonly WordPair[] {
  const translated = outlines.filter(({language}) => language === locale);
  const isTranslated = translated.length > outlines.length / 2;
  return toWordPairs(searchWords, terms, locale, isTranslated, falseFriends);
}

/** The names of each country in a language and in English. */
function toCountryNames(locale: string): CountryNames {
  return Object.fromEntries(
    countries.map((country) => {
      const row = countryWords[country];
      return [country, `${row[locale as keyof typeof row]} ${row.en}`];
    }),
  );
}

/**
 * Writes a language's index below its folder and removes the index of an earlier build. An index of
 * the same texts comes from the store.
 */
export async function writeIndex(
  folder: string,
  outlines: readonly Outline[],
  {locale, store}: {readonly locale: string; readonly store: Store},
): Promise<{readonly files: number; readonly bytes: number}> {
  const words = toOwnWords(outlines, locale);
  const files = await store.take(
    toCacheKey(
      readCodeKey(),
      locale,
      JSON.stringify([words, toCountryNames(locale)]),
      JSON.stringify(outlines),
    ),
    () => toIndexFiles(outlines, locale),
  );
  await rm(path.join(folder, path.dirname(searchFiles.manifest)), {recursive: true, force: true});
  let bytes = 0;
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, content);
    bytes += Buffer.byteLength(content);
  }
  return {files: files.size, bytes};
}
