import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {parseHead} from '../../scripts/lib/page/head';
import {buildDir, localeIds, page, pages, toFile} from './support/site';

const origin = 'https://developer.bonarium.example';
const read = (address: string): string => readFileSync(path.join(buildDir, address), 'utf8');
const toPrefix = (id: string): string => (id === 'en' ? '/' : `/${id}/`);
const indexed = pages.filter(
  ({address, html}) =>
    !/(^|\/)404$/.test(address) && !parseHead(html).metas.get('robots')?.includes('noindex'),
);
const own = indexed.filter(({address, canonical}) => canonical === `${origin}${address}`);

describe('canonical addresses', () => {
  it('are set on every indexed page and point to a page that is its own canonical', () => {
    const addresses = new Set(own.map(({address}) => address));
    const wrong = indexed.filter(
      ({canonical}) =>
        !canonical?.startsWith(origin) || !addresses.has(canonical.slice(origin.length)),
    );
    expect(own.length).toBeGreaterThan(200);
    expect(wrong.map(({address, canonical}) => `${address} → ${canonical ?? 'none'}`)).toEqual([]);
  });
});

describe('hreflang', () => {
  it('names the page itself, a default, and each language once', () => {
    const wrong = pages.filter(({address, alternates}) => {
      const languages = alternates.map(({hreflang}) => hreflang);
      return (
        alternates.length > 0 &&
        !(
          languages.includes('x-default') &&
          new Set(languages).size === languages.length &&
          alternates.some(({href}) => href === `${origin}${address}`)
        )
      );
    });
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  it('points to canonical pages, under the language they are built in', () => {
    const wrong = own.flatMap(({address, alternates}) =>
      alternates
        .filter(({hreflang, href}) => {
          const target = own.find((candidate) => `${origin}${candidate.address}` === href);
          return target === undefined || (hreflang !== 'x-default' && target.lang !== hreflang);
        })
        .map(({href}) => `${address} → ${href}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe('sitemaps', () => {
  const entries = localeIds.flatMap((id) =>
    [...read(`${toPrefix(id)}sitemap.xml`).matchAll(/<url>(.*?)<\/url>/gs)].map(
      ([, entry = '']) => ({
        loc: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
        alternates: [...entry.matchAll(/hreflang="(.*?)" href="(.*?)"/g)].map(
          ([, hreflang = '', href = '']) => ({hreflang, href}),
        ),
      }),
    ),
  );

  it('list exactly the indexed canonical pages, each once', () => {
    expect(entries.map(({loc}) => loc).sort()).toEqual(
      own.map(({address}) => `${origin}${address}`).sort(),
    );
  });

  it('announce the same languages as the pages', () => {
    const wrong = entries.filter(
      ({loc, alternates}) =>
        JSON.stringify(alternates) !== JSON.stringify(page(loc.slice(origin.length)).alternates),
    );
    expect(wrong.map(({loc}) => loc)).toEqual([]);
  });
});

interface FeedItem {
  readonly url: string;
  readonly title: string;
  readonly date: string;
  readonly content: string;
}

/**
 * The elements of an XML text by name, as their texts and attributes. Throws where tags are not
 * closed in order.
 */
function readXml(xml: string, name: string): readonly string[] {
  const open: string[] = [];
  const found: string[] = [];
  let start = -1;
  const parser = new Parser(
    {
      onopentag(tag) {
        open.push(tag);
        if (tag === name) start = parser.endIndex + 1;
      },
      onclosetag(tag, implied) {
        if (implied && parser.endIndex > parser.startIndex && open.at(-1) !== tag)
          throw new Error(`${tag} is not closed`);
        open.pop();
        if (tag === name) found.push(xml.slice(start, parser.startIndex));
      },
    },
    {xmlMode: true},
  );
  parser.end(xml);
  if (open.length > 0) throw new Error(`${open.join(', ')} not closed`);
  return found;
}

const one = (text: string, name: string): string =>
  (readXml(text, name)[0] ?? '').replace(/^<!\[CDATA\[|\]\]>$/g, '');
const readFeed: Readonly<Record<string, (id: string) => readonly FeedItem[]>> = {
  'rss.xml': (id) =>
    readXml(read(`${toPrefix(id)}blog/rss.xml`), 'item').map((item) => ({
      url: one(item, 'link'),
      title: one(item, 'title'),
      date: one(item, 'pubDate'),
      content: one(item, 'content:encoded'),
    })),
  'atom.xml': (id) =>
    readXml(read(`${toPrefix(id)}blog/atom.xml`), 'entry').map((entry) => ({
      url: one(entry, 'id'),
      title: one(entry, 'title'),
      date: one(entry, 'updated'),
      content: one(entry, 'content'),
    })),
  'feed.json': (id) =>
    (
      JSON.parse(read(`${toPrefix(id)}blog/feed.json`)) as {
        items: {url: string; title: string; date_modified: string; content_html: string}[];
      }
    ).items.map((item) => ({
      url: item.url,
      title: item.title,
      date: item.date_modified,
      content: item.content_html,
    })),
};

describe.each(Object.keys(readFeed))('the feed %s', (file) => {
  it.each(localeIds)(
    'is complete in %s: posts of this language with absolute addresses, date and text',
    (id) => {
      const items = readFeed[file]!(id);
      expect(items).toHaveLength(20);
      const wrong = items.filter(
        ({url, title, date, content}) =>
          !url.startsWith(`${origin}${toPrefix(id)}blog/`) ||
          toFile(url.slice(origin.length)) === undefined ||
          title === '' ||
          Number.isNaN(Date.parse(date)) ||
          content.length < 200,
      );
      expect(wrong.map(({url}) => url)).toEqual([]);
    },
  );

  it.each(localeIds)('contains only absolute addresses in %s, and no interface elements', (id) => {
    const wrong = readFeed[file]!(id).flatMap(({url, content}) => {
      const text = content.replaceAll('&lt;', '<').replaceAll('&quot;', '"');
      return [
        ...text.matchAll(/(?:href|src)="(?!https?:|mailto:)([^"]*)"|role="tooltip"|hash-link/g),
      ].map(([found]) => `${url}: ${found}`);
    });
    expect(wrong).toEqual([]);
  });

  it.each(localeIds)('is announced on the blog’s pages in %s', (id) => {
    for (const address of [`${toPrefix(id)}blog`, `${toPrefix(id)}blog/dev-news-28`])
      expect(page(address).html, address).toContain(`href=${toPrefix(id)}blog/${file} `);
  });

  it('describes the blog in the reader’s language', () => {
    expect(read(`/de/blog/${file}`)).toContain('Gesetzesänderungen');
    expect(read(`/blog/${file}`)).toContain('Changes of law');
  });
});

describe('icons', () => {
  it('all exist, and the theme color is the page’s color', () => {
    const {html} = page('/de/sign-de/introduction');
    const links = [
      ...html
        .split('</head>')[0]!
        .matchAll(/<link[^>]*rel="?(icon|apple-touch-icon|manifest)"?[^>]*href="?([^ ">]+)/g),
    ].map(([, , href = '']) => href);
    expect(links.sort()).toEqual([
      '/img/apple-touch-icon.png',
      '/img/favicon.ico',
      '/img/favicon.svg',
      '/manifest.webmanifest',
    ]);
    for (const href of links) expect(existsSync(path.join(buildDir, href)), href).toBe(true);
    const {icons} = JSON.parse(read('/manifest.webmanifest')) as {icons: {src: string}[]};
    for (const {src} of icons) expect(existsSync(path.join(buildDir, src)), src).toBe(true);
    expect(parseHead(html).metas.get('theme-color')).toBe('#fbfaf6');
  });
});
