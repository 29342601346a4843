import {describe, expect, it} from 'vitest';
import {codeLanguages} from '../../../src/data/codeLanguages';
import {exampleChoice} from '../../../src/data/exampleChoice';
import {products} from '../../../src/data/products';
import {countryChoice, quickStart} from '../../../src/data/quickStart';
import {parseConsent, toConsentState} from '../../../src/model/consent/choice';
import {toConsentPreflight} from '../../../src/model/consent/preflight';
import {toExampleForm, toFormPreflight} from '../../../src/model/choices/exampleForm';
import {toCodeMarkup} from '../../../src/model/content/highlight';
import {
  toCountries,
  toCountry,
  toCountryPreflight,
  toQuickStartParts,
} from '../../../src/model/choices/country';
import {
  parseResultsAddress,
  toReportAddress,
  toResultsAddress,
} from '../../../src/model/search/address';
import {toOwnPath} from '../../../src/model/search/ownPath';
import {toPlainText, toSafeHtml} from '../../../src/model/search/safeHits';
import {addRecent, repairStoredList} from '../../../src/model/search/stored';
import {findMainScript} from '../../../src/model/site/deployment';
import {createRandom, toNastyTexts} from '../../support/fuzz';

// Contents of an address, a cookie or the browser's storage: 4,000 texts for every function
// that reads it first. The seed makes every run the same.
const texts = toNastyTexts(4000, 20_261_120);

/** Fails with the text that broke the rule, written so that it can be pasted into a test. */
function forAll(holds: (text: string, index: number) => boolean): void {
  const broken = texts.filter((text, index) => {
    try {
      return !holds(text, index);
    } catch {
      return true;
    }
  });
  expect(broken.slice(0, 5).map((text) => JSON.stringify(text))).toEqual([]);
}

it('the texts are the same for the same seed, and others for another', () => {
  expect(toNastyTexts(500, 1)).toEqual(toNastyTexts(500, 1));
  expect(toNastyTexts(500, 1)).not.toEqual(toNastyTexts(500, 2));
  expect(Array.from({length: 3}, createRandom(7))).toEqual(
    Array.from({length: 3}, createRandom(7)),
  );
});

describe('the address of the results page', () => {
  it('is read into a query of bounded length without rough spaces, and a known language', () => {
    forAll((text, index) => {
      const raw =
        index % 2 === 0
          ? `?q=${text}&lang=${text}`
          : `?${new URLSearchParams({q: text, lang: text}).toString()}`;
      const {query, language} = parseResultsAddress(raw, ['de', 'en'], 512);
      return (
        query.length <= 512 && !/^\s|\s$|\s\s/.test(query) && [null, 'de', 'en'].includes(language)
      );
    });
  });

  it('comes back the same from what it is written as', () => {
    forAll((text) => {
      const {query} = parseResultsAddress(`?${new URLSearchParams({q: text}).toString()}`, [], 512);
      const again = parseResultsAddress(
        toResultsAddress(query).replace(/^[^?]*/, ''),
        [],
        512,
      ).query;
      // Half an emoji, which a cut can leave behind, becomes the sign for what cannot be read.
      return again === query.replace(/\p{Surrogate}/gu, '\ufffd');
    });
  });

  it('and the support’s stay within their own site', () => {
    forAll(
      (text) =>
        new URL(toResultsAddress(text), 'https://own.example').origin === 'https://own.example',
    );
    forAll(
      (text) =>
        new URL(toReportAddress('https://support.example', text)).origin ===
        'https://support.example',
    );
  });
});

