import {describe, expect, it} from 'vitest';
import {parseHead} from '../../scripts/lib/page/head';
import {findAll, parsePage, toAttribute, toText} from '../../src/model/pages/html';
import {pages} from './support/site';

type Data = Readonly<Record<string, unknown>>;

/** What schema.org and the search engines that read it require of each kind. */
const required: Readonly<Record<string, readonly string[]>> = {
  TechArticle: [
    'url',
    'headline',
    'description',
    'inLanguage',
    'dateModified',
    'author',
    'publisher',
    'image',
  ],
  BlogPosting: ['url', 'headline', 'description', 'datePublished', 'author', 'inLanguage', 'image'],
  BreadcrumbList: ['itemListElement'],
  WebSite: ['url', 'name', 'description', 'inLanguage', 'publisher'],
  FAQPage: ['mainEntity'],
  Blog: ['@id', 'headline', 'blogPost'],
};

const described = pages.map(({address, canonical, html}) => ({
  address,
  canonical,
  picture: parseHead(html).metas.get('og:image'),
  // Not the body, which has up to 26,000 elements.
  data: findAll(
    parsePage(html.slice(0, html.indexOf('</head>'))),
    (element) =>
      element.tagName === 'script' && toAttribute(element, 'type') === 'application/ld+json',
  ).map((script) => JSON.parse(toText(script)) as Data),
  isGuide: html.includes('theme-doc-markdown'),
  isPost: html.includes('__blog-post-container') && /\/blog\/[^/]+$/.test(address),
}));
const kinds = (data: readonly Data[]): readonly string[] =>
  data.map((one) => String(one['@type'])).sort();

describe('data about pages', () => {
  it('is in the head', () => {
    const elsewhere = pages.filter(({html}) =>
      /<script[^>]*ld\+json/.test(html.slice(html.indexOf('</head>'))),
    );
    expect(elsewhere.map(({address}) => address)).toEqual([]);
  });

  it('has what schema.org requires of each kind', () => {
    const incomplete = described.flatMap(({address, data}) =>
      data.flatMap((one) => {
        const fields = required[String(one['@type'])];
        if (one['@context'] !== 'https://schema.org' || !fields)
          return [`${address}: ${String(one['@type'])} is unknown`];
        return fields
          .filter((field) => one[field] === undefined || one[field] === '')
          .map((field) => `${address}: ${String(one['@type'])}.${field}`);
      }),
    );
    expect(incomplete).toEqual([]);
  });

  it('describes each guide and each post once, at the address of its text', () => {
    const wrong = described
      .filter(({isGuide, isPost}) => isGuide || isPost)
      .filter(({isGuide, data, canonical, picture}) => {
        const own = data.filter(
          (one) => one['@type'] === (isGuide ? 'TechArticle' : 'BlogPosting'),
        );
        const image = own[0]?.image as Data | undefined;
        return own.length !== 1 || own[0]?.url !== canonical || image?.url !== picture;
      });
    expect(described.some(({isGuide}) => isGuide) && described.some(({isPost}) => isPost)).toBe(
      true,
    );
    expect(wrong.map(({address}) => address)).toEqual([]);
  });

  it('describes the site on its landing pages only', () => {
    const landings = described
      .filter(({data}) => kinds(data).includes('WebSite'))
      .map(({address}) => address);
    expect(landings).toEqual(
      described.map(({address}) => address).filter((address) => /^\/([a-z]{2}\/)?$/.test(address)),
    );
  });

  it('numbers the steps of every breadcrumb and gives each an absolute address', () => {
    const lists = described.flatMap(({address, data}) =>
      data
        .filter((one) => one['@type'] === 'BreadcrumbList')
        .map((one) => ({address, items: one.itemListElement as readonly Data[]})),
    );
    expect(lists.length).toBeGreaterThan(50);
    const wrong = lists.filter(
      ({items}) =>
        items.length === 0 ||
        items.some(
          ({position, name, item}, index) =>
            position !== index + 1 || !name || !URL.canParse(String(item)),
        ),
    );
    expect(wrong.map(({address}) => address)).toEqual([]);
  });
});
