import {describe, expect, it} from 'vitest';
import {locales} from '../../src/data/locales';
import {searchWords} from '../../src/data/searchWords';

describe('search words', () => {
  it.each(searchWords.map((row) => [row.en, row] as const))(
    '%s: has a word in every language, none empty or twice',
    (_, row) => {
      for (const {id} of locales) {
        const words = row[id].split(/,\s*/);
        expect(words.every((word) => word.trim() === word && word !== '')).toBe(true);
        expect(new Set(words).size).toBe(words.length);
      }
    },
  );
});