describe('cookies', () => {
  it('mean consent only where they say exactly "true"', () => {
    forAll((text) => {
      const choice = parseConsent({analytics: text, marketing: undefined});
      return text === 'true'
        ? choice?.analytics === true
        : choice?.analytics !== true && choice?.marketing !== true;
    });
  });

  it('mean the same to the script before the first paint', () => {
    const run = new Function(
      'document',
      'navigator',
      toConsentPreflight(['p-analytics', 'p-marketing']),
    ) as (document: object, navigator: object) => void;
    forAll((text) => {
      const value = text.replace(/[;\s\u0000-\u001f]/g, '');
      const found: Record<string, string> = {};
      run(
        {
          cookie: `p-analytics=${value}; x=${value}`,
          documentElement: {dataset: found},
        },
        {},
      );
      return (
        found.consent ===
        toConsentState(parseConsent({analytics: value, marketing: undefined}), false)
      );
    });
  });
});

const attributes = [
  exampleChoice.attribute,
  exampleChoice.languageAttribute,
  countryChoice.attribute,
];

describe('the browser’s storage', () => {
  it('gives a form of examples that exists', () => {
    const ids: readonly string[] = codeLanguages.map(({id}) => id);
    forAll((text) =>
      [exampleChoice.raw, ...ids].includes(
        toExampleForm({form: text, language: text}, exampleChoice.raw, ids),
      ),
    );
  });

  it('gives a country that exists', () => {
    const countries = toCountries(toQuickStartParts(quickStart, products));
    const known: readonly string[] = [countryChoice.all, ...countries];
    forAll((text) => known.includes(toCountry(text, countries, countryChoice.all, 'de')));
  });

  it.each([
    ['form', toFormPreflight({...exampleChoice, languages: codeLanguages.map(({id}) => id)})],
    [
      'country',
      toCountryPreflight({
        ...countryChoice,
        countries: toCountries(toQuickStartParts(quickStart, products)),
      }),
    ],
  ])('does no more than set attributes before the first paint (%s)', (_, script) => {
    const run = new Function('document', 'localStorage', 'location', 'navigator', script) as (
      document: object,
      storage: object,
      location: object,
      navigator: object,
    ) => void;
    forAll((text) => {
      const names: string[] = [];
      run(
        {documentElement: {setAttribute: (name: string) => names.push(name)}},
        {getItem: () => text},
        {hash: text},
        {language: text},
      );
      return names.every((name) => (attributes as readonly string[]).includes(name));
    });
  });

  it('gives lists of searches that lead nowhere else and hold no markup but marks', () => {
    forAll((text) => {
      const list = repairStoredList(text);
      if (list === undefined) return true;
      const hits = JSON.parse(list) as readonly {
        readonly url: unknown;
        readonly content: unknown;
        readonly hierarchy: object;
      }[];
      return hits.every(
        ({url, content, hierarchy}) =>
          toOwnPath(url) === url &&
          [content, ...Object.values(hierarchy)].every(
            (value) => value === null || isHarmless(value),
          ),
      );
    });
  });

  it('takes a new search whatever is there', () => {
    const hit = {
      objectID: 'a',
      url: '/a',
      type: 'content',
      hierarchy: {lvl0: 'A', lvl1: 'B'},
      content: 'c',
    };
    forAll((text) => {
      const list = addRecent(text, text, hit, {alone: 7, beside: 4});
      return list === undefined || (JSON.parse(list) as unknown[]).length <= 7;
    });
  });
});

/** Whether a browser would read a text as nothing but words and marks. */
function isHarmless(value: unknown): boolean {
  return typeof value === 'string' && !/<(?!\/?mark>)/.test(value);
}

describe('texts on their way into the page', () => {
  it('lose every tag but marks', () => forAll((text) => isHarmless(toSafeHtml(text))));
  it('become plain text', () => forAll((text) => typeof toPlainText(text) === 'string'));
  it('are coloured as code without a tag of their own', () => {
    forAll((text, index) => {
      const grammar =
        (['json', 'curl', 'yaml', 'xml', 'python', 'javascript', 'php'] as const)[index % 7] ??
        'json';
      const markup = toCodeMarkup(text, grammar);
      return !/<(?!\/?span[ >]|wbr>)/.test(markup);
    });
  });
  it('are no page of this site', () => forAll((text) => findMainScript(text) === undefined));
});
