import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {describe, expect, it} from 'vitest';
import {isAllowed} from '../../plugins/third-party-licences/notice';
import {allowedLicences} from '../../src/data/licences';
import {awakeGuide, budgets, checkWorker, eagerScripts, fontBytes} from '../support/budgets';
import {buildDir, localeIds, page, pages, toFile} from './support/site';

/** Bytes of a text on its way to the reader; the quality is the one of scripts/lib/cdn. */
const weigh = (content: Buffer | string): number =>
  brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
const weighFiles = (addresses: readonly string[]): number =>
  addresses.reduce((sum, address) => sum + weigh(readFileSync(path.join(buildDir, address))), 0);

describe.each(budgets)('the first view of the $kind ($address)', ({address, html, styles}) => {
  const {html: text, scripts, loads} = page(address);

  it('stays within the byte budget of its text and styles', () => {
    expect(weigh(text), 'HTML').toBeLessThanOrEqual(html);
    expect(weighFiles(loads.filter((url) => url.endsWith('.css'))), 'styles').toBeLessThanOrEqual(
      styles,
    );
  });

  it('stays within the byte budget of the scripts that all pages share', () => {
    const shared = scripts.filter((url) =>
      budgets.every((other) => page(other.address).scripts.includes(url)),
    );
    expect(shared.map((url) => url.replace(/\.[\da-f]{8}\.js$/, ''))).toEqual([
      '/assets/js/runtime~main',
      '/assets/js/main',
    ]);
    const ahead = [
      ...text.matchAll(/<link [^>]*rel="?(?:modulepreload|preload)"?[^>]*as="?script/g),
    ];
    expect(ahead).toEqual([]);
    expect(weighFiles(shared)).toBeLessThanOrEqual(eagerScripts);
  });
});

it('the fonts stay within their byte budget', () => {
  const {preloads} = page('/');
  const files = preloads.filter((url) => url.endsWith('.woff2'));
  const sizes = files.map((url) => readFileSync(path.join(buildDir, url)).length);
  expect(sizes).toHaveLength(2);
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(fontBytes);
});

/** The scripts of a language that match, as text by name. */
const readScripts = (locale: string, prefix = ''): readonly {name: string; text: string}[] => {
  const folder = path.join(buildDir, locale === 'en' ? '' : locale, 'assets/js');
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix) && name.endsWith('.js'))
    .map((name) => ({name, text: unescape(readFileSync(path.join(folder, name), 'utf8'))}));
};

