import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {toBuiltLocales} from '../../scripts/lib/search/builtLocales';
import {readOutlines} from '../../scripts/lib/search/readOutlines';
import {toIndexFiles} from '../../scripts/lib/search/writeIndex';
import {loadSearch} from '../../src/model/search/loaded';
import {searchFiles} from '../../src/model/search/manifest';
import {toRecords, type Outline} from '../../src/model/search/outline';
import type {SearchRecord} from '../../src/model/search/types';
import {isAccepted, questionSets} from '../search/questions/all';
import {checkQuestions} from '../search/questions/check';
import {buildDir, localeIds, pages} from './support/site';

const built = toBuiltLocales(buildDir, localeIds).filter(({folder}) =>
  existsSync(path.join(folder, 'index.html')),
);
const idsOf = new Map(pages.map(({address, ids}) => [address, ids]));

/** Queries in words of the trade, each with what comes first. */
const inTheTrade: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  en: [
    ['Spain receipt QR requirements', 'sign-es/integration_process#receipt'],
    ['QR code size', 'en/faq#qr-code'],
  ],
  de: [
    ['spanien pflichtangaben beleg', 'sign-es/integration_process#receipt'],
    ['pflichtangaben beleg', 'sign-at/receipt_data'],
    ['österreich aufbewahrungspflicht', 'fines-and-retention#retention-at'],
  ],
  it: [['dati obbligatori documento commerciale', 'sign-it/receipt_compliance']],
  fr: [
    ['mentions obligatoires caisse', 'sign-fr/integration_guide#what-the-law-demands'],
    ['exigences caisse', 'sign-fr/integration_guide#what-the-law-demands'],
  ],
};

/** Queries from a section, for which other pages have better titles. */
const inASection: Readonly<Record<string, readonly [string, string]>> = {
  de: ['Ausfall', 'sign-at'],
  it: ['scontrino', 'sign-it'],
  fr: ['ticket', 'sign-fr'],
};

