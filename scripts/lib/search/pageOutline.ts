import type {Element, ElementContent} from 'hast';
import {toPageFields, type HitKind} from '../../../src/model/search/fields';
import type {Outline, OutlineSection} from '../../../src/model/search/outline';
import type {PageDocument} from '../page/document';
import {isBlock} from '../page/spaces';
import {findElement, readPart, toString} from '../page/text';

/** The data from the text of a built page and from its head. */
export interface PageText {
  /** The product of a guide, as named in its intro. */
  readonly section: string | undefined;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  readonly sections: readonly OutlineSection[];
}

/** IDs, signatures and certificates of examples. Readers don't search for them. */
const OPAQUE =
  /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[\w+/=;^:.-]{48,}|[A-Za-z0-9+/=]{28,}/g;

/** The links to next pages, each with that page's description. Those pages answer better. */
const NEXT_STEPS = 'where-next';

/**
 * Reads the outline of a page: its headings, each with its anchor, and one text per paragraph, list
 * item, table row and example below it.
 */
export function toPageText({head, language, text}: PageDocument): PageText {
  const sections: {level: number; heading: string; anchor: string | null; texts: string[]}[] = [];
  let product: string | undefined;
  let line = '';
  const endLine = (): void => {
    const done = toLine(line).replace(/^[–\s]+|[–\s]+$/g, '');
    line = '';
    if (/[\p{L}\p{N}]/u.test(done)) sections.at(-1)?.texts.push(done);
  };
  /** Level of the last heading, to which the entries of a glossary belong. */
  let depth = 1;
  const addHeading = (element: Element, level: number): void => {
    endLine();
    const heading = toLine(toWords(element));
    const id =
      typeof element.properties.id === 'string' ? element.properties.id : sections.at(-1)?.anchor;
    if (heading !== '')
      sections.push({level, heading, anchor: level === 1 ? null : (id ?? null), texts: []});
  };
  const read = (node: ElementContent): void => {
    if (node.type === 'text') line += node.value;
    if (node.type !== 'element') return;
    const {tagName, properties, children} = node;
    const part = readPart(node);
    if (part === 'once') return;
    if (part === 'product') product = toLine(toWords(node));
    else if (/^h[1-6]$/.test(tagName)) addHeading(node, (depth = Number(tagName[1])));
    else if (tagName === 'dt' && properties.id !== undefined)
      addHeading(node, Math.min(depth + 1, 6));
    else if (tagName === 'pre' || tagName === 'tr') {
      endLine();
      line = tagName === 'pre' ? toWords(node).replace(OPAQUE, '…') : toRow(node);
      endLine();
    } else if (isBlock(node)) {
      endLine();
      for (const child of children) read(child);
      endLine();
    } else if (tagName === 'br') line += ' ';
    else for (const child of children) read(child);
  };
  read(text);
  return {
    section: product,
    language,
    tag: head.metas.get('docsearch:docusaurus_tag') ?? 'default',
    version: head.metas.get('docsearch:version') ?? null,
    sections: sections.filter(({anchor}) => anchor !== NEXT_STEPS),
  };
}

function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** The text of an element in one line, including its blocks. */
function toWords(node: ElementContent): string {
  if (node.type !== 'element') return toString(node);
  if (node.tagName === 'br') return ' ';
  const text = node.children.map(toWords).join('');
  return isBlock(node) ? ` ${text} ` : text;
}

/** The cells of a row; empty for a header row of a table. */
function toRow(row: Element): string {
  if (!findElement(row, ({tagName}) => tagName === 'td')) return '';
  return row.children
    .filter((cell) => cell.type === 'element')
    .map((cell) => toLine(toWords(cell)))
    .join(' – ');
}

interface PagePlace {
  readonly path: string;
  readonly group: string;
  readonly rank: number;
  readonly kind: HitKind;
  /** Products and countries of a page that isn't a product's. */
  readonly products?: readonly string[];
  readonly countries?: readonly string[];
}

/** The page for the search, or `undefined` if it has no title. */
export function toPageOutline(
  page: PageText,
  {path, group, rank, kind, ...about}: PagePlace,
): Outline | undefined {
  const [first, ...rest] = page.sections;
  if (first?.level !== 1) return undefined;
  const {language, tag, version} = page;
  return {
    ...toPageFields(kind, page.section ?? group),
    ...about,
    path,
    group: page.section ?? group,
    language,
    tag,
    version,
    rank,
    sections: [first, ...rest.map((section) => ({...section, level: Math.max(section.level, 2)}))],
  };
}
