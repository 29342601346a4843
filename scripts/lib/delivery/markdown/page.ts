import type {Element} from 'hast';
import {gfmTableToMarkdown} from 'mdast-util-gfm-table';
import type {List, Root} from 'mdast';
import rehypeRemark from 'rehype-remark';
import remarkStringify, {type Options} from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import type {PageDocument} from '../../page/document';
import {createHandlers, type PageContext} from './handlers';
import {escapeText} from './inline';

/** A built page as Markdown, with the data of its head. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** Complete address of the page. */
  readonly url: string;
  /**
   * Complete address of the original page, which is another one if this page repeats a text that
   * isn't translated into its language.
   */
  readonly canonical: string;
  /** Language of the text. */
  readonly language: string;
  /** Date of the last check of the facts, or of the post's publication. */
  readonly reviewed?: string;
  readonly published?: string;
  /** The text below the title. */
  readonly body: string;
}

/** The text of a built page as Markdown, without navigation and interface. */
export function toMarkdownPage(
  {head, title, language, day, isPost, text}: PageDocument,
  url: string,
): MarkdownPage {
  return {
    title: withPlainSpaces(title),
    description: withPlainSpaces(head.metas.get('description') ?? ''),
    url,
    canonical: head.canonical ?? url,
    language,
    ...(day && (isPost ? {published: day} : {reviewed: day})),
    body: toMarkdown(text, url),
  };
}

const table = gfmTableToMarkdown({tablePipeAlign: false});
const tableHandler = table.handlers?.table;

const style: Options = {
  bullet: '-',
  emphasis: '*',
  listItemIndent: 'one',
  resourceLink: true,
  rule: '-',
  tightDefinitions: true,
  handlers: {
    // Some readers only recognize a column's rule from three hyphens on.
    table: (node, parent, state, info) =>
      tableHandler?.(node, parent, state, info).replace(
        /^(\|.*)\n(\|[ |-]+)$/m,
        (_, head: string, rule: string) => `${head}\n${rule.replaceAll('-', '---')}`,
      ) ?? '',
  },
};

/**
 * An element's text as Markdown. Its links become complete by the address of its page. Spaces are
 * ordinary ones, so that a name or number is found.
 */
export function toMarkdown(text: Element, url: string): string {
  const context: PageContext = {url, citations: new Map()};
  const processor = unified()
    .data('toMarkdownExtensions', [table])
    .use(rehypeRemark, {document: true, handlers: createHandlers(context)})
    .use(remarkStringify, style);
  const root = processor.runSync({type: 'root', children: [text]}) as unknown as Root;
  visit(root, 'list', tighten);
  for (const [label, address] of context.citations)
    root.children.push({type: 'definition', identifier: label, label, url: address});
  return withPlainSpaces(processor.stringify(root)).trim();
}

const withPlainSpaces = (text: string): string => text.replaceAll('\u00a0', ' ');

/** Removes empty lines from a list whose items only contain words and nested lists. */
function tighten(list: List): void {
  for (const item of list.children)
    item.spread = item.children.some(({type}, index) => index > 0 && type !== 'list');
  list.spread = list.children.some(({spread}) => spread);
}

/** A Markdown file: the head data as front matter, the title, the text. */
export function toMarkdownFile({
  title,
  description,
  url,
  canonical,
  language,
  reviewed,
  published,
  body,
}: MarkdownPage): string {
  const head = {
    title,
    description,
    url,
    ...(canonical === url ? {} : {original: canonical}),
    language,
    published,
    last_checked: reviewed,
  };
  const lines = Object.entries(head).flatMap(([key, value]) =>
    value === undefined || value === ''
      ? []
      : [
          `${key}: ${key.startsWith('last') || key === 'published' ? value : JSON.stringify(value)}`,
        ],
  );
  return `---\n${lines.join('\n')}\n---\n\n# ${escapeText(title.replace(/\s+/g, ' '))}\n\n${body}\n`;
}
