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

/** A built page as Markdown, with what its head says. */
export interface MarkdownPage {
  readonly title: string;
  readonly description: string;
  /** Complete address of the page. */
  readonly url: string;
  /** Complete address of the page that carries the text: another one where this page repeats it in a language it is not translated into. */
  readonly canonical: string;
  /** Language of the text. */
  readonly language: string;
  /** Day on which the facts were last checked, or the post was published. */
  readonly reviewed?: string;
  readonly published?: string;
  /** The text under the title. */
  readonly body: string;
}

/** The text of a built page as Markdown, without navigation and interface. */
export function toMarkdownPage({head, title, language, day, isPost, text}: PageDocument, url: string): MarkdownPage {
  return {
    title,
    description: head.metas.get('description') ?? '',
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
    // Some readers take a column's rule for one from three hyphens on.
    table: (node, parent, state, info) =>
      tableHandler?.(node, parent, state, info).replace(
        /^(\|.*)\n(\|[ |-]+)$/m,
        (_, head: string, rule: string) => `${head}\n${rule.replaceAll('-', '---')}`,
      ) ?? '',
  },
};

/** An element's text as Markdown, its links complete by the address of its page. */
export function toMarkdown(text: Element, url: string): string {
  const context: PageContext = {url, citations: new Map()};
  const processor = unified()
    .data('toMarkdownExtensions', [table])
    .use(rehypeRemark, {document: true, handlers: createHandlers(context)})
    .use(remarkStringify, style);
  const root = processor.runSync({type: 'root', children: [text]}) as unknown as Root;
  visit(root, 'list', tighten);
  for (const [label, address] of context.citations) root.children.push({type: 'definition', identifier: label, label, url: address});
  return processor.stringify(root).trim();
}

/** Leaves empty lines out of a list whose items hold no more than words and further lists. */
function tighten(list: List): void {
  for (const item of list.children) item.spread = item.children.some(({type}, index) => index > 0 && type !== 'list');
  list.spread = list.children.some(({spread}) => spread);
}

/** A Markdown file: the head lines as front matter, the title, the text. */
export function toMarkdownFile({title, description, url, canonical, language, reviewed, published, body}: MarkdownPage): string {
  const head = {title, description, url, ...(canonical === url ? {} : {original: canonical}), language, published, last_checked: reviewed};
  const lines = Object.entries(head).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}: ${key.startsWith('last') || key === 'published' ? value : JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n# ${escapeText(title.replace(/\s+/g, ' '))}\n\n${body}\n`;
}
