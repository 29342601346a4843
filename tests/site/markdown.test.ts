import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {parseHeaderRules, toHeaders} from '../../scripts/lib/cdn/rules';
import {toMarkdownFile, toMarkdownPage} from '../../scripts/lib/delivery/markdown/page';
import {readDocument} from '../../scripts/lib/page/document';
import {findAll, parsePage, toAttribute} from '../../src/model/pages/html';
import {toMarkdownAddress} from '../../src/model/pages/markdown';
import {buildDir, pages} from './support/site';

const texts = pages.flatMap((page) => {
  const target = toMarkdownAddress(page.address);
  return target === undefined ? [] : [{...page, target, file: path.join(buildDir, target)}];
});

const isGuide = (html: string): boolean => html.includes('theme-doc-markdown');

/** Headings and code blocks of a Markdown file: headings in code are none. */
function count(markdown: string): {readonly headings: number; readonly code: number} {
  let fence: string | undefined;
  let headings = 0;
  let code = 0;
  for (const line of markdown.split('\n')) {
    // It may be in a list item or in a quotation.
    const text = line.replace(/^[\s>]*(?:(?:- |\d+\. )[\s>]*)*/, '');
    const [mark] = /^`{3,}/.exec(text) ?? [];
    if (fence === undefined && mark !== undefined) {
      fence = mark;
      code += 1;
    } else if (fence !== undefined && text === fence) fence = undefined;
    else if (fence === undefined && /^#{1,6} /.test(text)) headings += 1;
  }
  return {headings, code};
}

describe('the Markdown of pages', () => {
  it('exists for every page and is announced by it', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({file}) => !existsSync(file)).map(({target}) => target)).toEqual([]);
    const silent = texts.filter(
      ({html, target}) =>
        !html.includes(`type=text/markdown href=${target}`) &&
        !html.includes(`type="text/markdown" href="${target}"`),
    );
    expect(silent.map(({address}) => address)).toEqual([]);
  });

  it('is that of the page as it is, whatever an earlier build stored', () => {
    const samples = texts.filter(({html}, index) => index % 20 === 0 && isGuide(html));
    expect(samples.length).toBeGreaterThan(5);
    const different = samples.filter(({html, canonical = '', file}) => {
      const document = readDocument(html);
      const written = readFileSync(file, 'utf8');
      const [, url = canonical] = /^url: "(.*)"$/m.exec(written) ?? [];
      return written !== toMarkdownFile(toMarkdownPage(document, url));
    });
    expect(different.map(({address}) => address)).toEqual([]);
  });

  it('keeps every heading and code block of a guide', () => {
    const different = texts.flatMap(({address, html, file}) => {
      // References are the largest pages, and no guides.
      if (!isGuide(html)) return [];
      const guide = findAll(
        parsePage(html),
        (element) =>
          toAttribute(element, 'class')?.split(' ').includes('theme-doc-markdown') === true,
      ).at(0);
      if (!guide) return [];
      const expected = {
        headings: findAll(guide, ({tagName}) => /^h[1-6]$/.test(tagName)).length,
        code: findAll(guide, ({tagName}) => tagName === 'pre').length,
      };
      const found = count(readFileSync(file, 'utf8'));
      return JSON.stringify(found) === JSON.stringify(expected)
        ? []
        : [`${address}: ${JSON.stringify(found)} instead of ${JSON.stringify(expected)}`];
    });
    expect(different).toEqual([]);
  });

  it('recognizes all data-md marks on the pages, and the pages use no other', () => {
    const marks = new Set(
      pages.flatMap(({html}) =>
        [...html.matchAll(/ data-read="?([\w-]*)/g)].map(([, mark]) => mark),
      ),
    );
    expect([...marks].sort()).toEqual(['law', 'no', 'once', 'product', 'text', 'title']);
  });

  it('starts with title, address and language, and contains only absolute links', () => {
    const wrong = texts.flatMap(({address, file}) => {
      const text = readFileSync(file, 'utf8');
      const prose = text
        .replace(/^\s*(`{3,})[^\n]*\n[\s\S]*?^\s*\1$/gm, '')
        .replace(/`[^`\n]*`/g, '');
      const relative = [...prose.matchAll(/(?<!\\)\]\((?!https?:|mailto:|tel:)([^)]*)\)/g)].map(
        ([, href]) => `${address}: ${href}`,
      );
      return [
        ...(/^---\ntitle: ".+"\n(description: ".*"\n)?url: "https?:.+"\n(original: ".+"\n)?language: "[a-z]{2}"\n/.test(
          text,
        )
          ? []
          : [`${address}: head`]),
        ...relative,
      ];
    });
    expect(wrong).toEqual([]);
  });

  it('is served as Markdown and kept out of search engines', () => {
    const rules = parseHeaderRules(readFileSync(path.join(buildDir, '_headers'), 'utf8'));
    expect(toHeaders(rules, '/es/sign-de/introduction.md')).toMatchObject({
      'Content-Type': 'text/markdown; charset=utf-8',
      'X-Robots-Tag': 'noindex',
    });
    expect(toHeaders(rules, '/es/sign-de/introduction')['X-Robots-Tag']).toBeUndefined();
  });
});
