import type {SearchWordRow} from '../../data/searchWords';
import type {Analyser} from './analyse';
import {toWords} from './words';

/** English ways to say a word: each a list of words, all of which are meant. */
export type Translations = readonly (readonly string[])[];

/** Finds the English for a word of a query. */
export type Translate = (word: string) => Translations;

const SHORTEST_PART = 3;

/** Builds the look-up of a language. Words are found in every inflected form; German compounds by their parts, `Belegdaten` as `receipt data`. */
export function createTranslate(rows: readonly SearchWordRow[], {language, toForms}: Analyser): Translate {
  const known = new Map<string, string[][]>();
  for (const row of rows) {
    const english = toEntries(row.en);
    for (const [entry] of toEntries(row[language as keyof SearchWordRow] ?? '').filter(({length}) => length === 1)) {
      const form = toForms(entry ?? '').at(-1) ?? '';
      // In English a row's words stand for each other, not for themselves.
      const others = language === 'en' ? english.filter((words) => words.join(' ') !== entry) : english;
      known.set(form, [...(known.get(form) ?? []), ...others]);
    }
  }
  const find = (word: string): Translations => toForms(word).flatMap((form) => known.get(form) ?? []);
  return (word) => {
    const whole = find(word);
    return whole.length > 0 || language !== 'de' ? whole : findParts(word, find);
  };
}

function findParts(word: string, find: Translate): Translations {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at -= 1) {
    const [right] = find(word.slice(at));
    if (!right) continue;
    for (const link of ['', 's', 'n', 'es', 'en']) {
      const left = word.slice(0, at);
      const lefts = left.toLowerCase().endsWith(link) ? find(left.slice(0, left.length - link.length)) : [];
      if (lefts[0]) return lefts.slice(0, 2).map((words) => [...words, ...right]);
    }
  }
  return [];
}

function toEntries(list: string): string[][] {
  return list.split(/,\s*/).map((entry) => toWords(entry).map(({text}) => text));
}
