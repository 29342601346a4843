import {describe, expect, it} from 'vitest';
import {findTermProblems, findTypographyProblems} from '../../../src/model/translation/wording';

const terms = [
  {
    id: 'receipt',
    en: 'receipt',
    de: 'Beleg m',
    es: 'tique m',
    it: 'scontrino m',
    fr: 'ticket m',
    never: {de: ['Quittung'], es: ['ticket']},
  },
] as const;

describe('findTermProblems', () => {
  it('names the word to use, also for words with an ending', () => {
    expect(findTermProblems('Drucken Sie die Quittungen.', 'de', terms)).toEqual([
      '"Quittung" is not our word. Use "Beleg".',
    ]);
    expect(findTermProblems('Imprima los tickets.', 'es', terms)).toEqual([
      '"ticket" is not our word. Use "tique".',
    ]);
  });

  it('leaves other words and other languages alone', () => {
    expect(findTermProblems('Quittungsdruck, Beleg', 'de', terms)).toEqual([]);
    expect(findTermProblems('le ticket, TicketBAI', 'fr', terms)).toEqual([]);
    expect(findTermProblems('TicketBAI', 'es', terms)).toEqual([]);
    expect(findTermProblems('Quittung', 'en', terms)).toEqual([]);
  });
});

describe('findTypographyProblems', () => {
  it.each([
    [
      'de',
      'Der „Beleg“ – 19\u00A0%, 25.000\u00A0€, am 1.\u00A0Jänner, § 146a'.replace('§ ', '§\u00A0'),
    ],
    ['es', 'El «tique»: 21\u00A0%, ¿cuándo?'],
    ['it', 'Lo «scontrino»: 22%, l’annullo'],
    ['fr', 'Le «\u00A0ticket\u00A0»\u00A0: 20\u202F%, l’avoir, le 1er janvier\u202F!'],
  ])('finds nothing in good %s', (language, text) => {
    expect(findTypographyProblems(text, language)).toEqual([]);
  });

  it.each([
    ['de', 'Der "Beleg"', 'Write quotes as „…“.'],
    ['de', 'zu 19 % und', 'Write U+00A0 before %.'],
    ['de', 'zu 4.9\u00A0% und', 'Write a decimal comma: 4,9.'],
    ['de', 'ab 1. Jänner', 'Write U+00A0 between day and month.'],
    ['es', 'El "tique"', 'Write quotes as «…».'],
    ['es', 'cuándo?', 'Open the question with ¿.'],
    ['it', "l'annullo", 'Write the apostrophe ’.'],
    ['it', '22 %', 'Write % without a space.'],
    ['fr', 'quand?', 'Write U+202F before ; ! ?.'],
    ['fr', 'ceci: oui', 'Write U+00A0 before the colon.'],
    ['fr', '« oui »', 'Write quotes as « … », with U+00A0 inside.'],
    ['fr', 'le 1 janvier', 'Write 1er for the first of a month.'],
    ['it', 'bis €5', 'Write € after the sum: 25.000 €.'],
  ])('finds in %s: %s', (language, text, remedy) => {
    expect(findTypographyProblems(text, language).join()).toContain(remedy);
  });
});
