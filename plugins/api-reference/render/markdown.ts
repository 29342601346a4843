import type {Element, ElementContent, Nodes, Root} from 'hast';
import {MarkdownRenderer, type RedocNormalizedOptions} from 'redoc';
import {SKIP, visit} from 'unist-util-visit';
import {isWhole, keepSection, toBreakable} from '../../../src/model/content/lineBreaks';
import {toTypography} from '../../../src/model/content/typography';
import {errorTableColumns, toErrorAnchor} from '../../../src/model/openapi/errorTable';
import type {RenderJob} from '../job';
import {toSafeHtml} from './sanitizer';

/** Converts Markdown of a specification to HTML for the page. */
export type ToMarkup = (markdown: string) => string;

/**
 * A converter for one page: Redoc's own Markdown, sanitized, with scrollable tables and links that
 * stay in the reader's language.
 */
export function createMarkdown(
  options: RedocNormalizedOptions,
  {siteOrigin, baseUrl}: Pick<RenderJob, 'siteOrigin' | 'baseUrl'>,
): ToMarkup {
  const renderer = new MarkdownRenderer(options);
  return (markdown) => toPageMarkup(renderer.renderMd(markdown), siteOrigin, baseUrl);
}

/**
 * HTML from Markdown, sanitized and adapted to the page: wide parts can be scrolled by keyboard,
 * and addresses of this site begin with the language's base URL.
 */
export function toPageMarkup(html: string, siteOrigin: string, baseUrl: string): string {
  return toSafeHtml(html, (tree) => fitPage(tree, siteOrigin, baseUrl));
}

function fitPage(tree: Root, siteOrigin: string, baseUrl: string): void {
  visit(tree, (node) => {
    if (node.type === 'element' && ['code', 'pre'].includes(node.tagName)) return SKIP;
    if (node.type === 'text') node.value = keepSection(toTypography(node.value));
    return undefined;
  });
  visit(tree, 'element', (element, index, parent) => {
    const {tagName, properties, children} = element;
    if (tagName === 'pre') properties.tabIndex = 0;
    if (tagName === 'code' && !(parent && 'tagName' in parent && parent.tagName === 'pre')) {
      const [text] = children;
      if (text?.type === 'text' && isWhole(text.value)) properties.className = ['whole'];
      element.children = children.flatMap(toParts);
    }
    if (tagName === 'table') nameCells(element);
    if (tagName === 'th' && children.length === 0) element.tagName = 'td';
    const path =
      typeof properties.href === 'string' && properties.href.startsWith(`${siteOrigin}/`)
        ? properties.href.slice(siteOrigin.length + 1)
        : undefined;
    // Browsers treat two slashes of either kind as the start of another host, even with ignored
    // characters between them.
    if (path !== undefined && !/^[\s/\\]/.test(path)) properties.href = `${baseUrl}${path}`;
    // A table is visited a second time, inside its scroll container.
    if (
      tagName !== 'table' ||
      !parent ||
      index === undefined ||
      ('tagName' in parent && parent.tagName === 'div')
    )
      return undefined;
    parent.children[index] = {
      type: 'element',
      tagName: 'div',
      properties: {className: ['apiref-scroll'], tabIndex: 0},
      children: [element],
    };
    return [SKIP, index];
  });
}

/** A text in code with a place to break between its parts. */
function toParts(node: ElementContent): ElementContent[] {
  if (node.type !== 'text') return [node];
  return toBreakable(node.value).flatMap((value, index): ElementContent[] => [
    ...(index > 0
      ? [{type: 'element' as const, tagName: 'wbr', properties: {}, children: []}]
      : []),
    {type: 'text', value},
  ]);
}

/**
 * Gives each row of the table of error codes an ID, to which the search and guides link, and each
 * cell of a wide table the name of its column, because phones show its rows as cards.
 */
function nameCells(table: Element): void {
  const rows: {readonly row: Element; readonly cells: readonly Element[]}[] = [];
  visit(table, 'element', (row) => {
    if (row.tagName === 'tr')
      rows.push({row, cells: row.children.filter((cell) => cell.type === 'element')});
  });
  const columns = rows.shift()?.cells.map(toText) ?? [];
  const hasErrors = columns.join() === errorTableColumns.join();
  for (const {row, cells} of rows) {
    if (hasErrors) row.properties.id = toErrorAnchor(cells[0] ? toText(cells[0]) : '');
    if (columns.length > 2)
      for (const [column, cell] of cells.entries())
        if (column > 0) cell.properties.dataLabel = columns[column];
  }
}

function toText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(toText).join('') : '';
}
