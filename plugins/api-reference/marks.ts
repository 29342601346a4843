import type {RedocLabels} from '../../src/data/redocLabels';

/**
 * Characters of private use, so that a mark can't be part of a text. Fetched specifications lose
 * them when they are read.
 */
const [OPEN, CLOSE] = ['\ue000', '\ue001'] as const;

const toMark = (name: string): string => `${OPEN}${name}${CLOSE}`;

/** Takes the place of the language's base URL in a page that is rendered for all languages. */
export const baseUrlMark = toMark('baseUrl');

/** Labels with a mark in place of each text. */
export function toMarks(labels: RedocLabels): RedocLabels {
  return Object.fromEntries(
    Object.entries(labels).map(([group, texts]) => [
      group,
      Object.fromEntries(Object.keys(texts).map((label) => [label, toMark(`${group}.${label}`)])),
    ]),
  ) as unknown as RedocLabels;
}

/** The HTML of a page in one language: with its words and its base URL in place of the marks. */
export function fillMarks(html: string, labels: RedocLabels, baseUrl: string): string {
  const texts = new Map([
    ['baseUrl', baseUrl],
    ...Object.entries(labels).flatMap(([group, own]) =>
      Object.entries(own as Readonly<Record<string, string>>).map(
        ([label, text]) => [`${group}.${label}`, toHtml(text)] as const,
      ),
    ),
  ]);
  return html.replace(/\ue000([\w.]+)\ue001/g, (mark, name: string) => texts.get(name) ?? mark);
}

/** A text as React writes it, in elements and attributes. */
function toHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#x27;');
}
