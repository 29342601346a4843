import {expect, it} from 'vitest';
import {findAll, parsePage, toAttribute, toText} from '../../src/model/pages/html';
import {toLineCount, unfoldedLines} from '../../src/model/content/folding';
import {pages} from './support/site';

/** The code blocks of guides, posts and the quick start; references have their own. */
const blocks = pages
  .filter(({html}) => html.includes('theme-code-block'))
  .flatMap(({address, html}) =>
    findAll(
      parsePage(html),
      (element) => toAttribute(element, 'class')?.split(' ').includes('theme-code-block') === true,
    ).map((block) => ({
      address,
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
    })),
  );

it('shows no block of code that is longer than a screen, and folds no other', () => {
  expect(blocks.length).toBeGreaterThan(700);
  expect(blocks.some(({isFolded}) => isFolded)).toBe(true);
  expect(blocks.filter(({lines, isFolded}) => isFolded !== lines > unfoldedLines)).toEqual([]);
});
