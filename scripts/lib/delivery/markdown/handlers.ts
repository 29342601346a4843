import type {Element, ElementContent} from 'hast';
import type {Handle, State} from 'hast-util-to-mdast';
import type {BlockContent, ListItem, Paragraph, PhrasingContent, RootContent} from 'mdast';
import {admonitionClass} from '../../../../src/model/pages/parts';
import {findElement, readPart, toString} from '../../page/text';

/** The address of a page, and the references in its text so far. */
export interface PageContext {
  /** Complete address of the page, used to make links absolute. */
  readonly url: string;
  /**
   * Addresses of cited sources by their short names, for the definitions at the end of the text.
   */
  readonly citations: Map<string, string>;
}

/** Converts the portal's own components to Markdown. rehype-remark converts standard HTML. */
export function createHandlers({url, citations}: PageContext): Readonly<Record<string, Handle>> {
  // Encodes parentheses, because Markdown would escape them in links, and some readers don't undo
  // that.
  const toUrl = (href: unknown): string =>
    URL.canParse(String(href), url)
      ? new URL(String(href), url).href.replace(/[()]/g, (sign) => (sign === '(' ? '%28' : '%29'))
      : String(href);

  /**
   * A citation becomes a reference that is defined at the end of the text. Other links contain
   * their address.
   */
  const link: Handle = (state, node) => {
    const children = state.all(node) as PhrasingContent[];
    const {href} = node.properties;
    if (href === undefined || children.length === 0) return children;
    if (readPart(node) !== 'law') return {type: 'link', url: toUrl(href), children};
    const label = toLine(node);
    citations.set(label, toUrl(href));
    // Without the spaces that keep a number beside its sign, so that text and label are the same.
    const text = [{type: 'text' as const, value: label}];
    return {
      type: 'linkReference',
      identifier: label,
      label,
      referenceType: 'shortcut',
      children: text,
    };
  };

  const container: Handle = (state, node) => {
    const {ariaLabel, className} = node.properties;
    if (node.properties.role === 'img')
      return ariaLabel
        ? toParagraph([{type: 'emphasis', children: [{type: 'text', value: String(ariaLabel)}]}])
        : [];
    const classes = Array.isArray(className) ? className.map(String) : [];
    if (classes.includes(admonitionClass)) return toAdmonition(state, node);
    // Docusaurus puts the language of code on an element around it.
    const language = classes.find((name) => name.startsWith('language-'));
    const code =
      language === undefined ? undefined : findElement(node, ({tagName}) => tagName === 'pre');
    if (code && language !== undefined) code.properties.className = [language];
    return state.toFlow(state.all(node));
  };

  return {
    a: link,
    div: container,
    dl: toDefinitions,
    figure: toFigure,
    h1: () => [],
    header: (state, node) =>
      findElement(node, ({tagName}) => tagName === 'h1') ? [] : state.toFlow(state.all(node)),
    img: (_state, {properties: {src, alt}}) =>
      alt ? {type: 'image', url: toUrl(src), alt: String(alt)} : undefined,
    pre: toCode,
    span: (state, node) => {
      const children = state.all(node) as PhrasingContent[];
      return readPart(node) === 'title' ? {type: 'strong', children} : children;
    },
    summary: (state, node) =>
      findElement(node, ({tagName}) => /^h[2-6]$/.test(tagName))
        ? state.toFlow(state.all(node))
        : toParagraph([{type: 'strong', children: state.all(node) as PhrasingContent[]}]),
    td: toCell,
    th: toCell,
    // An optional line break, which Markdown doesn't need.
    wbr: () => [],
  };
}

function toLine(node: Element): string {
  return toString(node).replace(/\s+/g, ' ').trim();
}

