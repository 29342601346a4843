import {describe, expect, it} from 'vitest';
import type {LawRow} from '../../../src/data/laws/row';
import {toCitation, toTermText} from '../../../src/model/content/citation';

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
});

describe('toTermText', () => {
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

  it('shows the native term with its abbreviation and the definition in the reader’s language', () => {
    expect(toTermText(term, 'fr')).toEqual({
      text: 'Gerät (G)',
      definition: 'Un appareil.',
      lang: 'de',
    });
  });
});
