import {describe, expect, it} from 'vitest';
import {laws} from '../../../src/data/laws/all';
import type {LawRow} from '../../../src/data/laws/row';
import {isDated, toCitation, toOtherName, toTermText} from '../../../src/model/content/citation';

const law = (columns: Partial<LawRow>): LawRow => ({
  id: 'x',
  jurisdiction: 'de',
  short: '§ 146a AO',
  title: 'Abgabenordnung',
  url: 'https://law.example',
  version: '2026-08-19',
  read: '2026-11-20',
  ...columns,
});

describe('toCitation', () => {
  it('puts the paragraph before the act for German law', () => {
    expect(toCitation(law({}), '(2)').text).toBe('§ 146a (2) AO');
    expect(toCitation(law({short: '§ 6 KassenSichV'}), 'S. 2').text).toBe('§ 6 S. 2 KassenSichV');
  });

  it.each([
    ['(2)', '§ 146a Abs.\u00A02 AO'],
    ['(1), (4), (6)', '§ 146a Abs.\u00A01, 4 und 6 AO'],
    ['(2)–(4)', '§ 146a Abs.\u00A02–4 AO'],
    ['(1) Nr. 4, (3)', '§ 146a Abs.\u00A01 Nr. 4 und Abs.\u00A03 AO'],
    ['(2) no. 15', '§ 146a Abs.\u00A02 Nr.\u00A015 AO'],
    ['(6) Satz 6', '§ 146a Abs.\u00A06 Satz 6 AO'],
    ['Satz 2', '§ 146a Satz 2 AO'],
  ])('writes %s as German texts do', (at, text) => {
    expect(toCitation(law({}), at, 'de').text).toBe(text);
    expect(toCitation(law({}), at, 'fr').text).toBe(`§ 146a ${at} AO`);
  });

  it('appends it for other countries', () => {
    expect(toCitation(law({jurisdiction: 'es', short: 'Art. 201 bis LGT'}), 'apdo. 3').text).toBe(
      'Art. 201 bis LGT, apdo. 3',
    );
  });

  it('is only the source without a paragraph, with title, version, address and language', () => {
    expect(toCitation(law({jurisdiction: 'at'}))).toEqual({
      text: '§ 146a AO',
      title: 'Abgabenordnung (2026-08-19)',
      url: 'https://law.example',
      lang: 'de',
    });
  });

  it('has no version if the source names none', () => {
    expect(toCitation(law({version: 'undated'})).title).toBe('Abgabenordnung');
  });

  it('has a version if a publication quotes the source', () => {
    expect(laws.filter((one) => 'quoted' in one && !isDated(one))).toEqual([]);
  });
});

const term = {
  id: 't',
  term: 'device',
  native: 'Gerät',
  short: 'G',
  regime: 'de',
  definition: {
    en: 'A device.',
    de: 'Ein Gerät.',
    es: 'Un aparato.',
    it: 'Un dispositivo.',
    fr: 'Un appareil.',
  },
  seeAlso: [],
} as const;

describe('toTermText', () => {
  it('shows the native term with its abbreviation and the definition in the reader’s language', () => {
    expect(toTermText(term, 'fr')).toEqual({
      text: 'Gerät (G)',
      definition: 'Un appareil.',
      lang: 'de',
    });
  });
});

describe('toOtherName', () => {
  it('is the native name in English texts, and the English one in all others', () => {
    expect(toOtherName(term, 'en')).toEqual({text: 'Gerät (G)', lang: 'de'});
    expect(toOtherName(term, 'de')).toEqual({text: 'device', lang: 'en'});
    expect(toOtherName(term, 'fr')).toEqual({text: 'device', lang: 'en'});
  });

  it('repeats no name', () => {
    expect(toOtherName({...term, term: 'Gerät', short: 'Gerät'}, 'en')).toBeUndefined();
    expect(toOtherName({...term, term: 'G'}, 'de')).toBeUndefined();
    expect(toOtherName({...term, native: 'Device'}, 'de')).toBeUndefined();
  });
});