function toParagraph(children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

/** An admonition becomes a quotation under its title. */
function toAdmonition(state: State, {children}: Element): RootContent {
  const [heading, ...content] = children.filter((child) => child.type === 'element');
  const title = heading ? (state.all(heading) as PhrasingContent[]) : [];
  return {
    type: 'blockquote',
    children: [
      ...(title.length > 0 ? [toParagraph([{type: 'strong', children: title}])] : []),
      ...(content.flatMap((child) => state.toFlow(state.all(child))) as BlockContent[]),
    ],
  };
}

function toCode(_state: State, node: Element): RootContent {
  const code = findElement(node, ({tagName}) => tagName === 'code');
  const classes = [node, ...(code ? [code] : [])].flatMap(({properties: {className}}) =>
    Array.isArray(className) ? className.map(String) : [],
  );
  const lang =
    classes.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? null;
  return {type: 'code', lang, value: toString(node).replace(/\n+$/, '')};
}

/** Terms with their definitions, as a list. */
function toDefinitions(state: State, list: Element): RootContent {
  const items: ListItem[] = [];
  const read = (children: readonly ElementContent[]): void => {
    for (const child of children) {
      if (child.type !== 'element') continue;
      const item = items.at(-1);
      if (child.tagName === 'dt')
        items.push({
          type: 'listItem',
          spread: false,
          children: [
            toParagraph([{type: 'strong', children: state.all(child) as PhrasingContent[]}]),
          ],
        });
      else if (child.tagName !== 'dd') read(child.children);
      else if (item) addDefinition(item, state.toFlow(state.all(child)) as BlockContent[]);
    }
  };
  read(list.children);
  return {type: 'list', ordered: false, spread: false, children: items};
}

/** A one-paragraph definition continues on the next line. A longer one becomes separate blocks. */
function addDefinition(item: ListItem, blocks: BlockContent[]): void {
  const [first] = blocks;
  const last = item.children.at(-1);
  if (first?.type === 'paragraph' && blocks.length === 1 && last?.type === 'paragraph')
    last.children.push({type: 'text', value: '\n'}, ...first.children);
  else item.children.push(...blocks);
}

/**
 * A figure becomes its caption and the text for assistive technology: tables and lists for
 * pictures, the raw message for examples.
 */
function toFigure(state: State, figure: Element): RootContent[] {
  const caption = figure.children.find(
    (child): child is Element => child.type === 'element' && child.tagName === 'figcaption',
  );
  const rest = {...figure, children: figure.children.filter((child) => child !== caption)};
  return [...(caption ? toCaption(state, caption) : []), ...state.toFlow(state.all(rest))];
}

/**
 * Puts a caption in italics before the links to its files, and an example's method and address in
 * bold before the description.
 */
function toCaption(state: State, caption: Element): RootContent[] {
  const parts = caption.children.filter((child) => child.type === 'element');
  const method = parts.find(({properties}) => properties.dataMethod !== undefined);
  const operation = parts.find(({tagName}) => tagName === 'a');
  if (method && operation) {
    const api = parts.at(-1);
    const about = [
      String(operation.properties.title ?? ''),
      api && api !== operation ? toLine(api) : '',
    ]
      .filter(Boolean)
      .join(', ');
    const name: PhrasingContent[] = [
      {type: 'text', value: `${toLine(method)} `},
      ...toPhrasing(state, operation, caption),
    ];
    return [
      toParagraph([
        {type: 'strong', children: name},
        ...(about ? [{type: 'text' as const, value: `: ${about}`}] : []),
      ]),
    ];
  }
  const spans = parts.filter(({tagName}) => tagName === 'span');
  const [title, ...files] = spans.length > 0 ? spans : [caption];
  const text = title ? (state.all(title) as PhrasingContent[]) : [];
  if (text.length === 0) return [];
  const links = files.flatMap((span) =>
    span.children.filter((child) => child.type === 'element' && child.tagName === 'a'),
  );
  return [
    toParagraph([
      {type: 'emphasis', children: text},
      ...links.flatMap((one): PhrasingContent[] => [
        {type: 'text', value: ' · '},
        ...toPhrasing(state, one as Element, caption),
      ]),
    ]),
  ];
}

function toPhrasing(state: State, node: Element, parent: Element): PhrasingContent[] {
  const result = state.one(node, parent) ?? [];
  return (Array.isArray(result) ? result : [result]) as PhrasingContent[];
}

/** The content of a cell in one line, because Markdown tables can't contain blocks. */
function toCell(state: State, node: Element): RootContent {
  return {type: 'tableCell', children: toRun(state.toFlow(state.all(node)))};
}

const lineBreak: PhrasingContent = {type: 'html', value: '<br>'};

function toRun(blocks: readonly RootContent[]): PhrasingContent[] {
  return blocks.flatMap((block, index) => [...(index === 0 ? [] : [lineBreak]), ...toWords(block)]);
}

function toWords(block: RootContent): PhrasingContent[] {
  switch (block.type) {
    case 'list':
      return block.children.flatMap((item, index) => [
        ...(index === 0 ? [] : [lineBreak]),
        {type: 'text', value: block.ordered ? `${(block.start ?? 1) + index}. ` : '- '},
        ...toRun(item.children),
      ]);
    case 'code':
      return [{type: 'inlineCode', value: block.value.replace(/\s+/g, ' ')}];
    case 'blockquote':
      return toRun(block.children);
    default:
      return ('children' in block ? (block.children as PhrasingContent[]) : []).map((child) =>
        child.type === 'break' ? lineBreak : child,
      );
  }
}
