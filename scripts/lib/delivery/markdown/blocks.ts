import {escapeStart, escapeText, isInterface, toInline, toUrl, type PageContext} from './inline';
import {find, findAll, hasClass, toText, type Element, type Node} from './tree';

const PARAGRAPHS = new Set(['p', 'figcaption', 'summary', 'dt', 'dd', 'legend']);
const CONTAINERS = new Set(['div', 'section', 'article', 'main', 'aside', 'header', 'footer', 'address', 'fieldset', 'tbody', 'label', 'li']);

/** Pieces of a page as Markdown blocks. */
export function toBlocks(nodes: readonly Node[], context: PageContext): readonly string[] {
  const blocks: string[] = [];
  let line: Node[] = [];
  const endLine = (): void => {
    blocks.push(...toParagraph(line, context));
    line = [];
  };
  for (const node of nodes) {
    const own = typeof node === 'string' ? undefined : toElementBlocks(node, context);
    if (own === undefined) line.push(node);
    else {
      endLine();
      blocks.push(...own);
    }
  }
  endLine();
  return blocks;
}

/** The blocks of an element, or `undefined` where it is part of a line. */
function toElementBlocks(element: Element, context: PageContext): readonly string[] | undefined {
  const {tag, attributes, children} = element;
  if (isInterface(element)) return attributes['aria-hidden'] === 'true' && tag === 'span' ? undefined : [];
  if (attributes.role === 'img') return attributes['aria-label'] ? [`*${escapeText(attributes['aria-label'])}*`] : [];
  if (/^h[1-6]$/.test(tag)) return [`${'#'.repeat(Number(tag[1]))} ${toInline(children, context).trim()}`];
  if (hasClass(element, 'theme-admonition')) return [toAdmonition(element, context)];
  if (hasClass(element, 'theme-code-block')) return toCodeBlock(element);
  switch (tag) {
    case 'pre':
      return toCodeBlock(element);
    case 'table':
      return [toTable(element, context)];
    case 'ul':
    case 'ol':
      return [toList(element, context)];
    case 'dl':
      return [toDefinitions(element, context)];
    case 'blockquote':
      return [toQuote(toBlocks(children, context))];
    case 'hr':
      return ['---'];
    case 'figure':
      return toFigure(element, context);
    case 'summary':
      return [`**${toInline(children, context).trim()}**`];
    case 'details':
      return toBlocks(children, context);
    default:
      if (PARAGRAPHS.has(tag)) return toParagraph(children, context);
      return CONTAINERS.has(tag) || children.some((child) => typeof child !== 'string' && isBlock(child)) ? toBlocks(children, context) : undefined;
  }
}

function isBlock({tag, children}: Element): boolean {
  const isOwn = /^(h[1-6]|pre|table|ul|ol|dl|blockquote|figure|details|p|div|section)$/.test(tag);
  return isOwn || children.some((child) => typeof child !== 'string' && isBlock(child));
}

/** A line of text; one that would begin a list, a heading or a quotation does not. */
function toParagraph(nodes: readonly Node[], context: PageContext): readonly string[] {
  const text = toInline(nodes, context).trim();
  return text === '' || text === '\\' ? [] : [escapeStart(text)];
}

