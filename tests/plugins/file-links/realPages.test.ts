import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {contentFolders} from '../../../src/config/contentFolders';
import {resolveFileLink} from '../../../src/model/content/fileLinks';
import {
  findContentPlace,
  toSourceFile,
  toTranslationFile,
} from '../../../src/model/content/folders';

const root = path.resolve(__dirname, '../../..');
const pages = contentFolders.flatMap(({source}) =>
  readdirSync(path.join(root, source), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${source}/${name}`),
);
const links = pages.flatMap((page) =>
  [...readFileSync(path.join(root, page), 'utf8').matchAll(/\]\(([^)\s#?:]+\.mdx)/g)].map(
    ([, target = '']) => ({
      page,
      target,
      to: path.posix.join(path.dirname(page), target),
    }),
  ),
);
const toGerman = (page: string): string =>
  toTranslationFile(findContentPlace(contentFolders, page)!, 'de');

/**
 * Links that lead to another page than they do without translations, when these pages are
 * translated.
 */
function findStrayLinks(translated: readonly string[]): readonly string[] {
  const files = new Set([...pages, ...translated.map(toGerman)]);
  return links.flatMap(({page, target, to}) => {
    const found = resolveFileLink(files.has(toGerman(page)) ? toGerman(page) : page, target, {
      folders: contentFolders,
      locale: 'de',
      exists: (file) => files.has(file),
    });
    const leads =
      found === (files.has(toGerman(to)) ? toGerman(to) : to) &&
      toSourceFile(findContentPlace(contentFolders, found)!) === to;
    return leads ? [] : [`${page}: ${target} leads to ${found}`];
  });
}

it('reads the links of the real pages', () => {
  expect(links.length).toBeGreaterThan(900);
});

it.each(pages)('every link by file leads to its page when only %s is translated', (page) => {
  expect(findStrayLinks([page])).toEqual([]);
});

it('every link by file leads to its page when none, every second or all pages are translated', () => {
  expect(findStrayLinks([])).toEqual([]);
  expect(findStrayLinks(pages.filter((_page, index) => index % 2 === 0))).toEqual([]);
  expect(findStrayLinks(pages)).toEqual([]);
});
