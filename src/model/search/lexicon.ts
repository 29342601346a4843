import type {TermRow} from '../../data/glossary/row';
import type {SearchWordRow} from '../../data/searchWords';
import type {Analyser} from './analyse';
import {isStopWord as isStopWordOf} from './stopWords';
import {foldWord, toWords} from './words';

/** A word or phrase of the reader's language or of English with its synonyms. */
export type WordPair = readonly [from: string, to: readonly string[]];

/** Synonyms of a word, each a list of words that must all match. */
type Translations = readonly (readonly string[])[];

/** Finds the synonyms of the words of a query, one entry per word. */
export type Translate = (words: readonly string[]) => readonly Translations[];

const SHORTEST_PART = 3;

/**
 * The pairs of a language: those of the table, and the native terms of the glossary, which occur in
 * texts of every language. `isTranslated` says whether most texts are in that language; otherwise
 * the few that are would hide the others. `falseFriends`: English words that mean something else in
 * another language.
 */
export function toWordPairs(
  rows: readonly SearchWordRow[],
  terms: readonly Pick<TermRow, 'native' | 'term'>[],
  locale: string,
  isTranslated = true,
  falseFriends: ReadonlySet<string> = new Set(),
): readonly WordPair[] {
  const toList = (list: string): readonly string[] => list.split(/,\s*/);
  const pairs = rows.flatMap((row): readonly WordPair[] => {
    const english = toList(row.en);
    const own = toList(row[locale as keyof SearchWordRow] ?? row.en);
    // The words of a row are also synonyms of each other, for texts in the reader's language.
    const all = [...new Set([...(isTranslated ? own : []), ...english])];
    // An English word also has synonyms in other languages, unless it means something else there.
    const foreign = english.filter((word) => !falseFriends.has(word));
    return [...new Set([...own, ...foreign])].map((from) => [
      from,
      all.filter((to) => to !== from),
    ]);
  });
  const native = terms
    .filter(({native: from, term}) => from !== term)
    .map(({native: from, term}): WordPair => [from, [term]]);
  return [...pairs, ...native].filter(([, to]) => to.length > 0);
}

/**
 * Builds the lookup of a language. It finds words in every inflected form, and German compounds by
 * their parts: `Belegdaten` as `receipt data`.
 */
export function createTranslate(
  pairs: readonly WordPair[],
  {language, toForms, isStopWord}: Analyser,
): Translate {
  const toKey = (words: readonly string[]): string =>
    words
      .filter((word) => !isStopWord(word))
      .map((word) => toForms(word).at(-1) ?? '')
      .join(' ');
  const toList = (text: string): readonly string[] => toWords(text).map(({text: word}) => word);
  const known = new Map<string, (readonly string[])[]>();
  let longest = 1;
  for (const [from, to] of pairs) {
    const key = toKey(toList(from));
    longest = Math.max(longest, key.split(' ').length);
    // Without its stop word, `sign in` would be a different word.
    const synonyms = to.map(toList).flatMap((words) => {
      const subjects = words.filter((word) => !isStopWordOf(foldWord(word, ''), 'en'));
      return subjects.length > 1 || subjects.length === words.length ? [subjects] : [];
    });
    known.set(key, [...(known.get(key) ?? []), ...synonyms]);
  }
  const written = new Set(pairs.map(([from]) => from));
  // In other languages than English, the stem of an English plural may keep its `s`. Without it, a
  // misspelled word could have the stem of another one.
  const find = (word: string): Translations => {
    const singular = word.toLowerCase().replace(/s$/, '');
    const other = written.has(singular) ? known.get(toKey([singular])) : undefined;
    return known.get(toKey([word])) ?? other ?? [];
  };
  const findWord = (word: string): Translations => {
    const whole = find(word);
    return whole.length > 0 || language !== 'de' ? whole : findParts(word, find);
  };
  return (words) =>
    words.map((word, at) => {
      for (let size = Math.min(longest, words.length); size > 1; size -= 1)
        for (
          let from = Math.max(0, at - size + 1);
          from <= at && from + size <= words.length;
          from += 1
        ) {
          const phrase = known.get(toKey(words.slice(from, from + size)));
          if (phrase) return phrase;
        }
      return findWord(word);
    });
}

function findParts(word: string, find: (word: string) => Translations): Translations {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [right] = find(word.slice(at));
    if (!right) continue;
    for (const link of ['', 's', 'n', 'es', 'en']) {
      const left = word.slice(0, at);
      const lefts = left.toLowerCase().endsWith(link)
        ? find(left.slice(0, left.length - link.length))
        : [];
      if (lefts[0]) return lefts.slice(0, 2).map((words) => [...words, ...right]);
    }
  }
  return [];
}
