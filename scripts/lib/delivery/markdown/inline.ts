import {hasClass, toText, type Element, type Node} from './tree';

/** Where a page lies, and what its text has referred to so far. */
export interface PageContext {
  /** Complete address of the page: links become absolute by it. */
  readonly url: string;
  /** Addresses of cited sources by their short names; the foot of the text defines them. */
  readonly citations: Map<string, string>;
}

/** Parts of a page that belong to the interface and not to its text. */
export function isInterface({tag, attributes}: Element): boolean {
  return (
    ['svg', 'button', 'script', 'style', 'template', 'noscript', 'nav', 'input', 'select', 'form', 'iframe'].includes(tag) ||
    ['tablist', 'tooltip', 'menu', 'note', 'status'].includes(attributes.role ?? '') ||
    attributes['aria-hidden'] === 'true' ||
    attributes.hidden !== undefined ||
    (attributes.class ?? '').split(' ').includes('hash-link')
  );
}

/** Text within a line as Markdown. */
export function toInline(nodes: readonly Node[], context: PageContext): string {
  let line = '';
  let followsElement = false;
  for (const node of nodes) {
    const isElement = typeof node !== 'string';
    const text = isElement ? toInlineElement(node, context) : escapeText(node.replace(/[ \t\r\n\f]+/g, ' '));
    if (text === '') continue;
    // Elements that only a style sheet keeps apart are words of their own.
    const isGlued =
      isElement && (followsElement || node.tag === 'dfn') && /[\p{L}\p{N}\p{P}`]$/u.test(line) && !/[(\[„“‘'"/-]$/.test(line) && /^[^\s,.;:)]/.test(text);
    line += isGlued ? ` ${text}` : text;
    followsElement = isElement;
  }
  return line.replace(/ {2,}/g, ' ');
}

function toInlineElement(element: Element, context: PageContext): string {
  if (isInterface(element)) return '';
  const {tag, attributes, children} = element;
  const inner = (): string => toInline(children, context);
  switch (tag) {
    case 'br':
      return '\\\n';
    case 'code':
    case 'kbd':
      return toCode(toText(element));
    case 'strong':
    case 'b':
      return wrap(inner(), '**');
    case 'em':
    case 'i':
      return wrap(inner(), '*');
    case 'img':
      return attributes.alt ? `![${escapeText(attributes.alt)}](${toUrl(attributes.src ?? '', context)})` : '';
    case 'a':
      return toLink(element, context);
    default:
      return inner();
  }
}

/** A citation is a reference that the foot of the text defines; other links carry their address. */
function toLink(element: Element, context: PageContext): string {
  const text = toInline(element.children, context).trim();
  const href = element.attributes.href;
  if (href === undefined || text === '') return text;
  const url = toUrl(href, context);
  if (!hasClass(element, 'lawCitation')) return `[${text}](${url})`;
  context.citations.set(text, url);
  return `[${text}]`;
}

/** A complete address, safe inside the parentheses of a link. */
export function toUrl(href: string, {url}: PageContext): string {
  return URL.canParse(href, url) ? new URL(href, url).href.replace(/[()]/g, encodeURIComponentFully) : href;
}

function encodeURIComponentFully(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}

/** Code within a line; its fence is longer than any row of backticks in it. */
export function toCode(text: string): string {
  const clean = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...[...clean.matchAll(/`+/g)].map(([row]) => row.length));
  const fence = '`'.repeat(longest + 1);
  return longest > 0 ? `${fence} ${clean} ${fence}` : `${fence}${clean}${fence}`;
}

/** Marks stand at words: spaces move outside. */
function wrap(text: string, mark: string): string {
  const [, before = '', core = '', after = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return core === '' ? text : `${before}${mark}${core}${mark}${after}`;
}

/** Text whose signs mean themselves. Underscores inside words never begin emphasis. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\`*[\]]/g, '\\$&')
    .replace(/<(?=[a-z/!?])/gi, '\\<')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_');
}

/** Escaped text at the beginning of a line: it begins no list, heading, quotation, rule or block of code there. */
export function escapeStart(text: string): string {
  return text.replace(/^(?:[-+>#](?=\s|#|$)|>|~{3}|-{3})/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2');
}
