import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {countryChoice, quickStart} from '../../../src/data/quickStart';
import {
  isInPart,
  toCountries,
  toCountry,
  toCountryPreflight,
  toPresumedCountry,
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

  it('is the stored one, or the presumed one if none that exists is stored', () => {
    expect(
      [null, 'at', all, 'ch', ''].map((stored) => toCountry(stored, countries, all, 'it')),
    ).toEqual(['it', 'at', all, 'it', 'it']);
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

/** What a page knows about a reader, and the country it presumes. */
const hints = [
  ['#sign-fr', 'de-AT', 'es', 'fr'],
  ['#sign-at-till', 'it', 'en', 'at'],
  ['', 'de-AT', 'de', 'at'],
  ['#errors', 'ca-ES', 'en', 'es'],
  ['', 'es-MX', 'es', 'es'],
  ['', 'it', 'en', 'it'],
  ['', 'en-US', 'fr', 'fr'],
  ['', 'en-GB', 'en', 'de'],
] as const;

describe('toPresumedCountry', () => {
  it.each(hints)('with the link "%s", browser %s, page %s: %s', (hash, browser, page, country) => {
    expect(toPresumedCountry({hash, browser, page}, countries)).toBe(country);
  });
});

describe('isInPart', () => {
  it('is true for a part and its steps', () => {
    expect(
      ['#sign-de', '#sign-de-till', '#sign-d', '', '#sign-dex'].map((hash) =>
        isInPart(hash, 'sign-de'),
      ),
    ).toEqual([true, true, false, false, false]);
  });
});

describe('toCountryPreflight', () => {
  /** Runs the script like a browser, with its own storage. */
  function run(
    stored: string | null | 'blocked',
    [hash, language, lang]: readonly string[] = ['', 'en-US', 'en'],
  ): Readonly<Record<string, string>> {
    const attributes: Record<string, string> = {};
    const storage =
      stored === 'blocked'
        ? undefined
        : {getItem: (key: string) => (key === countryChoice.key ? stored : null)};
    const document = {
      documentElement: {
        lang,
        setAttribute: (name: string, value: string) => (attributes[name] = value),
      },
    };
    new Function(
      'localStorage',
      'document',
      'location',
      'navigator',
      toCountryPreflight({...countryChoice, countries}),
    )(storage, document, {hash}, {language});
    return attributes;
  }

  it('marks the page with the stored country, and with none if all are chosen', () => {
    expect(run('at')).toEqual({'data-country': 'at'});
    expect(run(all)).toEqual({});
  });

  it.each(hints)(
    'presumes like the page with the link "%s", browser %s, page %s',
    (hash, browser, page, country) => {
      for (const stored of [null, 'ch', 'blocked'])
        expect(run(stored, [hash, browser, page])).toEqual({'data-country': country});
    },
  );
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

  it('has a request or the receipt in every step, and the token in the response to get it', () => {
    const steps = [...page.matchAll(/<QuickStartStep>([^]*?)<\/QuickStartStep>/g)].map(
      ([, step = '']) => step,
    );
    expect(steps.length).toBeGreaterThan(30);
    expect(steps.filter((step) => !/```http |<Receipt /.test(step))).toEqual([]);
    expect(
      steps.filter(
        (step) =>
          /^### .*-token \*\/\}$/m.test(step) &&
          !/response=200[^]*"(access_token|bearer)": "/.test(step),
      ),
    ).toEqual([]);
  });

  it('tells the readers of each country once how to get an account', () => {
    const [common = ''] = page.split('<QuickStartPart');
    const account = [...common.matchAll(/<QuickStartFor countries="([^"]*)">/g)];
    expect(account.flatMap(([, ids = '']) => ids.split(' ')).sort()).toEqual(
      [...toCountries(toQuickStartParts(quickStart, products))].sort(),
    );
  });

  it.each(quickStart)('says for $product what works offline', ({product}) => {
    const [, part = ''] =
      new RegExp(`<QuickStartPart product="${product}">([^]*?)</QuickStartPart>`).exec(page) ?? [];
    expect(part).toContain('**Without a connection.**');
  });

  it('has a rule of the style sheet for every country', () => {
    const css = read('src/features/quick-start/QuickStartPart.module.css');
    for (const id of countries)
      expect(css).toContain(
        `[data-country='${id}'] [data-countries]:not([data-countries~='${id}']))`,
      );
  });

  it('shows readers of each country the examples for them', () => {
    const figures = [...page.matchAll(/^<figure>\n([^]*?)^<\/figure>$/gm)];
    expect(figures.length).toBeGreaterThan(0);
    for (const [, figure = ''] of figures) {
      const ids = [...figure.matchAll(/<QuickStartFor countries="([^"]*)">/g)].flatMap(
        ([, list = '']) => list.split(' '),
      );
      expect(ids.sort()).toEqual([...countries].sort());
    }
  });

  it('shows one example beside the text of each step', () => {
    const steps = page.split('<QuickStartStep>').slice(1);
    expect(steps.length).toBeGreaterThan(30);
    for (const step of steps) {
      const [text = ''] = step.split('</QuickStartStep>');
      expect(text).toMatch(/^\n\n### .+ \{\/\* #[\w-]+ \*\/\}\n/);
      // Further requests are in one fold of the text, not beside it.
      const shown = text.replace(/^<details>[^]*?^<\/details>$/m, '<details />');
      expect(shown.match(/^(?:```http |<Receipt )/gm)?.length ?? 0).toBeLessThanOrEqual(1);
      // The grid of a step has nine rows for the text. A figure has one example for each country.
      const beside = shown.replaceAll(/^```[^]*?^```$|^<figure>[^]*?^<\/figure>$/gm, '');
      expect(beside.split(/\n\n+/).length).toBeLessThan(9);
    }
  });

  it('names its steps after their part, so that a link to a step shows the part', () => {
    for (const {product} of quickStart) {
      const [, part = ''] =
        new RegExp(`<QuickStartPart product="${product}">([^]*?)</QuickStartPart>`).exec(page) ??
        [];
      const ids = [...part.matchAll(/^### .* \{\/\* #([\w-]+) \*\/\}$/gm)].map(([, id = '']) => id);
      expect(ids.length).toBeGreaterThan(2);
      for (const id of ids) expect(isInPart(`#${id}`, product)).toBe(true);
    }
  });
});
