import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {countryChoice, quickStart} from '../../../src/data/quickStart';
import {
  toCountries,
  toCountry,
  toCountryPreflight,
  toQuickStartParts,
  toShownParts,
} from '../../../src/model/choices/country';
import {findQuickStartProblems} from '../../support/quickStart';

const read = (file: string): string =>
  readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
const page = read('src/pages/quick-start.mdx');
const everyPart = toQuickStartParts(quickStart, products);
const countries = toCountries(everyPart);
const {all} = countryChoice;

describe('the choice of a country', () => {
  it('offers each country once, in the order of the page', () => {
    expect(countries).toEqual(['de', 'at', 'es', 'it', 'fr']);
  });

  it('is all until one is chosen, and for a country that no longer exists', () => {
    expect([null, 'at', 'ch', ''].map((stored) => toCountry(stored, countries, all))).toEqual([
      all,
      'at',
      all,
      all,
    ]);
  });

  it('shows the parts of that country, and all without a choice', () => {
    const parts = (country: string) =>
      toShownParts(everyPart, country, all).map(({product}) => product);
    expect(parts('at')).toEqual(['sign-at', 'receipt']);
    expect(parts(all)).toHaveLength(quickStart.length);
  });
});

describe('the countries of a part', () => {
  it('are those of its product, or those it names', () => {
    expect(everyPart.find((part) => part.product === 'sign-de')?.countries).toEqual(['de']);
    expect(everyPart.find((part) => part.product === 'receipt')?.countries).toEqual(['de', 'at']);
  });

  it('must be named for a product of every country', () => {
    expect(() => toQuickStartParts([{product: 'safe'}], products)).toThrow(
      'src/data/quickStart.ts: "safe" belongs to no single country. Name its "countries".',
    );
  });
});

describe('toCountryPreflight', () => {
  /** Runs the script like a browser, with its own storage. */
  function run(stored: string | null | 'blocked'): Readonly<Record<string, string>> {
    const attributes: Record<string, string> = {};
    const storage =
      stored === 'blocked'
        ? undefined
        : {getItem: (key: string) => (key === countryChoice.key ? stored : null)};
    const document = {
      documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)},
    };
    new Function('localStorage', 'document', toCountryPreflight({...countryChoice, countries}))(
      storage,
      document,
    );
    return attributes;
  }

  it('marks the page with the stored country, and does nothing if no country is stored or can be read', () => {
    expect(run('at')).toEqual({'data-country': 'at'});
    expect(run(null)).toEqual({});
    expect(run('ch')).toEqual({});
    expect(run('blocked')).toEqual({});
  });
});

describe('the page', () => {
  it('has a part with its anchor for every row, in this order', () => {
    const parts = [
      ...page.matchAll(/<QuickStartPart product="([\w-]+)">\n\n## .* \{\/\* #([\w-]+) \*\/\}/g),
    ].map(([, product, anchor]) => [product, anchor]);
    expect(parts).toEqual(quickStart.map(({product}) => [product, product]));
  });

  it('leads from each part to its reference', () => {
    expect(findQuickStartProblems(apis)).toEqual([]);
  });

  it.each(quickStart)('says for $product what works offline', ({product}) => {
    const [, part = ''] =
      new RegExp(`<QuickStartPart product="${product}">([^]*?)</QuickStartPart>`).exec(page) ?? [];
    expect(part).toContain('**Without a connection.**');
  });

  it('has a rule of the style sheet for every country', () => {
    const css = read('src/features/quick-start/QuickStartPart.module.css');
    for (const id of countries)
      expect(css).toContain(`[data-country='${id}']) .part:not([data-countries~='${id}'])`);
  });
});
