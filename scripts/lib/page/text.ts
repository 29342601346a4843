import type {Element, Nodes} from 'hast';
import {partAttribute, type PagePart} from '../../../src/model/pages/parts';

/** The text content of a node, unchanged. */
export function toString(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toString).join('') : '';
}

/** The name of a hast property for an attribute such as `data-x`. */
const partProperty = partAttribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The role of an element for the programs that read pages. */
export function readPart({properties}: Element): PagePart | undefined {
  return properties[partProperty] as PagePart | undefined;
}

/** The first element below a node that passes a test. */
export function findElement(
  node: Element,
  isWanted: (element: Element) => boolean,
): Element | undefined {
  for (const child of node.children) {
    if (child.type !== 'element') continue;
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}
