import type {InlineCode, PhrasingContent, Root} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Transformer} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {keepTogether} from '../../src/model/content/keepTogether';
import {hasBreak, isLongHead, isWhole, toBreakable} from '../../src/model/content/lineBreaks';

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
 * has to break it. Code that fits a line stays whole, and so do product names and amounts. Long heads
 * of tables may break (`data-long`).
 */
export default function lineBreaks(): Transformer<Root> {
  return (tree) => {
    visit(tree, 'table', ({children: [head]}) => {
      for (const cell of head?.children ?? []) {
        let text = '';
        visit(cell, (node) => {
          if ('value' in node) text += node.value;
        });
        if (isLongHead(text))
          cell.data = {...cell.data, hProperties: {...cell.data?.hProperties, 'data-long': ''}};
      }
    });
    visit(tree, ['tableCell', 'paragraph'], (text) => {
      visit(text, 'text', (node) => {
        node.value = keepTogether(node.value);
      });
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
