import {describe, expect, it} from 'vitest';
import {toPageLanguage} from '../../../src/model/pages/language';

describe('toPageLanguage', () => {
  it('returns the reader’s locale for a translated page', () => {
    expect(toPageLanguage({translated: ['en', 'de']}, 'de')).toEqual({
      text: 'de',
      isForeign: false,
      own: ['en', 'de'],
    });
  });

  it('falls back to English and flags it', () => {
    expect(toPageLanguage({translated: ['en', 'de']}, 'fr')).toEqual({
      text: 'en',
      isForeign: true,
      own: ['en', 'de'],
    });
  });

  it('is Spanish in every build for a page written in Spanish', () => {
    expect(toPageLanguage({translated: ['en'], lang: 'es'}, 'en')).toMatchObject({
      text: 'es',
      isForeign: true,
    });
    expect(toPageLanguage({translated: ['en'], lang: 'es'}, 'es')).toMatchObject({
      text: 'es',
      isForeign: false,
    });
  });

  it('is English where nothing is known', () => {
    expect(toPageLanguage({}, 'en')).toEqual({text: 'en', isForeign: false, own: ['en']});
  });
});