/** Code in a fence that is longer than any row of backticks in it, under the block's title where it has one. */
function toCodeBlock(element: Element): readonly string[] {
  const code = element.tag === 'pre' ? element : (find(element, ({tag}) => tag === 'pre') ?? element);
  const text = toText(code).replace(/\n+$/, '');
  const classes = [element, ...findAll(element, ({tag}) => tag === 'pre' || tag === 'code')].map(({attributes}) => attributes.class ?? '').join(' ');
  const [, language = ''] = /\blanguage-([\w#+-]+)/.exec(classes) ?? [];
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  const title = find(element, (child) => hasClass(child, 'codeBlockTitle'));
  return [...(title ? [`**${escapeText(toText(title).trim())}**`] : []), `${fence}${language}\n${text}\n${fence}`];
}

/** A table whose first row heads it. */
function toTable(table: Element, context: PageContext): string {
  const rows = findAll(table, ({tag}) => tag === 'tr').map((row) =>
    row.children.filter((cell): cell is Element => typeof cell !== 'string' && /^t[dh]$/.test(cell.tag)).map((cell) => toCell(cell, context)),
  );
  const width = Math.max(...rows.map((row) => row.length));
  const toRow = (row: readonly string[]): string => `| ${Array.from({length: width}, (_, column) => row[column] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [toRow(head), `|${' --- |'.repeat(width)}`, ...body.map(toRow)].join('\n');
}

/** What a cell says, in one line. */
function toCell(cell: Element, context: PageContext): string {
  return toBlocks(cell.children, context)
    .join('\n')
    .replace(/\\?\n/g, '<br>')
    .replace(/(?<!\\)\|/g, '\\|');
}

function toList(list: Element, context: PageContext): string {
  const first = Number(list.attributes.start ?? 1);
  const items = list.children.filter((item): item is Element => typeof item !== 'string' && item.tag === 'li');
  const texts = items.map((item, index) => {
    const mark = list.tag === 'ol' ? `${first + index}. ` : '- ';
    const blocks = toBlocks(item.children, context);
    // A list right under its item's words needs no empty line.
    const body = blocks.reduce((text, block, place) => `${text}${place === 0 ? '' : /^(- |\d+\. )/.test(block) ? '\n' : '\n\n'}${block}`, '');
    return `${mark}${body.replace(/\n(?=[^\n])/g, `\n${' '.repeat(mark.length)}`)}`;
  });
  return texts.join(texts.some((text) => text.includes('\n\n')) ? '\n\n' : '\n');
}

/** Terms with their definitions, as a list. */
function toDefinitions(list: Element, context: PageContext): string {
  const parts = findAll(list, ({tag}) => tag === 'dt' || tag === 'dd').map(({tag, children}) => ({tag, text: toBlocks(children, context).join(' ')}));
  return parts.map(({tag, text}) => (tag === 'dt' ? `- **${text}**` : `  ${text}`)).join('\n');
}

function toQuote(blocks: readonly string[]): string {
  return blocks
    .join('\n\n')
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n');
}

/** An admonition is a quotation under its title. */
function toAdmonition(element: Element, context: PageContext): string {
  const heading = find(element, (child) => hasClass(child, 'admonitionHeading'));
  const content = find(element, (child) => hasClass(child, 'admonitionContent'));
  const title = heading ? toInline(heading.children, context).trim() : '';
  return toQuote([...(title === '' ? [] : [`**${title}**`]), ...toBlocks(content?.children ?? [], context)]);
}

/** A figure is its caption and then what assistive technology gets: tables and lists for pictures, the raw message for examples. */
function toFigure(figure: Element, context: PageContext): readonly string[] {
  const caption = figure.children.find((child): child is Element => typeof child !== 'string' && child.tag === 'figcaption');
  const rest = figure.children.filter((child) => child !== caption);
  return [...(caption ? toCaption(caption, context) : []), ...toBlocks(rest, context)];
}

function toCaption(caption: Element, context: PageContext): readonly string[] {
  const method = find(caption, ({attributes}) => attributes['data-method'] !== undefined);
  const operation = find(caption, ({tag}) => tag === 'a');
  if (method && operation) {
    const {href = '', title = ''} = operation.attributes;
    const api = find(caption, (child) => hasClass(child, 'api'));
    const about = [escapeText(title), api ? escapeText(toText(api)) : ''].filter(Boolean).join(', ');
    return [`**${toText(method)} [${escapeText(toText(operation))}](${toUrl(href, context)})**${about && `: ${about}`}`];
  }
  const spans = caption.children.filter((child): child is Element => typeof child !== 'string' && child.tag === 'span');
  const [title, ...files] = spans.length > 0 ? spans : [caption];
  const text = title ? toInline(title.children, context).trim() : '';
  const links = files.flatMap((span) => findAll(span, ({tag}) => tag === 'a')).map((link) => toInline([link], context));
  return text === '' ? [] : [[`*${text}*`, ...links].join(' · ')];
}
