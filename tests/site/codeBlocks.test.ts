import {expect, it} from 'vitest';
import {findAll, parsePage, toAttribute, toText} from '../../src/model/pages/html';
import {toLineCount, unfoldedLines} from '../../src/model/content/folding';
import {pages} from './support/site';

const findBlocks = (within: Parameters<typeof findAll>[0]): ReturnType<typeof findAll> =>
  findAll(
    within,
    (element) => toAttribute(element, 'class')?.split(' ').includes('theme-code-block') === true,
  );

/** The code blocks of guides, posts and the quick start; references have their own. */
const blocks = pages
  .filter(({html}) => html.includes('theme-code-block'))
  .flatMap(({address, html}) => {
    const document = parsePage(html);
    const chosen = findAll(
      document,
      (element) => toAttribute(element, 'style')?.includes('--folded-lines') === true,
    ).flatMap(findBlocks);
    return findBlocks(document).map((block) => ({
      address,
      isChosen: chosen.includes(block),
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

it('folds code that is longer than a screen or whose writer says so, and no other', () => {
  expect(blocks.length).toBeGreaterThan(700);
  expect(blocks.some(({isFolded}) => isFolded)).toBe(true);
  expect(blocks.filter(({isChosen}) => isChosen).length).toBeGreaterThan(5);
  expect(
    blocks.filter(
      ({lines, isFolded, isChosen}) => isFolded !== (isChosen || lines > unfoldedLines),
    ),
  ).toEqual([]);
});
