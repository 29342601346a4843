import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {ownGuides} from '../../src/data/ownGuides';
import {products, type ProductRow} from '../../src/data/products';
import {localeIds, page, pages, type BuiltPage} from './support/site';

const origin = 'https://developer.bonarium.example';
const messages = (locale: string): Record<string, {message: string}> =>
  JSON.parse(
    readFileSync(path.resolve(__dirname, `../../i18n/${locale}/code.json`), 'utf8'),
  ) as Record<string, {message: string}>;

/** Whether a page has a notice that its text is in another language. */
const isNoticed = ({html}: BuiltPage): boolean => /class="?untranslatedNotice/.test(html);

describe('posts in lists, and references', () => {
  it.each([
    ['/it/blog', 'In inglese'],
    ['/fr/api/kassensichv/v2', 'En anglais'],
    ['/de/api/dsfinvk/v1', 'Auf Englisch'],
  ])('%s names the language of its texts: %s', (address, name) => {
    expect(page(address).html).toContain(`<span>${name}</span>`);
  });

  it.each(['/blog', '/api/kassensichv/v2'])(
    '%s doesn’t name it, because it is the reader’s',
    (address) => {
      expect(page(address).html).not.toMatch(/<span>In English<\/span>/);
    },
  );
});

it.each([
  ['/', 'Café Morgenrot'],
  ['/de/', 'Café Morgenrot'],
  ['/es/', 'Librería Alameda'],
  ['/it/', 'Gelateria Aurora'],
  ['/fr/', 'Boulangerie Lemoine'],
])('the landing page %s begins with the receipt of its readers: %s', (address, merchant) => {
  expect(page(address).html).toContain(merchant);
});

