import {describe, expect, it} from 'vitest';
import {hasNumberWord, toNumbers} from '../../../src/model/translation/numbers';

describe('toNumbers', () => {
  it.each([
    ['€15,000 and 4.9 %', '15.000 € und 4,9 %', 'de'],
    ['€15,000 and 4.9 %', '15.000 € y 4,9 %', 'es'],
    ['€15,000 and 4.9 %', '15.000 € e 4,9%', 'it'],
    ['€15,000 and 4.9 %', '15\u202F000\u00A0€ et 4,9\u202F%', 'fr'],
    ['since 1 January 2026', 'seit 1. Jänner 2026', 'de'],
    ['since 1 January 2026', 'desde el 1 de enero de 2026', 'es'],
    ['since 1 January 2026', 'dal 1° gennaio 2026', 'it'],
    ['since 1 January 2026', 'depuis le 1er janvier 2026', 'fr'],
    ['In March 2026', 'En marzo de 2026', 'es'],
    ['fields 4.2.1 to 7, at 10:41', 'Felder 4.2.1 bis 7, um 10:41 Uhr', 'de'],
  ])('reads “%s” and “%s” (%s) as the same', (english, translated, language) => {
    expect([...toNumbers(translated, language)].sort()).toEqual(
      [...toNumbers(english, 'en')].sort(),
    );
  });

  it('tells other days, sums and decimals apart', () => {
    expect(toNumbers('1. Februar 2026', 'de')).not.toEqual(toNumbers('1 January 2026', 'en'));
    expect(toNumbers('1.500 €', 'de')).not.toEqual(toNumbers('1.500 €', 'en'));
    expect(toNumbers('you may 2 times', 'en')).toEqual(['2']);
    expect(toNumbers('Releases within v2 may add fields', 'en')).toEqual(['2']);
  });
});

describe('hasNumberWord', () => {
  it('finds small numbers as words, also with an ending', () => {
    expect(hasNumberWord('binnen zweier Wochen', '2', 'de')).toBe(true);
    expect(hasNumberWord('binnen drei Wochen', '2', 'de')).toBe(false);
    expect(hasNumberWord('zwanzig', '20', 'de')).toBe(false);
  });
});
