import {Parser} from 'htmlparser2';
import type {Outline, OutlineSection} from '../../../src/model/search/outline';

/** What the text of a built page and its head say. */
export interface PageText {
  readonly title: string | undefined;
  /** The product a guide belongs to, as its intro names it. */
  readonly section: string | undefined;
  readonly language: string;
  readonly tag: string;
  readonly version: string | null;
  readonly sections: readonly OutlineSection[];
}

const SKIPPED_TAGS = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript', 'footer', 'iframe', 'form', 'select']);
const SKIPPED_ROLES = new Set(['tooltip', 'tablist', 'note', 'presentation', 'dialog']);
/** Beginnings of class names, without the hash the bundler adds: interface words within articles, and lists of links that repeat other pages. */
const SKIPPED_CLASSES = [
  'hash-link',
  'pageReviewed',
  'pageActions',
  'pageAddress',
  'tocCollapsible',
  'sources_',
  'glossaryRelated',
  'theme-doc-footer',
  'avatar',
  'apiref',
  'pagination',
  'theme-back-to-top',
  'paper',
];
const BLOCKS = new Set([
  'p',
  'li',
  'dd',
  'dt',
  'tr',
  'pre',
  'figcaption',
  'blockquote',
  'summary',
  'div',
  'section',
  'ul',
  'ol',
  'table',
  'header',
  'figure',
  'details',
  'main',
  'article',
  'dl',
]);
/** Tags the browser knows no end of. */
const VOID = new Set(['br', 'wbr', 'img', 'hr', 'input', 'link', 'meta', 'source', 'col']);
const CELLS = new Set(['td', 'th']);
const INLINE = new Set(['a', 'span', 'strong', 'dfn']);
const SPACED = new Set(['p', 'li', 'div']);
/** Identifiers, signatures and certificates of examples: nobody looks for them. */
const OPAQUE = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[\w+/=;^:.-]{48,}|[A-Za-z0-9+/=]{28,}/g;

interface Open {
  readonly name: string;
  readonly lang: string | undefined;
  readonly isSkipped: boolean;
  readonly isRoot: boolean;
  readonly isRow: boolean;
  readonly level: number | undefined;
  readonly anchor: string | null;
  readonly isSection: boolean;
}

