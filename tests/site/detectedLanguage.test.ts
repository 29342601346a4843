import {francAll} from 'franc-min';
import type {Element, ElementContent} from 'hast';
import {SKIP, visit} from 'unist-util-visit';
import {describe, expect, it} from 'vitest';
import {readDocument} from '../../scripts/lib/page/document';
import {pages} from './support/site';

/** Too short texts are guesses: names and codes outweigh the words. */
const LONG_ENOUGH = 60;
const LANGUAGES = {only: ['deu', 'eng', 'fra', 'ita', 'spa']};
const BLOCKS = new Set(['p', 'li', 'td', 'th', 'dt', 'dd', 'figcaption', 'summary', 'h2', 'h3']);
const CODE = new Set(['code', 'pre', 'kbd', 'samp', 'svg', 'script', 'style']);

/** The words of an element itself: without code, inner blocks and parts in another language. */
function toWords(element: Element, language: string): string {
  return element.children
    .map((child) => {
      if (child.type === 'text') return child.value;
      if (child.type !== 'element') return '';
      const {lang = language} = child.properties;
      const isApart = CODE.has(child.tagName) || BLOCKS.has(child.tagName) || lang !== language;
      return isApart ? ' ' : toWords(child, language);
    })
    .join('');
}

/** The words of each block of a page that is in the page's language. */
function toTexts(article: Element, language: string): readonly string[] {
  const texts: string[] = [];
  visit(article, 'element', (element) => {
    const {lang = language} = element.properties;
    if (lang !== language || CODE.has(element.tagName)) return SKIP;
    if (BLOCKS.has(element.tagName)) texts.push(toWords(element, language).trim());
  });
  return texts;
}

/** Names in texts, which are English in every language. */
const EXCEPTIONS = [
  // Screens of the back office, and requests of the Postman collection.
  'Organisation und API-Schlüssel (Management)',
  'Set, change or unblock the admin PIN',
  // What the agency's service answers.
  'the authority does not know the lottery code',
];

/** Whether a text is English rather than the page's language, beyond the detector's doubt. */
function isEnglish(text: string): boolean {
  const [[first, best] = ['und', 0], [, second] = ['und', 0]] = francAll(text, LANGUAGES);
  return first === 'eng' && best - second > 0.05;
}

it('is told from German by the detector', () => {
  expect(
    isEnglish('The till signs every sale before it prints the receipt for the customer.'),
  ).toBe(true);
  expect(
    isEnglish('Die Kasse signiert jeden Verkauf, bevor sie den Beleg für den Kunden druckt.'),
  ).toBe(false);
});

/** Pages that show specifications or posts before 2025, which stay English. */
const IN_ENGLISH = /^\/de\/(?:api|blog|errors)(?:\/|$)/;

/** All text of a node, whatever its language. */
function toText(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(toText).join('') : '';
}

/** The longer texts in a page that are marked as English. */
function toMarkedEnglish(article: Element): readonly string[] {
  const texts: string[] = [];
  visit(article, 'element', (element) => {
    if (element.properties.lang !== 'en') return CODE.has(element.tagName) ? SKIP : undefined;
    texts.push(toText(element).trim());
    return SKIP;
  });
  return texts.filter((text) => text.length >= LONG_ENOUGH);
}

describe('a page that says it is German', () => {
  const german = pages
    .filter(({locale}) => locale === 'de')
    .map(({address, html}) => ({address, document: readDocument(html)}))
    .filter(({document}) => document.language === 'de');

  it('exists', () => {
    expect(german.length).toBeGreaterThan(20);
  });

  it('has no English text', () => {
    const english = german.flatMap(({address, document}) =>
      toTexts(document.text, 'de')
        .filter((text) => text.length >= LONG_ENOUGH && isEnglish(text))
        .filter((text) => !EXCEPTIONS.some((exception) => text.includes(exception)))
        .map((text) => `${address}: ${text}`),
    );
    expect(english).toEqual([]);
  });

  it('has no part that stayed English, but for specifications and posts before 2025', () => {
    const parts = german
      .filter(({address}) => !IN_ENGLISH.test(address))
      .flatMap(({address, document}) =>
        toMarkedEnglish(document.text).map((text) => `${address}: ${text.slice(0, 80)}`),
      );
    expect(parts).toEqual([]);
  });
});
