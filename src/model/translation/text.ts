import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute} from 'mdast-util-mdx-jsx';

/** The properties of syntax tree nodes that this module reads. */
interface AnyNode {
  readonly type: string;
  readonly value?: string;
  readonly name?: string | null;
  readonly lang?: string | null;
  readonly meta?: string | null;
  readonly url?: string;
  readonly alt?: string | null;
  readonly attributes?: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[];
  readonly children?: readonly Nodes[];
}

const MARKS: Readonly<Record<string, string>> = {emphasis: '*', strong: '**', delete: '~~'};

/** A block as text, much as it is written, without line breaks except in code. */
export function toBlockText(node: Nodes): string {
  const text = toText(node as AnyNode);
  return node.type === 'code' ? text : text.replace(/[ \t\n]+/g, ' ').trim();
}

/** An attribute as it is written: `id="x"`, `href={site.url}`. */
export function toAttributeText(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`;
  const {name, value} = attribute;
  if (value === null || value === undefined) return name;
  return typeof value === 'string' ? `${name}="${value}"` : `${name}={${value.value}}`;
}

/** The words of a block, without code, sources and notes. Italics are words of other languages. */
export function toWords(node: Nodes, {withItalics = true} = {}): string {
  const {type, value = '', name, children = []} = node as AnyNode;
  if (type === 'text') return value;
  if (type === 'inlineCode' || (type === 'emphasis' && !withItalics)) return '\uFFFC';
  if (type.startsWith('mdx') && (children.length === 0 || name === 'Law')) return '\uFFFC';
  const inner = children.map((child) => toWords(child, {withItalics}));
  return node.type === 'tableRow' ? inner.join(' \n ') : inner.join('');
}

function toText(node: AnyNode): string {
  const {type, value = '', children = []} = node;
  const inner = children.map((child) => toText(child as AnyNode));
  if (type === 'inlineCode') return `\`${value}\``;
  if (type === 'code') return `${[node.lang, node.meta].filter(Boolean).join(' ')}\n${value}`;
  if (type === 'link') return `[${inner.join('')}](${node.url ?? ''})`;
  if (type === 'image') return `![${node.alt ?? ''}](${node.url ?? ''})`;
  if (type === 'tableRow') return inner.join(' | ');
  if (type === 'mdxTextExpression' || type === 'mdxFlowExpression') return `{${value}}`;
  if (type === 'mdxJsxTextElement' || type === 'mdxJsxFlowElement') {
    const tag = [node.name ?? '', ...(node.attributes ?? []).map(toAttributeText)].join(' ');
    return inner.length === 0 ? `<${tag} />` : `<${tag}>${inner.join('')}</${node.name ?? ''}>`;
  }
  const mark = MARKS[type] ?? '';
  return `${mark}${inner.join('') || value}${mark}`;
}