describe('lists and tables that name English guides', () => {
  const own = Object.entries(ownGuides.es ?? {}).map(([english, spanish = '']) => ({
    english: `/es${english}`,
    spanish: `/es${spanish}`,
  }));

  it('lead Spanish readers to guides in Spanish', () => {
    const main = ['/es/', '/es/check', '/es/search'].map(
      (address) => /<main[^]*<\/main>/.exec(page(address).html)?.[0] ?? '',
    );
    const links = main.map((html) => [...html.matchAll(/ href="?([^ ">]+)/g)].map(([, to]) => to));
    for (const {english} of own) expect(links.flat()).not.toContain(english);
    // The landing page's numbers and dates.
    expect(links[0]).toContain('/es/sign-es/conformidad_facturas#verifactu');
    for (const to of links) expect(to).toContain('/es/sign-es/introduccion');
  });

  it('are below the guides in Spanish in the Spanish sidebar', () => {
    const toGuides = (address: string): readonly (string | undefined)[] =>
      [...page(address).html.matchAll(/<a class="?menu__link[^>]* href="?([^ ">]+)/g)]
        .map(([, to]) => to)
        .filter((to) => to?.includes('/sign-es/'));
    expect(toGuides('/es/sign-es/integration_process')[0]).toBe('/es/sign-es/introduccion');
    expect(toGuides('/sign-es/integration_process')[0]).toBe('/sign-es/introduction');
  });

  it('name addresses of both that exist', () => {
    for (const [lang, to] of own.flatMap(({english, spanish}) => [
      ['en', english] as const,
      ['es', spanish] as const,
    ])) {
      const [address = '', anchor] = to.split('#');
      expect(page(address).articleLangs, to).toEqual([lang]);
      if (anchor !== undefined) expect(page(address).ids.has(anchor), to).toBe(true);
    }
  });
});

describe('a guide that is not translated', () => {
  const guide = page('/es/sign-de/introduction');

  it('says so in the reader’s language', () => {
    const [before = ''] = messages('es')['page.untranslated']!.message.split('{language}');
    expect(guide.html).toContain(before.trim());
    expect(guide.html).toContain('inglés');
    expect(isNoticed(guide)).toBe(true);
    expect(isNoticed(page('/sign-de/introduction'))).toBe(false);
  });

  it('links to the product’s guides in the reader’s language, if there are any', () => {
    const label = messages('es')['page.untranslated.start']!.message.replace(
      '{language}',
      'español',
    );
    for (const {id, section, startIn} of products as readonly ProductRow[]) {
      const first = startIn?.es;
      if (first !== undefined) expect(page(`/es/${first}`).articleLangs).toEqual(['es']);
      for (const {address, html, links} of pages.filter(
        (one) => isNoticed(one) && one.address.startsWith(`/es/${section}/`),
      ))
        expect([html.includes(label), links.includes(`/es/${first}`)], `${id}: ${address}`).toEqual(
          first === undefined ? [false, false] : [true, true],
        );
    }
    expect(page('/es/sign-es/integration_process').html).toContain(label);
  });

  it('marks its article with the language of the text', () => {
    expect(guide.lang).toBe('es');
    expect(guide.articleLangs).toEqual(['en']);
  });

  it('lists its headings, and writes sums and dates, in the language of the text', () => {
    expect(/<ul class="table-of-contents [^>]* lang=([a-z]+)>/.exec(guide.html)?.[1]).toBe('en');
    expect(/€7,500|7\.500\s€/.exec(page('/es/sign-fr/introduction').html)?.[0]).toBe('€7,500');
  });

  it('is listed in the sidebar in its own language, below headings in the reader’s', () => {
    expect(guide.html).toContain('><span lang=en>New customers</span>');
    expect(guide.html).toMatch(/<span class=categoryLinkLabel_\w+>Primeros pasos</);
    expect(page('/de/sign-de/introduction').html).not.toContain('><span lang=en>');
  });

  it('is named in the breadcrumbs in its own language, after steps in the reader’s', () => {
    const {html} = page('/es/sign-de/tss-lifecycle');
    const steps = html.matchAll(/<span class=breadcrumbs__link(?: lang=(\w+))?>([^<]+)</g);
    expect([...steps].map(([, lang, name]) => [name, lang])).toEqual([
      ['Firmar', undefined],
      ['TSS life cycle', 'en'],
    ]);
  });

  it('is announced in no language it does not exist in and points to the original', () => {
    expect(guide.canonical).toBe(`${origin}/sign-de/introduction`);
    expect(guide.alternates).toEqual([]);
    const {alternates} = page('/sign-de/introduction');
    expect(alternates.map(({hreflang}) => hreflang).sort()).toEqual(['de', 'en', 'x-default']);
  });
});

describe('a guide that is translated', () => {
  const guide = page('/de/sign-at/outages');

  it('is in the reader’s language, with its figures, and announced in both', () => {
    expect(guide.articleLangs).toEqual(['de']);
    expect(isNoticed(guide)).toBe(false);
    expect(guide.canonical).toBe(`${origin}/de/sign-at/outages`);
    expect(guide.alternates.map(({hreflang}) => hreflang).sort()).toEqual([
      'de',
      'en',
      'x-default',
    ]);
    const figures = [...guide.html.matchAll(/<figure [^>]*lang=(\w+) data-figure=/g)];
    expect(figures.map(([, lang]) => lang)).toEqual(['de', 'de', 'de']);
  });

  it('has a block of its own for every block of the original', () => {
    expect(guide.html).not.toContain('blockNote');
  });
});

describe('pages that exist in several languages', () => {
  it('announce exactly these languages: the privacy policy in English, German and Spanish', () => {
    const {alternates, canonical} = page('/de/privacy');
    expect(canonical).toBe(`${origin}/de/privacy`);
    expect(alternates.map(({hreflang}) => hreflang).sort()).toEqual([
      'de',
      'en',
      'es',
      'x-default',
    ]);
    expect(page('/fr/privacy').canonical).toBe(`${origin}/privacy`);
    expect(page('/de/privacy').articleLangs).toEqual(['de']);
    expect(page('/fr/privacy').articleLangs).toEqual(['en']);
  });

  it('announce all five languages if the page is interface: the landing page', () => {
    const {alternates, canonical} = page('/it/');
    expect(canonical).toBe(`${origin}/it/`);
    expect(alternates.map(({hreflang}) => hreflang).sort()).toEqual([
      'de',
      'en',
      'es',
      'fr',
      'it',
      'x-default',
    ]);
  });

  it('link to each other: every alternate exists and links back', () => {
    const problems = pages.flatMap(({address, alternates}) =>
      alternates
        .filter(({hreflang}) => hreflang !== 'x-default')
        .filter(({href}) => {
          const other = pages.find((candidate) => candidate.address === href.slice(origin.length));
          return !other || !other.alternates.some((back) => back.href === `${origin}${address}`);
        })
        .map(({href}) => `${address} → ${href}`),
    );
    expect(problems).toEqual([]);
  });
});

describe('pages of one language', () => {
  it('lead from the language dropdown to their counterpart, never to a 404', () => {
    expect(page('/en/imprint').links).toContain('/de/impressum');
    expect(page('/de/impressum').links).toContain('/en/imprint');
    expect(page('/de/docs/glossar').links).toContain('/en/docs/glossary');
    expect(page('/en/docs/certification').links).toEqual(
      expect.arrayContaining(['/de/docs/zertifizierung', '/fr/sign-de/introduction']),
    );
    expect(page('/de/docs/glossar').articleLangs).toEqual(['de']);
  });
});

describe('the language dropdown', () => {
  it('leads to pages that exist, from every page in every language', () => {
    const addresses = new Set(pages.map(({address}) => address));
    const problems = pages
      .filter(({address}) => !address.endsWith('404'))
      .flatMap(({address, links}) => {
        const targets = localeIds.filter(
          (id) =>
            !links.some(
              (link) =>
                addresses.has(link) &&
                (id === 'en'
                  ? !localeIds
                      .slice(1)
                      .some((other) => link === `/${other}/` || link.startsWith(`/${other}/`))
                  : link === `/${id}/` || link.startsWith(`/${id}/`)),
            ),
        );
        return targets.map((id) => `${address}: no way to ${id}`);
      });
    expect(problems).toEqual([]);
  });
});

describe('every text', () => {
  it('is marked with its language if that differs from the interface language', () => {
    const noticed = pages.filter(isNoticed);
    expect(noticed.length).toBeGreaterThan(100);
    const toTextLang = ({articleLangs: [article], html}: BuiltPage): string | undefined =>
      article ?? /<div lang=([a-z]+)><div id=__blog-post-container /.exec(html)?.[1];
    const unmarked = noticed
      .filter((candidate) => (toTextLang(candidate) ?? candidate.lang) === candidate.lang)
      .map(({address}) => address);
    expect(unmarked).toEqual([]);
  });
});
