import {toBlocks} from './blocks';
import {escapeText, type PageContext} from './inline';
import {find, hasClass, parseHtml, toText, type Element} from './tree';

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
export function toMarkdownPage(html: string, url: string): MarkdownPage {
  const root = parseHtml(html);
  const head = (isWanted: (element: Element) => boolean, attribute: string): string | undefined => find(root, isWanted)?.attributes[attribute];
  const text = findText(root);
  const title = find(text, ({tag}) => tag === 'h1') ?? find(root, ({tag}) => tag === 'h1') ?? find(root, ({tag}) => tag === 'title');
  const intro = find(text, ({tag}) => tag === 'header');
  const day = intro && find(intro, ({tag}) => tag === 'time')?.attributes.datetime?.slice(0, 10);
  const isPost = find(text, ({attributes}) => attributes.id === '__blog-post-container') !== undefined;
  const context: PageContext = {url, citations: new Map()};
  const blocks = toBlocks([withoutHead(text)], context);
  const definitions = [...context.citations].map(([name, address]) => `[${name}]: ${address}`);
  return {
    title: title
      ? toText(title)
          .replace(/\u200b/g, '')
          .trim()
      : '',
    description: head(({tag, attributes}) => tag === 'meta' && attributes.name === 'description', 'content') ?? '',
    url,
    canonical: head(({tag, attributes}) => tag === 'link' && attributes.rel === 'canonical', 'href') ?? url,
    language: findLanguage(root, text),
    ...(day && (isPost ? {published: day} : {reviewed: day})),
    body: [...blocks, ...(definitions.length > 0 ? [definitions.join('\n')] : [])].join('\n\n'),
  };
}

/** The element that holds a page's text: a guide's, a page's or a post's, else everything between header and footer. */
function findText(root: Element): Element {
  const main = find(root, ({tag}) => tag === 'main') ?? find(root, ({attributes}) => attributes.id === '__docusaurus_skipToContent_fallback') ?? root;
  const post = find(main, ({tag, children}) => tag === 'article' && find({tag, attributes: {}, children}, ({tag: inner}) => inner === 'h1') !== undefined);
  return find(main, (element) => hasClass(element, 'theme-doc-markdown')) ?? post ?? main;
}

function findLanguage(root: Element, text: Element): string {
  const article = find(root, ({tag, attributes}) => tag === 'article' && attributes.lang !== undefined);
  const post = find(
    text,
    ({attributes, children}) =>
      attributes.lang !== undefined && children.some((child) => typeof child !== 'string' && child.attributes.id === '__blog-post-container'),
  );
  return article?.attributes.lang ?? post?.attributes.lang ?? find(root, ({tag}) => tag === 'html')?.attributes.lang ?? 'en';
}

/** A page's text without the part that {@link toMarkdownFile} puts at its head, and without what stands beneath every page. */
function withoutHead(element: Element): Element {
  const isHead = (child: Element): boolean => child.tag === 'h1' || (child.tag === 'header' && find(child, ({tag}) => tag === 'h1') !== undefined);
  return {
    ...element,
    children: element.children
      .filter((child) => typeof child === 'string' || !(isHead(child) || hasClass(child, 'theme-doc-footer') || child.tag === 'footer'))
      .map((child) => (typeof child === 'string' ? child : withoutHead(child))),
  };
}

/** A Markdown file: the head lines as front matter, the title, the text. */
export function toMarkdownFile({title, description, url, canonical, language, reviewed, published, body}: MarkdownPage): string {
  const head = {title, description, url, ...(canonical === url ? {} : {original: canonical}), language, published, last_checked: reviewed};
  const lines = Object.entries(head).flatMap(([key, value]) =>
    value === undefined || value === '' ? [] : [`${key}: ${key.startsWith('last') || key === 'published' ? value : JSON.stringify(value)}`],
  );
  return `---\n${lines.join('\n')}\n---\n\n# ${escapeText(title.replace(/\s+/g, ' '))}\n\n${body}\n`;
}
