import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {site} from '../../src/data/site';
import {
  findAll,
  parsePage,
  toAttribute,
  toText,
  type HtmlElement,
} from '../../src/model/pages/html';
import {localeIds, pages} from './support/site';

const root = path.resolve(__dirname, '../..');
const prefix = `${site.codeHost.repository}/edit/${site.codeHost.branch}/`;

interface EditedPage {
  readonly address: string;
  readonly locale: string;
  /** Source file as the link names it. */
  readonly file: string;
  readonly lang: string | undefined;
  readonly isDated: boolean;
}

const hasClass = (element: HtmlElement, name: string): boolean =>
  toAttribute(element, 'class')?.split(' ').includes(name) === true;

const edited: readonly EditedPage[] = pages.flatMap(({address, locale, html}) => {
  const tree = parsePage(html);
  const [link] = findAll(tree, (element) => hasClass(element, 'theme-edit-this-page'));
  if (!link) return [];
  const article = findAll(
    tree,
    (element) => element.tagName === 'article' && toAttribute(element, 'lang') !== undefined,
  ).at(0);
  const isDated = findAll(tree, (element) => hasClass(element, 'theme-last-updated')).some(
    (element) => /\d{4}/.test(toText(element)),
  );
  return [
    {
      address,
      locale,
      file: decodeURI((toAttribute(link, 'href') ?? '').replace(prefix, '')),
      lang: article && toAttribute(article, 'lang'),
      isDated,
    },
  ];
});

const kinds: readonly (readonly [kind: string, address: string, file: string])[] = [
  ['guides', '/sign-de/outages', 'docs/sign-de/outages.mdx'],
  ['guides in Spanish', '/sign-es/introduccion', 'docs/sign-es/introduccion.mdx'],
  ['posts', '/blog/verifactu-enforcement', 'blog/'],
  ['pages', '/privacy', 'src/pages/privacy.mdx'],
  ['questions', '/en/faq', 'src/localised/en/faq/faq.mdx'],
  ['localised guides', '/en/docs/glossary', 'src/localised/en/docs/glossary'],
  ['localised pages', '/en/imprint', 'src/localised/en/pages/imprint.mdx'],
];

/** These need the builds of other languages. */
const translatedKinds: typeof kinds = [
  ['translated pages', '/de/privacy', 'i18n/de/docusaurus-plugin-content-pages/privacy.mdx'],
  ['untranslated guides', '/es/sign-de/outages', 'docs/sign-de/outages.mdx'],
  ['German guides', '/de/docs/glossar', 'src/localised/de/docs/glossar'],
];

describe('"Edit this page"', () => {
  it('names a source file that exists', () => {
    expect(edited.length).toBeGreaterThan(100);
    expect(
      edited
        .filter(({file}) => !existsSync(path.join(root, file)))
        .map(({address, file}) => `${address}: ${file}`),
    ).toEqual([]);
  });

  it('links to the translation if the page shows one, otherwise to the original', () => {
    const wrong = edited.filter(({file, locale, lang}) => {
      const [, translation] = /^i18n\/([a-z]{2})\//.exec(file) ?? [];
      return translation === undefined
        ? lang !== undefined &&
            lang === locale &&
            locale !== 'en' &&
            existsTranslation(file, locale)
        : translation !== locale;
    });
    expect(wrong.map(({address, file}) => `${address}: ${file}`)).toEqual([]);
  });

  it.each([
    ...kinds,
    ...(localeIds.every((id) => pages.some(({locale}) => locale === id)) ? translatedKinds : []),
  ])('is on %s, with the date of the last change', (_kind, address, file) => {
    const found = edited.find((page) => page.address === address);
    expect(found?.file).toContain(file);
    expect(found?.isDated).toBe(true);
  });

  it('is missing on generated pages: lists, references, search', () => {
    expect(
      edited
        .map(({address}) => address)
        .filter((address) =>
          /\/(api(\/.*)?|search|blog(\/(archive|tags|authors).*)?)$/.test(address),
        ),
    ).toEqual([]);
  });
});

/** Whether an original has a translation that the page should have named. */
function existsTranslation(file: string, locale: string): boolean {
  const places: readonly (readonly [folder: string, plugin: string])[] = [
    ['docs/', 'docusaurus-plugin-content-docs/current/'],
    ['blog/', 'docusaurus-plugin-content-blog/'],
    ['src/pages/', 'docusaurus-plugin-content-pages/'],
  ];
  return places.some(
    ([folder, plugin]) =>
      file.startsWith(folder) &&
      existsSync(path.join(root, 'i18n', locale, plugin, file.slice(folder.length))),
  );
}
