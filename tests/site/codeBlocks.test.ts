import {expect, it} from 'vitest';
import {findAll, parsePage, toAttribute, toText} from '../../src/model/pages/html';
import {foldedLines, hiddenLines, toLineCount} from '../../src/model/content/folding';
import {pages} from './support/site';

const findBlocks = (within: Parameters<typeof findAll>[0]): ReturnType<typeof findAll> =>
  findAll(
    within,
    (element) => toAttribute(element, 'class')?.split(' ').includes('theme-code-block') === true,
  );

/** How many lines of the blocks inside an element are shown, if their writer says so. */
function readShown(element: Parameters<typeof toAttribute>[0]): number | undefined {
  const [, lines] = /--folded-lines:\s*(\d+)/.exec(toAttribute(element, 'style') ?? '') ?? [];
  return lines === undefined ? undefined : Number(lines);
}

/** The code blocks of guides, posts and the quick start; references have their own. */
const blocks = pages
  .filter(({html}) => html.includes('theme-code-block'))
  .flatMap(({address, html}) => {
    const document = parsePage(html);
    const chosen = new Map(
      findAll(document, (element) => readShown(element) !== undefined).flatMap((element) =>
        findBlocks(element).map((block) => [block, readShown(element)] as const),
      ),
    );
    return findBlocks(document).map((block) => ({
      address,
      shown: chosen.get(block),
      lines: Math.max(
        ...findAll(block, ({tagName}) => tagName === 'pre').map((code) =>
          toLineCount(toText(code).trimEnd()),
        ),
      ),
      isFolded:
        findAll(
          block,
          (element) => element.tagName === 'input' && toAttribute(element, 'type') === 'checkbox',
        ).length === 1,
    }));
  });

it('folds code if that hides many lines, also where its writer says how many are shown', () => {
  expect(blocks.length).toBeGreaterThan(700);
  expect(blocks.some(({isFolded}) => isFolded)).toBe(true);
  expect(blocks.filter(({shown}) => shown !== undefined).length).toBeGreaterThan(5);
  expect(
    blocks.filter(
      ({lines, isFolded, shown = foldedLines}) => isFolded !== lines - shown >= hiddenLines,
    ),
  ).toEqual([]);
});