/** Minified code escapes letters with accents. */
const unescape = (code: string): string =>
  code.replace(/\\x([\da-f]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

it('the shared script contains no part of Prism, no configuration of the build and no unused banner', () => {
  const [{text} = {text: ''}] = readScripts('en', 'main.');
  expect(text).toContain('titleDelimiter');
  expect(text).not.toContain('markup-templating');
  // The message of a failure would have the whole script.
  expect(/"?(?:headTags|presets)"?:\[|base-url-issue/.exec(text)?.[0]).toBeUndefined();
});

it('no page starts with work that the browser repeats at each change', () => {
  const [{text} = {text: ''}] = readScripts('en', 'main.');
  expect(
    text.match(/\bIntl\.\w+|\.localeCompare\(/g) ?? [],
    'the data of a language is loaded when it is first used',
  ).toEqual([]);
  const folder = path.join(buildDir, 'assets/css');
  const sheets = readdirSync(folder).filter((name) => name.startsWith('styles'));
  expect(sheets).not.toEqual([]);
  for (const sheet of sheets)
    expect(readFileSync(path.join(folder, sheet), 'utf8')).not.toMatch(/(?:html|:root|body):has\(/);
});

describe.each(localeIds.filter((id) => pages.some(({locale}) => locale === id)))(
  'the words in the scripts of %s',
  (locale) => {
    // English words are only in the code. Ids and descriptions are the same in all languages.
    const file = `../../i18n/${locale === 'en' ? 'de' : locale}/code.json`;
    const words = JSON.parse(readFileSync(path.resolve(__dirname, file), 'utf8')) as Readonly<
      Record<string, {readonly message: string; readonly description?: string}>
    >;
    const scripts = readScripts(locale);

    it('of the interface have neither ids nor descriptions for translators', () => {
      const unwanted = new Set([
        ...Object.keys(words),
        ...Object.values(words).map(({description}) => description),
      ]);
      const found = scripts.flatMap(({name, text}) =>
        [...text.matchAll(/"([^"\\]+)"/g)]
          .filter(([, quoted]) => unwanted.has(quoted))
          .map(([quoted]) => `${name}: ${quoted}`),
      );
      expect(found).toEqual([]);
    });

    it('come without the descriptions of other guides', () => {
      const guide = page(`${locale === 'en' ? '' : `/${locale}`}/sign-at/outages`);
      const start = guide.description?.slice(0, 40) ?? '';
      expect(start).not.toBe('');
      const saying = scripts.filter(({text}) => text.includes(start)).map(({name}) => name);
      // Its own file, those of its two neighbours and of guides that name it as a next step.
      expect(saying.length).toBeLessThanOrEqual(5);
      expect(saying.filter((name) => name.startsWith('main.'))).toEqual([]);
    });

    it('of the interface are in the file of the feature that says them', () => {
      const message =
        locale === 'en'
          ? 'Unchanged since signing'
          : (words['check.verdict.unchanged']?.message ?? '');
      const saying = scripts.filter(({text}) => text.includes(message)).map(({name}) => name);
      expect(message).not.toBe('');
      expect(saying).not.toEqual([]);
      expect(saying.filter((name) => name.startsWith('main.'))).toEqual([]);
    });
  },
);

describe('the worker that checks receipts', () => {
  const [worker = {name: '', text: ''}] = readScripts('en').filter(
    ({text}) => text.includes('importScripts(') && text.includes('de.signature.fits'),
  );
  const loaded = [...worker.text.matchAll(/\d+"?:"([\da-f]{8})"/g)].map(([, hash]) => `${hash}.js`);
  const isOf = (part: string) => (name: string) =>
    readFileSync(path.join(buildDir, 'assets/js', name), 'utf8').includes(part);
  const toBytes = (names: readonly string[]): number =>
    weighFiles(names.map((name) => `assets/js/${name}`));
  const checks = loaded.filter(isOf('checkDsfinvk'));
  const decoder = loaded.filter(isOf('decodeQR'));
  const curves = loaded.filter((name) => ![...checks, ...decoder].includes(name));

  it('has all checks in one file, and with it the page adds at most 25 kB to an awake guide', () => {
    expect([checks.length, decoder.length]).toEqual([1, 1]);
    const bytes = toBytes([worker.name, ...checks]);
    expect(bytes).toBeLessThanOrEqual(checkWorker.checks);
    const toScripts = (id: string): number => budgets.find(({kind}) => kind === id)?.scripts ?? 0;
    expect(toScripts('receipt check') + bytes).toBeLessThanOrEqual(awakeGuide + 25_000);
  });

  it('loads curves and decoder of the stated size', () => {
    expect(toBytes(curves), 'curves').toBeLessThanOrEqual(checkWorker.curves);
    expect(toBytes(decoder), 'decoder').toBeLessThanOrEqual(checkWorker.decoder);
  });
});

it('the page with the budget is the largest API page', () => {
  const sizes = pages
    .filter(({address, locale}) => locale === 'en' && address.startsWith('/api/'))
    .map(({address, html}) => ({address, elements: html.split('<').length}));
  const [largest] = sizes.sort((one, other) => other.elements - one.elements);
  expect(largest?.address).toBe(budgets.find(({kind}) => kind === 'largest API page')?.address);
});

describe('the scripts and pages', () => {
  it('contain no path of the build machine, so builds from different folders are identical', () => {
    const root = path.resolve(__dirname, '../..');
    const scripts = readdirSync(path.join(buildDir, 'assets/js')).map((name) =>
      path.join(buildDir, 'assets/js', name),
    );
    expect(scripts.filter((file) => readFileSync(file, 'utf8').includes(root))).toEqual([]);
    expect(pages.filter(({html}) => html.includes(root)).map(({address}) => address)).toEqual([]);
  });
});

describe('the licences of others', () => {
  const text = readFileSync(path.join(buildDir, 'third-party-licences.txt'), 'utf8');
  const entries = [...text.matchAll(/^(\S+)( [\d.]+\S*)?\nLicence: (.+)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({name, version, licence}),
  );

  it('list the packages in scripts, styles and fonts, always in the same order', () => {
    const names = entries.map(({name}) => name);
    expect(names).toEqual(
      expect.arrayContaining([
        'react',
        'react-dom',
        'redoc',
        'infima',
        '@docsearch/react',
        '@orama/stemmers',
        'marked',
        '@fontsource-variable/jetbrains-mono',
      ]),
    );
    expect(names).toEqual([...names].sort((one, other) => (one < other ? -1 : 1)));
    expect(text).toContain(`code of the ${entries.length} packages below`);
  });

  it('are all on the list of allowed licences', () => {
    expect(entries.filter(({licence}) => !isAllowed(licence, allowedLicences))).toEqual([]);
  });

  it('are linked from the legal notice, in every language', () => {
    for (const locale of localeIds.filter(
      (id) => id === 'en' || pages.some((built) => built.locale === id),
    )) {
      const prefix = locale === 'en' ? '' : `/${locale}`;
      const link = page(`${prefix}/legal-notice`).links.find((href) =>
        href.endsWith('/third-party-licences.txt'),
      );
      expect(link, locale).toBe(`${prefix}/third-party-licences.txt`);
      expect(toFile(link!), locale).toBeDefined();
    }
  });
});
