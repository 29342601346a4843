import type {Nodes, Parents, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {TRANSLATED_KEYS, type Block} from './block';
import {toParts} from './parts';
import {toBlockText, toWords} from './text';

/** Nodes that only group blocks, with the word for them in a block's kind. */
const GROUPS: Readonly<Record<string, string>> = {
  blockquote: 'quote',
  listItem: 'item',
  table: 'table',
};

/** Nodes inside a paragraph or a cell. */
const PHRASES = new Set(
  'break delete emphasis footnoteReference image inlineCode link mdxJsxTextElement mdxTextExpression strong text'.split(
    ' ',
  ),
);

/**
 * The blocks of a page in reading order: texts of the front matter, headings, paragraphs, items of
 * lists, rows of tables, titles of admonitions, code, components.
 */
export function toBlocks(
  tree: Root,
  front: Readonly<Record<string, unknown>>,
  language: string,
): readonly Block[] {
  const blocks: Block[] = TRANSLATED_KEYS.flatMap((key) => {
    const text = front[key];
    return typeof text === 'string' ? [toFrontBlock(key, text, language)] : [];
  });
  let section = '';
  const add = (node: Nodes, kind: string, shape = node): void => {
    blocks.push({
      section,
      kind,
      line: node.position?.start.line ?? 1,
      words: node.type === 'code' ? '' : toWords(shape, {withItalics: false}),
      text: toBlockText(shape),
      parts: toParts(shape, language),
      node,
    });
  };
  const visit = (node: Nodes, way: string): void => {
    const type: string = node.type;
    const at = (kind: string): string => `${way}${kind}`;
    if (node.type === 'heading') {
      section = readHeadingId(node) ?? section;
      return add(node, at(`h${node.depth}`));
    }
    if (node.type === 'paragraph') {
      const isLabel = (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel;
      return add(node, at(isLabel ? 'label' : 'p'));
    }
    if (node.type === 'tableRow') return add(node, at(`row${node.children.length}`));
    if (node.type === 'code') return add(node, at('code'));
    if (type === 'mdxJsxFlowElement') {
      const element = node as unknown as MdxJsxFlowElement;
      const tag = at(`<${element.name ?? ''}>`);
      if (isPhrase(element)) return add(node, tag);
      // Blocks inside a component are blocks of their own.
      add(node, tag, {...element, children: []} as unknown as Nodes);
      visitAll(element, `${way}${element.name ?? ''}/`);
      return;
    }
    if ('children' in node) return visitAll(node, `${way}${toGroup(node)}`);
    if (type !== 'thematicBreak') add(node, at(type));
  };
  const visitAll = (parent: Parents | MdxJsxFlowElement, way: string): void => {
    for (const child of parent.children) visit(child, way);
  };
  visitAll(tree, '');
  return blocks;
}

/** Whether a component has words only, or nothing, instead of blocks. */
export function isPhrase({children}: {readonly children: readonly {type: string}[]}): boolean {
  return children.every(({type}) => PHRASES.has(type));
}

function toFrontBlock(key: string, text: string, language: string): Block {
  const node: Nodes = {type: 'paragraph', children: [{type: 'text', value: text}]};
  const parts = toParts(node, language);
  return {section: '', kind: `front/${key}`, line: 1, words: text, text, parts};
}

function toGroup(node: Parents): string {
  if (node.type === 'root') return '';
  if (node.type === 'list') return node.ordered ? 'ol/' : 'ul/';
  if ('name' in node && typeof node.name === 'string') return `${node.name}/`;
  return `${GROUPS[node.type] ?? node.type}/`;
}

/** The ID at the end of a heading: `{/* #its-id *\/}`. */
function readHeadingId({children}: Extract<Nodes, {type: 'heading'}>): string | undefined {
  const last = children.at(-1) as {type: string; value?: string} | undefined;
  return last?.type === 'mdxTextExpression'
    ? /^\/\* #([\w-]+) \*\/$/.exec(last.value ?? '')?.[1]
    : undefined;
}
