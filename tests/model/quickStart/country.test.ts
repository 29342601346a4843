import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {countryChoice, quickStart} from '../../../src/data/quickStart';
import {toCountries, toCountry, toCountryPreflight, toShownParts} from '../../../src/model/quickStart/country';

const read = (file: string): string => readFileSync(path.resolve(__dirname, '../../..', file), 'utf8');
const page = read('src/pages/quick-start.mdx');
const countries = toCountries(quickStart);
const {all} = countryChoice;

describe('the choice of a country', () => {
  it('offers each country once, in the order of the page', () => {
    expect(countries).toEqual(['de', 'at', 'es', 'it', 'fr']);
  });

  it('is all until one is chosen, and for a value that is gone', () => {
    expect([null, 'at', 'ch', ''].map((stored) => toCountry(stored, countries, all))).toEqual([all, 'at', all, all]);
  });

  it('shows the parts of that country, and all without a choice', () => {
    const parts = (country: string) => toShownParts(quickStart, country, all).map(({product}) => product);
    expect(parts('at')).toEqual(['sign-at', 'receipt']);
    expect(parts(all)).toHaveLength(quickStart.length);
  });
});

describe('toCountryPreflight', () => {
  /** Runs the script as a browser would, with a storage of its own. */
  function run(stored: string | null | 'blocked'): Readonly<Record<string, string>> {
    const attributes: Record<string, string> = {};
    const storage = stored === 'blocked' ? undefined : {getItem: (key: string) => (key === countryChoice.key ? stored : null)};
    const document = {documentElement: {setAttribute: (name: string, value: string) => (attributes[name] = value)}};
    new Function('localStorage', 'document', toCountryPreflight({...countryChoice, countries}))(storage, document);
    return attributes;
  }

  it('marks the page with what is stored, and leaves it alone where nothing, or no country, is stored or can be read', () => {
    expect(run('at')).toEqual({'data-country': 'at'});
    expect(run(null)).toEqual({});
    expect(run('ch')).toEqual({});
    expect(run('blocked')).toEqual({});
  });
});

describe('the page', () => {
  it('has a part with its anchor for every row, in this order', () => {
    const parts = [...page.matchAll(/<QuickStartPart product="([\w-]+)">\n\n## .* \{\/\* #([\w-]+) \*\/\}/g)].map(([, product, anchor]) => [product, anchor]);
    expect(parts).toEqual(quickStart.map(({product}) => [product, product]));
  });

  it.each(quickStart)('leads from $product to its reference, and says what works offline', ({product}) => {
    const api = apis.find(({id}) => id === products.find((row) => row.id === product)?.api);
    const [, part = ''] = new RegExp(`<QuickStartPart product="${product}">([^]*?)</QuickStartPart>`).exec(page) ?? [];
    expect(part).toContain(`(${api?.path}#section/Quick-Start)`);
    expect(part).toContain('**Without a connection.**');
  });

  it('covers every API that announces a quick start on it', () => {
    const announced = new Set(apis.filter(({quickStart: has}) => has).map(({id}) => id));
    expect(new Set(quickStart.map(({product}) => products.find(({id}) => id === product)?.api))).toEqual(announced);
  });

  it('has a rule of the style sheet for every country', () => {
    const css = read('src/features/quick-start/QuickStartPart.module.css');
    for (const id of countries) expect(css).toContain(`[data-country='${id}']) .part:not([data-countries~='${id}'])`);
  });
});
