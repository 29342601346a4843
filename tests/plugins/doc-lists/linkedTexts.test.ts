import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import describeLinkedTexts from '../../../plugins/doc-lists/linkedTexts.cjs';

let folder = '';
const addDependency = vi.fn();

/** What the loader makes of a document's metadata, in German. */
function load(doc: object): object {
  const context = {
    resourcePath: path.join(folder, 'site-docs-own-mdx-000.json'),
    getOptions: () => ({locale: 'de'}),
    addDependency,
  };
  return JSON.parse(describeLinkedTexts.call(context, JSON.stringify(doc))) as object;
}

const write = (name: string, doc: object): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(doc));

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'linked-texts-'));
  write('site-i-18-n-one-mdx-001.json', {
    permalink: '/de/one',
    description: 'Das Erste.',
    frontMatter: {translated: ['en', 'de']},
  });
  write('site-docs-two-mdx-002.json', {
    permalink: '/de/two',
    description: 'The second.',
    frontMatter: {translated: ['en']},
  });
});

afterEach(() => {
  rmSync(folder, {recursive: true});
  addDependency.mockClear();
});

it('describes the neighbours of a document, and names the language of an English description', () => {
  expect(
    load({
      title: 'Own',
      previous: {title: 'Eins', permalink: '/de/one'},
      next: {title: 'Two', permalink: '/de/two'},
    }),
  ).toEqual({
    title: 'Own',
    previous: {title: 'Eins', permalink: '/de/one', description: 'Das Erste.'},
    next: {title: 'Two', permalink: '/de/two', description: 'The second.', lang: 'en'},
  });
});

it('names the language of the entries of a sidebar that are not translated', () => {
  const link = (href: string): object => ({type: 'link', href, label: href});
  const context = {
    resourcePath: path.join(folder, 'p', 'de-466.json'),
    getOptions: () => ({locale: 'de'}),
    addDependency,
  };
  const lists = {
    version: {
      docsSidebars: {
        guides: [
          link('/de/two'),
          {type: 'category', label: 'A', items: [link('/de/one'), link('/de/two')]},
        ],
      },
    },
  };
  expect(JSON.parse(describeLinkedTexts.call(context, JSON.stringify(lists)))).toEqual({
    version: {
      docsSidebars: {
        guides: [
          {...link('/de/two'), lang: 'en'},
          {
            type: 'category',
            label: 'A',
            items: [link('/de/one'), {...link('/de/two'), lang: 'en'}],
          },
        ],
      },
    },
  });
});

it('reads a neighbour again when it has changed', () => {
  const doc = {next: {title: 'Two', permalink: '/de/two'}};
  load(doc);
  expect(addDependency).toHaveBeenCalledExactlyOnceWith(
    path.join(folder, 'site-docs-two-mdx-002.json'),
  );
  write('site-docs-two-mdx-002.json', {
    permalink: '/de/two',
    description: 'Zwei.',
    frontMatter: {translated: ['en', 'de']},
  });
  expect(load(doc)).toEqual({
    next: {title: 'Two', permalink: '/de/two', description: 'Zwei.'},
  });
});

it('leaves a category’s own page and a document without neighbours alone', () => {
  const doc = {title: 'First', previous: {title: 'SAFE', permalink: '/de/category/safe'}};
  expect(load(doc)).toEqual(doc);
  expect(load({title: 'Only'})).toEqual({title: 'Only'});
});

it('describes the neighbours of a post', () => {
  expect(load({prevItem: {title: 'Two', permalink: '/de/two'}})).toEqual({
    prevItem: {title: 'Two', permalink: '/de/two', description: 'The second.', lang: 'en'},
  });
});

it('names the language of English entries in the blog’s sidebar', () => {
  const one = {title: 'Eins', permalink: '/de/one'};
  const two = {title: 'Two', permalink: '/de/two'};
  expect(load({title: 'Alle Beiträge', items: [one, two]})).toEqual({
    title: 'Alle Beiträge',
    items: [one, {...two, lang: 'en'}],
  });
});
