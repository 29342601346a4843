import {describe, expect, it} from 'vitest';
import {findProduct, toPageFields} from '../../../src/model/search/fields';
import {toGermanRoot} from '../../../src/model/search/germanRoot';
import {createAsk, page, section, toUrls} from './support';

const german = {language: 'de', kind: 'guide', products: ['sign-fr'], countries: ['fr']} as const;
const pages = [
  page(
    '/sign-fr/core',
    'Kernfunktionen',
    [section('Die Kette', ['Jede Signatur enthält die vorige.'])],
    {
      ...german,
      group: 'SIGN FR',
    },
  ),
  page(
    '/sign-it/core',
    'Funktionen',
    [section('Die Kette', ['Jede Signatur enthält die vorige.'])],
    {
      ...german,
      group: 'SIGN IT',
      products: ['sign-it'],
      countries: ['it'],
    },
  ),
  page('/fines', 'Geldbußen', [], {
    ...german,
    group: 'Weitere Seiten',
    kind: 'page',
    products: [],
    countries: [],
  }),
];
const ask = await createAsk(
  pages,
  'de',
  [
    {
      en: 'fine, penalty',
      de: 'Bußgeld, Strafe, Geldbuße',
      es: 'multa',
      it: 'multa',
      fr: 'amende',
    },
  ],
  {fr: 'Frankreich, französisch France, French', it: 'Italien, italienisch Italy, Italian'},
);

describe('the fields of a page', () => {
  it.each([
    ['SIGN DE', 'sign-de'],
    ['SIGN ES local API', 'sign-es'],
    ['Management API', 'management'],
    ['Weitere Seiten', undefined],
  ])('the group %j is of the product %j', (group, id) => {
    expect(findProduct(group)?.id).toBe(id);
  });

  it('include the country of the product, unless it serves any country', () => {
    expect(toPageFields('reference', 'SIGN AT API')).toEqual({
      kind: 'reference',
      products: ['sign-at'],
      countries: ['at'],
    });
    expect(toPageFields('guide', 'SAFE').countries).toEqual([]);
  });

  it('make a page of a country found by its name, which it does not repeat', async () => {
    expect(toUrls(await ask('Signatur Kette Frankreich'))[0]).toBe('/sign-fr/core#die-kette');
    expect(toUrls(await ask('Signaturkette Frankreich'))[0]).toBe('/sign-fr/core#die-kette');
    expect(toUrls(await ask('Signatur Kette Italien'))[0]).toBe('/sign-it/core#die-kette');
  });

  it('restrict the results, and are counted over all of them', async () => {
    const all = await ask('Kette', {facets: ['country', 'kind', 'unknown'], hitsPerPage: 1});
    expect(all.hits).toHaveLength(1);
    expect(all.facets).toEqual({country: {fr: 1, it: 1}, kind: {guide: 2}});
    expect(toUrls(await ask('Kette', {facetFilters: ['country:it']}))).toEqual([
      '/sign-it/core#die-kette',
    ]);
    expect((await ask('Kette', {facetFilters: ['product:sign-fr', 'kind:news']})).nbHits).toBe(0);
  });

  it.each(['sign-fr', 'sign-it'])('put the pages of %s first where asked', async (product) => {
    const found = await ask('Kette', {optionalFilters: [`product:${product}`]});
    expect(toUrls(found)).toEqual(
      ['sign-fr', 'sign-it']
        .sort((one) => (one === product ? -1 : 1))
        .map((id) => `/${id}/core#die-kette`),
    );
  });
});

it('finds texts in the reader’s language by the other words of a row', async () => {
  expect(toUrls(await ask('Strafe'))).toEqual(['/fines']);
});

describe('the root of a German word', () => {
  it.each([
    ['ausgefallen', 'ausfall'],
    ['ausfalle', 'ausfall'],
    ['manipulierte', 'manipul'],
    ['manipulation', 'manipul'],
    ['abgelehnter', 'ablehn'],
    ['ablehnung', 'ablehn'],
    ['gedruckt', 'druck'],
  ])('of %s is %s', (word, root) => {
    expect(toGermanRoot(word)).toBe(root);
  });

  it.each(['gesetz', 'gerat', 'kasse', 'beleg'])('%s has none of its own', (word) => {
    expect(toGermanRoot(word)).toBeUndefined();
  });
});