describe.each(built)('search in $locale', (place) => {
  const {locale, folder, baseUrl} = place;
  const load = () =>
    loadSearch({
      baseUrl,
      locale,
      readText: (address) =>
        Promise.resolve(readFileSync(path.join(folder, address.slice(baseUrl.length)), 'utf8')),
    });

  let outlines: readonly Outline[] = [];
  let records: readonly SearchRecord[] = [];
  beforeAll(async () => {
    outlines = await readOutlines(place);
    records = outlines.flatMap(toRecords);
  });

  it('is that of the pages as they are, whatever an earlier build stored', async () => {
    const manifest = (await toIndexFiles(outlines, locale)).get(searchFiles.manifest);
    expect(readFileSync(path.join(folder, searchFiles.manifest), 'utf8')).toBe(manifest);
  });

  it('only returns pages and anchors that exist', () => {
    const isThere = ({url_without_anchor: address, anchor}: SearchRecord): boolean => {
      const ids = idsOf.get(address);
      return ids !== undefined && (anchor === null || ids.has(anchor));
    };
    expect([...new Set(records.filter((record) => !isThere(record)).map(({url}) => url))]).toEqual(
      [],
    );
    expect(new Set(records.map(({objectID}) => objectID)).size).toBe(records.length);
  });

  it('indexes every guide, post and reference page, but no list pages', () => {
    const found = new Set(records.map(({url_without_anchor: address}) => address));
    const missing = pages
      .filter((page) => page.locale === locale && !found.has(page.address))
      .map(({address}) => address.slice(baseUrl.length - 1))
      .filter(
        (address) =>
          !/^\/(404|search|design|blog|blog\/(archive|authors|tags)(\/.*)?|category\/.*)$/.test(
            address,
          ),
      );
    expect(missing).toEqual([]);
    expect([...found].filter((address) => /404|\/search$|\/design$|\/tags/.test(address))).toEqual(
      [],
    );
  });

  it.runIf(locale === 'en').each(['E_TX_UPSERT', 'E_CLOCK_SKEW', 'E_UNAUTHORIZED'])(
    'leads from %s to its entry among all error codes',
    async (code) => {
      const engine = await load();
      const {results} = await engine.search({
        requests: [{query: code, indexName: 'test', hitsPerPage: 3}],
      });
      expect(results[0]!.hits[0]?.url).toBe(`${baseUrl}errors#${code}`);
    },
  );

  it.runIf(locale === 'en').each([
    ['TSS fails at night', 'sign-de', /\/(?:outages|raise-an-issue)/],
    ['TSS not reachable', '', /^\/sign-de\/outages/],
    ['TSS not reachable', 'sign-de', /^\/sign-de\/outages/],
    ['difference SIGN IT versions', 'sign-it', /^\/(?:sign-it\/|api\/sign-it\/)/],
    ['difference SIGN IT versions', '', /^\/api\/sign-it\/changes\//],
    ['changes in SIGN IT', '', /^\/api\/sign-it\/changes\//],
    ['fines austria', '', /^\/fines-and-retention#fines-austria$/],
    ['network down', '', /^\/(?:sign-de\/outages|en\/docs\/technical-details)/],
    ['TLS version', '', /^\/service-facts#connection$/],
    ['python', '', /^\/en\/faq#examples$/],
    ['retention austria', '', /^\/fines-and-retention#retention-at$/],
    ['outage', 'sign-at', /^\/sign-at\/outages/],
    ['outage', 'sign-fr', /^\/sign-fr\//],
    ['E_FON_UNAVAILABLE', 'sign-de', /^\/errors#E_FON_UNAVAILABLE$/],
  ])('answers %j from the section %j', async (query, product, expected) => {
    const engine = await load();
    const {results} = await engine.search({
      requests: [
        {
          query,
          indexName: 'test',
          hitsPerPage: 5,
          ...(product === '' ? {} : {optionalFilters: [`product:${product}`, 'kind:-news']}),
        },
      ],
    });
    const [first] = results[0]!.hits;
    expect(first?.url).toMatch(expected);
    // The names of controls aren't texts.
    expect(JSON.stringify(results[0]!.hits)).not.toContain('cURLJavaScript');
  });

  it('calls questions and error codes by the name of their page', () => {
    const groups = new Map(
      records.map(({url_without_anchor: address, hierarchy}) => [address, hierarchy]),
    );
    for (const name of ['errors', ...(locale === 'en' ? ['en/faq'] : [])]) {
      const {lvl0, lvl1} = groups.get(`${baseUrl}${name}`) ?? {};
      expect(lvl0, name).toBeTruthy();
      expect(lvl0, name).toBe(lvl1);
    }
    const {lvl0, lvl1} = groups.get(`${baseUrl}api/kassensichv/changes/v1...v2`) ?? {};
    expect(lvl1).toBeTruthy();
    expect(lvl0).not.toBe(lvl1);
  });

  it('counts every result under its kind', async () => {
    const engine = await load();
    const {results} = await engine.search({
      requests: [{query: 'TSS', indexName: 'test', facets: ['kind', 'country', 'product']}],
    });
    const {nbHits, facets} = results[0]!;
    expect(Object.values(facets?.kind ?? {}).reduce((sum, count) => sum + count, 0)).toBe(nbHits);
    expect(facets?.country?.de).toBeGreaterThan(facets?.country?.at ?? 0);
    expect(facets?.product?.['sign-de']).toBeGreaterThan(0);
  });

  it.each(checkQuestions[locale] ?? [])('finds the check of receipts for “%s”', async (query) => {
    const engine = await load();
    const {results} = await engine.search({
      requests: [{query, indexName: 'test', hitsPerPage: 3}],
    });
    const paths = results[0]!.hits.map(({url}) => url.split('#')[0]);
    expect(paths).toContain(`${baseUrl}check`);
  });

  it.runIf(locale in inTheTrade)('finds duties and sizes by the words of the trade', async () => {
    const engine = await load();
    for (const [query, address] of inTheTrade[locale]!) {
      const {results} = await engine.search({
        requests: [{query, indexName: 'test', hitsPerPage: 1}],
      });
      expect(results[0]!.hits[0]?.url, query).toBe(`${baseUrl}${address}`);
    }
  });

  it.runIf(locale in inASection)('puts the section before better titles elsewhere', async () => {
    const [query, section] = inASection[locale]!;
    const optionalFilters = [`product:${section}`, 'kind:-news'];
    const {results} = await (
      await load()
    ).search({requests: [{query, indexName: 'test', hitsPerPage: 2, optionalFilters}]});
    const folders = results[0]!.hits.map(({url}) => url.slice(baseUrl.length).split('/')[0]);
    expect(folders).toEqual([section, section]);
  });

  it('answers the written questions with a mean reciprocal rank close to 1', async () => {
    const engine = await load();
    const prefix = baseUrl.slice(0, -1);
    const isBuilt = (address: string): boolean => idsOf.has(`${prefix}${address.split('#')[0]}`);
    // A question about a page that this build lacks has no answer to be found.
    const questions = (questionSets[locale] ?? []).filter(({accept}) => accept.some(isBuilt));
    let sum = 0;
    const missed: string[] = [];
    for (const question of questions) {
      const {results} = await engine.search({
        requests: [{query: question.ask, indexName: 'test', hitsPerPage: 10}],
      });
      const rank = results[0]!.hits.findIndex(({url}) => isAccepted(question, url, prefix));
      sum += rank < 0 ? 0 : 1 / (rank + 1);
      if (rank !== 0) missed.push(`${question.ask}: ${rank < 0 ? 'not among ten' : rank + 1}`);
    }
    expect(questions.length).toBeGreaterThanOrEqual(40);
    expect(sum / questions.length, missed.join('\n')).toBeGreaterThanOrEqual(0.95);
  });
});
