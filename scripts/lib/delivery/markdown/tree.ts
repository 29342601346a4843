import {Parser} from 'htmlparser2';

/** A piece of a page: text, or an element with what is in it. */
export type Node = string | Element;

export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Node[];
}

interface OpenElement extends Element {
  readonly children: Node[];
}

const EMPTY = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const BLOCKS = new Set(
  'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul'.split(
    ' ',
  ),
);

/** What an opening tag closes before it, up to the element that bounds it: the tags that HTML lets writers leave out, and our minifier does. */
const closes: Readonly<Record<string, {readonly open: readonly string[]; readonly within: readonly string[]}>> = {
  li: {open: ['li'], within: ['ul', 'ol']},
  dt: {open: ['dt', 'dd'], within: ['dl']},
  dd: {open: ['dt', 'dd'], within: ['dl']},
  tr: {open: ['tr'], within: ['table']},
  td: {open: ['td', 'th'], within: ['tr', 'table']},
  th: {open: ['td', 'th'], within: ['tr', 'table']},
  tbody: {open: ['thead', 'tbody', 'tfoot'], within: ['table']},
  tfoot: {open: ['thead', 'tbody', 'tfoot'], within: ['table']},
};

/** The tree of a page, with the closing tags that its HTML leaves out. */
export function parseHtml(html: string): Element {
  const root: OpenElement = {tag: '#root', attributes: {}, children: []};
  const stack: OpenElement[] = [root];
  const closeUpTo = (index: number): void => {
    if (index > 0) stack.length = index;
  };
  const closeImplied = (tag: string): void => {
    const rule = closes[tag] ?? (BLOCKS.has(tag) ? {open: ['p'], within: ['td', 'th', 'button', 'table']} : undefined);
    if (!rule) return;
    const bound = stack.findLastIndex((element) => rule.within.includes(element.tag));
    closeUpTo(stack.findIndex((element, index) => index > bound && rule.open.includes(element.tag)));
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      closeImplied(tag);
      const element: OpenElement = {tag, attributes, children: []};
      stack.at(-1)?.children.push(element);
      if (!EMPTY.has(tag)) stack.push(element);
    },
    ontext(text) {
      const children = stack.at(-1)?.children ?? [];
      const last = children.at(-1);
      // The parser hands on a text in pieces, entity by entity.
      if (typeof last === 'string') children[children.length - 1] = last + text;
      else children.push(text);
    },
    onclosetag(tag, isImplied) {
      if (!isImplied) closeUpTo(stack.findLastIndex((element) => element.tag === tag));
    },
  });
  parser.end(html);
  return root;
}

/** Every element below one, in the order of the page, that a test accepts. */
export function findAll(element: Element, isWanted: (element: Element) => boolean): readonly Element[] {
  return element.children.flatMap((child) => (typeof child === 'string' ? [] : [...(isWanted(child) ? [child] : []), ...findAll(child, isWanted)]));
}

/** The first element below one that a test accepts. */
export function find(element: Element, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Whether an element has a class of this name; the build adds a hash to names from style sheets of components. */
export function hasClass({attributes}: Element, name: string): boolean {
  return (attributes.class ?? '').split(/\s+/).some((word) => word === name || word.startsWith(`${name}_`));
}

/** All text in a piece of a page, as it is. */
export function toText(node: Node): string {
  return typeof node === 'string' ? node : node.children.map(toText).join('');
}