/** Reads the outline of a built page: its article, or its `<main>` where it has none. */
export function readPageText(html: string): PageText {
  const hasArticle = /<article[\s>]/.test(html);
  const stack: Open[] = [];
  const sections: {level: number; heading: string; anchor: string | null; texts: string[]}[] = [];
  let text = '';
  let language: string | undefined;
  let isLanguageSure = false;
  let tag = 'default';
  let version: string | null = null;
  let section: string | undefined;
  let inTitle = false;
  let documentTitle = '';
  /** Whether the table row being read has a cell that is no heading. */
  let hasData = false;
  /** Level of the last heading; the entries of a glossary stand below it. */
  let depth = 1;
  let isAfterInline = false;

  const isInside = (): boolean => stack.some(({isRoot}) => isRoot) && !stack.some(({isSkipped}) => isSkipped);
  const flush = (): string => {
    const done = text
      .replace(/[\u200b\ufeff]/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    text = '';
    return done;
  };
  const addText = (): void => {
    const isHeadingRow = stack.some(({isRow}) => isRow) && !hasData;
    const done = flush().replace(/^[–\s]+|[–\s]+$/g, '');
    if (!isHeadingRow && /[\p{L}\p{N}]/u.test(done)) sections.at(-1)?.texts.push(done);
  };
  const isWithin = (name: string): boolean => stack.some((open) => open.name === name);
  /** Rows, lines of code and cells are one text, whatever blocks they hold. */
  const isWhole = (): boolean => stack.some(({isRow}) => isRow) || isWithin('pre');

  new Parser({
    onopentag(name, attributes) {
      const classes = (attributes.class ?? '').split(/\s+/);
      if (name === 'meta' && attributes.name === 'docsearch:docusaurus_tag') tag = attributes.content ?? tag;
      if (name === 'meta' && attributes.name === 'docsearch:version') version = attributes.content ?? null;
      if (name === 'title' && documentTitle === '') inTitle = true;
      const level = /^h[1-6]$/.test(name) ? Number(name[1]) : name === 'dt' && attributes.id !== undefined ? Math.min(depth + 1, 6) : undefined;
      if (/^h[1-6]$/.test(name) && level !== undefined && isInside()) depth = level;
      const open: Open = {
        name,
        lang: attributes.lang,
        isSkipped:
          SKIPPED_TAGS.has(name) || SKIPPED_ROLES.has(attributes.role ?? '') || SKIPPED_CLASSES.some((start) => classes.some((one) => one.startsWith(start))),
        isRoot: name === (hasArticle ? 'article' : 'main'),
        isRow: name === 'tr',
        level,
        anchor: attributes.id ?? null,
        isSection: classes.some((one) => one.startsWith('pageSection')),
      };
      const isBreak = BLOCKS.has(name) && (!isWhole() || name === 'tr' || name === 'table');
      if (isInside() && (isBreak || level !== undefined)) addText();
      if (name === 'tr') hasData = false;
      if (name === 'td') hasData = true;
      if (CELLS.has(name) && isInside()) text += ' – ';
      // Neighbours that stand apart on the page without a space between them in the text.
      else if (isInside() && (isAfterInline || SPACED.has(name)) && !isWithin('pre')) text += ' ';
      else if (isInside() && (name === 'br' || (name === 'dfn' && isWithin('dt')))) text += ' ';
      isAfterInline = false;
      if (!VOID.has(name)) stack.push(open);
      if (!isInside()) return;
      const nearest = stack.findLast(({lang}) => lang !== undefined)?.lang;
      language ??= nearest;
      // The text's language is that of its container; a title above it may stand outside.
      if (!isLanguageSure && classes.includes('markdown')) {
        language = nearest ?? language;
        isLanguageSure = true;
      }
    },
    ontext(value) {
      if (inTitle) documentTitle += value;
      if (isInside()) text += value;
      isAfterInline = false;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
      if (VOID.has(name)) return;
      const inside = isInside();
      const open = stack.pop();
      if (!inside || open === undefined) return;
      if (open.level !== undefined) {
        const heading = flush();
        if (heading !== '')
          sections.push({level: open.level, heading, anchor: open.level === 1 ? null : (open.anchor ?? sections.at(-1)?.anchor ?? null), texts: []});
      } else if (open.isSection) section = flush();
      else if (name === 'pre') {
        text = text.replace(OPAQUE, '…');
        addText();
      } else if (open.isRow) {
        stack.push(open);
        addText();
        stack.pop();
      } else if (BLOCKS.has(name) && !isWhole()) {
        // Beside its title, the head of a post holds dates, names and pictures.
        if (isWithin('header') && name === 'div') flush();
        else addText();
      } else if (SPACED.has(name)) text += ' ';
      isAfterInline = INLINE.has(name);
    },
  }).end(html);
  const [first] = sections;
  return {
    title: first?.level === 1 ? first.heading : documentTitle.split(' | ')[0],
    section,
    language: language ?? 'en',
    tag,
    version,
    sections,
  };
}

interface PagePlace {
  readonly path: string;
  readonly group: string;
  readonly rank: number;
}

/** The page as the search knows it, or `undefined` for one without a title of its own. */
export function toPageOutline(page: PageText, {path, group, rank}: PagePlace): Outline | undefined {
  const [first, ...rest] = page.sections;
  if (first?.level !== 1) return undefined;
  const {language, tag, version} = page;
  return {
    path,
    group: page.section ?? group,
    language,
    tag,
    version,
    rank,
    sections: [first, ...rest.map((section) => ({...section, level: Math.max(section.level, 2)}))],
  };
}
