import type {InlineCode, PhrasingContent, Root, Table, TableCell} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {keepTogether} from '../../src/model/content/keepTogether';
import {hasBreak, isLongHead, isWhole, toBreakable} from '../../src/model/content/lineBreaks';
import {isWordy} from '../../src/model/content/tableWords';
import type {DataTableContent} from '../../src/model/figures/content';

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
 * heads are all cards on phones if one of them is (`data-cards`), tables of facts included.
 */
export default function lineBreaks(): Transformer<Root> {
  return (tree) => {
    const alike = new Map<string, TwoColumns[]>();
    const compare = (table: TwoColumns): unknown =>
      alike.set(table.heads, [...(alike.get(table.heads) ?? []), table]);
    visit(tree, 'table', (table) => {
      const cells = table.children[0]?.children ?? [];
      for (const cell of cells) if (isLongHead(toText(cell))) mark(cell, 'data-long');
      if (cells.length === 2) compare(toTwoColumns(table));
    });
    visit(tree, 'mdxJsxFlowElement', (figure) => {
      const table = figure.name === 'DataTable' ? toTwoColumnsOfFigure(figure) : undefined;
      if (table) compare(table);
    });
    for (const tables of alike.values())
      if (tables.length > 1 && tables.some(({hasCards}) => hasCards))
        for (const {showCards} of tables) showCards();
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

/** A table of two columns. */
interface TwoColumns {
  readonly heads: string;
  readonly hasCards: boolean;
  readonly showCards: () => void;
}

function toTwoColumns(table: Table): TwoColumns {
  const rows = table.children.map(({children}) => children.map(toText));
  return {...toShape(rows), showCards: () => mark(table, 'data-cards')};
}

/** A table of facts, which the figures have filled in. */
function toTwoColumnsOfFigure(figure: MdxJsxFlowElement): TwoColumns | undefined {
  const json = figure.attributes.find((one) => 'name' in one && one.name === 'json')?.value;
  if (typeof json !== 'string') return undefined;
  const {columns, rows, cases} = JSON.parse(json) as DataTableContent;
  if (columns.length !== 2 || cases) return undefined;
  const texts = [columns.map(({label}) => label), ...rows].map((cells) =>
    cells.map((text) => keepTogether(text.replaceAll('`', ''))),
  );
  const showCards = (): unknown =>
    figure.attributes.push({type: 'mdxJsxAttribute', name: 'cards', value: ''});
  return {...toShape(texts), showCards};
}

/** `rows`: the texts of the cells, the head first. */
function toShape(rows: readonly (readonly string[])[]): Omit<TwoColumns, 'showCards'> {
  return {
    heads: JSON.stringify(rows[0]),
    hasCards: isWordy([0, 1].map((column) => rows.map((cells) => cells[column] ?? ''))),
  };
}

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
