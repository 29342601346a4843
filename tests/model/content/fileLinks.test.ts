import {expect, it} from 'vitest';
import {resolveFileLink} from '../../../src/model/content/fileLinks';
import {
  findContentPlace,
  toContentFolders,
  toSourceFile,
  toTranslationFile,
} from '../../../src/model/content/folders';

const folders = toContentFolders([{id: 'de-docs', kind: 'docs', path: 'src/localised/de/docs'}]);
const german = 'i18n/de/docusaurus-plugin-content-docs/current';
const files = new Set([
  'docs/a/one.mdx',
  'docs/a/two.mdx',
  'docs/b/three.mdx',
  'blog/post.mdx',
  `${german}/a/two.mdx`,
]);
const resolve = (file: string, target: string, locale = 'de'): string | undefined =>
  resolveFileLink(file, target, {folders, locale, exists: (name) => files.has(name)});

it('leads from a page to the translation of another, and to the source in languages without one', () => {
  expect(resolve('docs/a/one.mdx', './two.mdx')).toBe(`${german}/a/two.mdx`);
  expect(resolve('docs/b/three.mdx', '../a/two.mdx')).toBe(`${german}/a/two.mdx`);
  expect(resolve('docs/a/one.mdx', './two.mdx', 'fr')).toBe('docs/a/two.mdx');
});

it('leads from a translation to pages that are not translated', () => {
  expect(resolve(`${german}/a/two.mdx`, './one.mdx')).toBe('docs/a/one.mdx');
  expect(resolve(`${german}/a/two.mdx`, '../b/three.mdx')).toBe('docs/b/three.mdx');
  expect(resolve(`${german}/a/one.mdx`, './two.mdx')).toBe(`${german}/a/two.mdx`);
});

it('resolves links from the top of the folder and of the project like Docusaurus', () => {
  expect(resolve('docs/b/three.mdx', '/a/two.mdx')).toBe(`${german}/a/two.mdx`);
  expect(resolve('docs/b/three.mdx', 'a/one.mdx')).toBe('docs/a/one.mdx');
  expect(resolve('docs/b/three.mdx', '/docs/a/two.mdx')).toBe(`${german}/a/two.mdx`);
});

it('resolves nothing outside the content folder', () => {
  expect(resolve('docs/a/one.mdx', './nowhere.mdx')).toBeUndefined();
  expect(resolve('docs/a/one.mdx', '../../blog/post.mdx')).toBeUndefined();
  expect(resolve('README.md', './docs/a/one.mdx')).toBeUndefined();
});

it('knows the place of a page and of its translations in every content folder', () => {
  for (const [source, translation] of [
    ['docs/a/one.mdx', `${german}/a/one.mdx`],
    ['blog/post.mdx', 'i18n/de/docusaurus-plugin-content-blog/post.mdx'],
    ['src/pages/imprint.mdx', 'i18n/de/docusaurus-plugin-content-pages/imprint.mdx'],
    [
      'src/localised/de/docs/glossar.mdx',
      'i18n/de/docusaurus-plugin-content-docs-de-docs/current/glossar.mdx',
    ],
  ] as const) {
    expect(toTranslationFile(findContentPlace(folders, source)!, 'de')).toBe(translation);
    expect(toSourceFile(findContentPlace(folders, translation)!)).toBe(source);
  }
});
