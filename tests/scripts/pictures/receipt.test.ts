import {describe, expect, it} from 'vitest';
import {toPictureTexts} from '../../../scripts/lib/pictures/receipt';
import {locales} from '../../../src/data/locales';
import {pictureWords} from '../../../src/data/pictureWords';
import {products} from '../../../src/data/products';
import type {PagePicture} from '../../../src/model/pages/picture';

const toTexts = (picture: Partial<PagePicture>) =>
  toPictureTexts(
    {
      kind: 'guide',
      title: 'Outages',
      language: 'en',
      address: 'https://developer.example/',
      ...picture,
    },
    pictureWords,
    products,
  );

describe('toPictureTexts', () => {
  it('names a guide’s product and country in the language of its text', () => {
    expect(toTexts({product: 'SIGN AT', country: 'AT', language: 'de'})).toEqual({
      section: 'SIGN AT · Österreich',
      heading: 'Anleitung',
      rows: [
        ['Produkt', 'SIGN AT'],
        ['Land', 'Österreich'],
      ],
    });
  });

  it('omits the country of products for every regime', () => {
    expect(toTexts({product: 'SAFE', country: 'any'}).section).toBe('SAFE');
  });

  it('shows an API’s version', () => {
    const {section, rows} = toTexts({
      kind: 'reference',
      product: 'SIGN IT',
      country: 'IT',
      version: '2025-08-12',
    });
    expect(section).toBe('API reference · Italy');
    expect(rows).toContainEqual(['Version', '2025-08-12']);
  });

  it.each([
    ['en', '2026-10-29'],
    ['de', '29.10.2026'],
    ['es', '29/10/2026'],
  ])('prints a post’s day as %s does, and its tags', (language, day) => {
    const rows = toTexts({
      kind: 'post',
      language,
      date: '2026-10-29',
      topics: ['Law', 'Changelog', 'Maintenance'],
    }).rows.map(([, value]) => value);
    expect(rows).toEqual([day, 'Law', 'Changelog']);
  });

  it('lists the five regimes if a page has no lines of its own', () => {
    expect(toTexts({kind: 'page', language: 'fr'}).rows).toEqual([
      ['Allemagne', 'SIGN DE'],
      ['Autriche', 'SIGN AT'],
      ['Espagne', 'SIGN ES'],
      ['Italie', 'SIGN IT'],
      ['France', 'SIGN FR'],
    ]);
  });

  it('has words for every language of the portal, and throws for any other', () => {
    expect(pictureWords.map(({language}) => language)).toEqual(locales.map(({id}) => id));
    expect(() => toTexts({language: 'pt'})).toThrow('src/data/pictureWords.ts');
  });
});
