import type {InlineCode, PhrasingContent, Root, Table, TableCell} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {keepTogether} from '../../src/model/content/keepTogether';
import {hasBreak, isLongHead, isWhole, toBreakable} from '../../src/model/content/lineBreaks';
import {isWordy} from '../../src/model/content/tableWords';

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxTextElementData {
    /** Set by MDX on elements that a page's author wrote as such. */
    _mdxExplicitJsx?: boolean;
  }
}

/** Characters of code on a line of a phone, also in a list. */
const PHONE = 30;

/**
 * Lets long code break between its parts instead of anywhere: in tables, and in sentences if a phone
 * has to break it. Code that fits a line stays whole. Product names, amounts and days stay whole in
 * headings, too. Long heads of tables may break (`data-long`). Tables of two columns with the same
 * heads are all cards on phones if one of them is (`data-cards`).
 */
export default function lineBreaks(): Transformer<Root> {
  return (tree) => {
    const alike = new Map<string, Table[]>();
    visit(tree, 'table', (table) => {
      const cells = table.children[0]?.children ?? [];
      for (const cell of cells) if (isLongHead(toText(cell))) mark(cell, 'data-long');
      const heads = JSON.stringify(cells.map(toText));
      if (cells.length === 2) alike.set(heads, [...(alike.get(heads) ?? []), table]);
    });
    for (const tables of alike.values())
      if (tables.length > 1 && tables.some(hasCards))
        for (const table of tables) mark(table, 'data-cards');
    visit(tree, ['heading', 'tableCell', 'paragraph'], (text) => {
      visit(text, 'text', (node) => {
        node.value = keepTogether(node.value);
      });
      if (text.type === 'heading') return;
      visit(text, 'inlineCode', (code, index, parent) => {
        const isShort =
          text.type === 'paragraph'
            ? code.value.length <= PHONE && hasBreak(code.value)
            : isWhole(code.value);
        const parts =
          isShort || (text.type === 'paragraph' && code.value.length <= PHONE)
            ? [code.value]
            : toBreakable(code.value);
        if ((parts.length === 1 && !isShort) || !parent || index === undefined) return undefined;
        (parent.children as PhrasingContent[])[index] = toCode(code, parts, isShort);
        return [SKIP, index + 1];
      });
    });
  };
}

/** The text of a cell, as far as it is known while the page is compiled. */
function toText(cell: TableCell): string {
  let text = '';
  visit(cell, ['text', 'inlineCode', 'mdxJsxTextElement'], (node) => {
    if (node.type === 'inlineCode' && isWhole(node.value)) text += node.value.replace(/[ -]/g, '_');
    else if ('value' in node) text += keepTogether(String(node.value));
    // The name of a term, if its text isn't another form of it.
    else if (
      node.type === 'mdxJsxTextElement' &&
      node.name === 'Term' &&
      node.children.length === 0
    )
      text += String(
        node.attributes.find((one) => 'name' in one && one.name === 'text')?.value ?? '',
      );
  });
  return text;
}

const hasCards = ({children: rows}: Table): boolean =>
  isWordy(
    [0, 1].map((column) =>
      rows.map(({children}) => children[column]).map((cell) => (cell ? toText(cell) : '')),
    ),
  );

function mark(node: Table | TableCell, name: string): void {
  node.data = {...node.data, hProperties: {...node.data?.hProperties, [name]: ''}};
}

/** Code with a place to break after each part but the last, or with no place at all. */
function toCode(
  {position}: InlineCode,
  parts: readonly string[],
  isShort: boolean,
): MdxJsxTextElement {
  const children = parts.flatMap((value, index): PhrasingContent[] => [
    ...(index > 0 ? [toElement('wbr', [])] : []),
    {type: 'text', value},
  ]);
  return {
    ...toElement('code', children),
    attributes: isShort ? [{type: 'mdxJsxAttribute', name: 'className', value: 'whole'}] : [],
    position,
  };
}

/**
 * An element that MDX doesn't replace with a component. The theme's component for code shows code
 * with elements in it as a block.
 */
function toElement(name: string, children: PhrasingContent[]): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: [],
    children: children as MdxJsxTextElement['children'],
    data: {_mdxExplicitJsx: true},
  };
}
