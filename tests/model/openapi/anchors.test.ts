import {RedocNormalizedOptions, SpecStore, type ContentItemModel} from 'redoc';
import {describe, expect, it} from 'vitest';
import {toExampleElement} from '../../../plugins/http-examples/element';
import {toApiOutline} from '../../../scripts/lib/search/apiOutline';
import {toOperationAnchor, toSectionAnchor, toTagAnchor} from '../../../src/model/openapi/anchors';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';
import {api} from '../../support/rows';

/** Names that are hard to write in an address, one tag and one section each. */
const names = [
  'Bar tables',
  'Café',
  'Cafe\u0301s',
  'Größe',
  'Œuvre',
  'Terms & fees',
  '5 % off',
  '€ and $',
  'a - b',
  'a – b',
  'a/b',
  ' spaced ',
  '日本語',
  'Straße',
];

const document: OpenApiDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Till',
    version: '1',
    description: names.map((name) => `# ${name}\n\nText.`).join('\n\n'),
  },
  tags: names.map((name) => ({name})),
  paths: Object.fromEntries(
    names.map((name, index) => [
      `/${index}`,
      {get: {operationId: `read${index}`, summary: name, tags: [name], responses: {}}},
    ]),
  ),
};

/** The anchors of the page, as Redoc makes them. */
const store = new SpecStore(
  structuredClone(document) as unknown as ConstructorParameters<typeof SpecStore>[0],
  undefined,
  new RedocNormalizedOptions({}),
);
const toIds = (items: readonly ContentItemModel[]): readonly string[] =>
  items.flatMap(({id, items: inner}) => [id, ...toIds(inner as ContentItemModel[])]);
const anchors = new Set(toIds(store.contentItems));

describe('anchors of sections, tags and operations are those of the page', () => {
  it.each(names.map((name, index) => [name, index] as const))('for %j', (name, index) => {
    expect(anchors).toContain(toSectionAnchor(name.trim()));
    expect(anchors).toContain(toTagAnchor(name));
    expect(anchors).toContain(toOperationAnchor(toOperations(document)[index]!));
  });

  it('wherever something links to them: search and checked examples', () => {
    const found = toApiOutline(document, {
      api: api({}),
      path: '/api/till',
      tag: 'default',
    }).sections.flatMap(({anchor}) => anchor ?? []);
    const linked = toOperations(document).map((operation) => {
      const {attributes} = toExampleElement({
        operation,
        label: '',
        page: '',
        http: '',
        snippets: [],
        responses: [],
      });
      return String(
        attributes.find(
          (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'to',
        )?.value,
      ).slice(1);
    });
    expect(linked).toHaveLength(names.length);
    expect([...found, ...linked].filter((anchor) => !anchors.has(anchor))).toEqual([]);
  });
});

it('an operation without a tag has its short anchor', () => {
  expect(toOperationAnchor({id: 'readOrder', tags: []})).toBe('operation/readOrder');
});
