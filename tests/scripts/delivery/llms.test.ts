import {describe, expect, it} from 'vitest';
import {
  toGuides,
  toLlmsFile,
  toLlmsFullFile,
  type LlmsSource,
} from '../../../scripts/lib/delivery/llms';
import type {MarkdownPage} from '../../../scripts/lib/delivery/markdown/page';
import {api, product} from '../../support/rows';

const root = 'https://developer.example/';

function page(
  address: string,
  columns: Partial<MarkdownPage> = {},
): readonly [string, MarkdownPage] {
  const url = `${root}${address.slice(1)}`;
  return [
    address,
    {
      title: `Title of ${address}`,
      description: `About ${address}.`,
      url,
      canonical: url,
      language: 'en',
      body: `Text of ${address}`,
      ...columns,
    },
  ];
}

const source: LlmsSource = {
  name: 'Example developer',
  root,
  prefixes: ['/', '/de/'],
  products: [product({})],
  apis: [api({})],
  sidebars: {
    orders: [
      'orders/introduction',
      {type: 'category', items: ['orders/second']},
      {type: 'link', href: '/api/orders/v1'},
    ],
  },
  pages: new Map([
    page('/', {description: 'Guides.'}),
    page('/api', {title: 'API reference'}),
    page('/api/orders/v1'),
    page('/blog', {title: 'News'}),
    page('/blog/first', {published: '2025-01-01'}),
    page('/blog/second', {published: '2026-01-01'}),
    page('/blog/tags'),
    page('/imprint'),
    page('/orders/second'),
    page('/orders/introduction'),
    page('/de/', {language: 'de', description: 'Anleitungen.'}),
    page('/de/orders/introduction', {canonical: `${root}orders/introduction`}),
    page('/de/impressum', {language: 'de', title: 'Impressum'}),
  ]),
};

it('reads guides of a sidebar in its order, out of groups too, and leaves links out', () => {
  expect(toGuides(source.sidebars.orders)).toEqual(['orders/introduction', 'orders/second']);
});

describe('toLlmsFile', () => {
  it('lists products in navigation order, APIs with their files, the newest news first, and the rest', () => {
    expect(toLlmsFile(source, '/')).toBe(`# Example developer

> Guides.

- ${root}llms-full.txt
- ${root}de/llms.txt

## ORDERS

- [Title of /orders/introduction](${root}orders/introduction.md): About /orders/introduction.
- [Title of /orders/second](${root}orders/second.md): About /orders/second.

## API reference

- [Orders v1](${root}api/orders/v1.md): About /api/orders/v1. OpenAPI: [YAML](${root}openapi/orders/v1.bundled.yaml), [JSON](${root}openapi/orders/v1.bundled.json).

## News

- [Title of /blog/second](${root}blog/second.md): About /blog/second.
- [Title of /blog/first](${root}blog/first.md): About /blog/first.

## Optional

- [API reference](${root}api.md): About /api.
- [Title of /imprint](${root}imprint.md): About /imprint.
`);
  });

  it('links to the original if a page is not translated, and states its language', () => {
    expect(toLlmsFile(source, '/de/')).toContain(
      `- [Title of /de/orders/introduction](${root}orders/introduction.md) (en): `,
    );
  });
});

describe('toLlmsFullFile', () => {
  it('contains every text of the language and no text of another language', () => {
    expect(toLlmsFullFile(source, '/')).toContain('Text of /orders/second');
    expect(toLlmsFullFile(source, '/de/')).toContain('Text of /de/impressum');
    expect(toLlmsFullFile(source, '/de/')).not.toContain('Text of /de/orders/introduction');
  });
});
