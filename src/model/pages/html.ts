import {parse, parseFragment, type DefaultTreeAdapterTypes} from 'parse5';
import {partAttribute} from './parts';

export type HtmlElement = DefaultTreeAdapterTypes.Element;
export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlParent = DefaultTreeAdapterTypes.ParentNode;

/** The tree of a page, as browsers with scripting build it. */
export function parsePage(html: string): DefaultTreeAdapterTypes.Document {
  return parse(html);
}

/** The tree of an HTML fragment. */
export function parsePiece(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  return parseFragment(html);
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** The value of an attribute, or `undefined` if the element doesn't have it. */
export function toAttribute({attrs}: HtmlElement, name: string): string | undefined {
  return attrs.find((attribute) => attribute.name === name)?.value;
}

/** Every element below a node that passes a test, in document order. */
export function findAll(
  parent: HtmlParent,
  isWanted: (element: HtmlElement) => boolean,
): readonly HtmlElement[] {
  return parent.childNodes.flatMap((child) =>
    isElement(child) ? [...(isWanted(child) ? [child] : []), ...findAll(child, isWanted)] : [],
  );
}

/** The first element below a node that passes a test. */
export function find(
  parent: HtmlParent,
  isWanted: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  for (const child of parent.childNodes) {
    if (!isElement(child)) continue;
    const found = isWanted(child) ? child : find(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The text content of a node, unchanged. */
export function toText(node: HtmlNode | HtmlParent): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(toText).join('') : '';
}

/** The language of an element: its own or that of the nearest ancestor that declares one. */
export function toLanguage(element: HtmlElement): string | undefined {
  for (
    let node: HtmlParent | null = element;
    node !== null && 'tagName' in node;
    node = node.parentNode
  ) {
    const language = toAttribute(node, 'lang');
    if (language !== undefined) return language;
  }
  return undefined;
}

const interfaceTags = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'svg',
  'button',
  'nav',
  'footer',
  'form',
  'fieldset',
  'input',
  'select',
  'textarea',
  'iframe',
]);
const interfaceRoles = new Set([
  'tablist',
  'tooltip',
  'menu',
  'note',
  'status',
  'presentation',
  'dialog',
]);

/**
 * Whether an element belongs to the interface instead of the text of its page. This function is the
 * only definition of that.
 */
function isInterface(element: HtmlElement): boolean {
  const part = toAttribute(element, partAttribute);
  return (
    part === 'no' ||
    (part !== 'text' && interfaceTags.has(element.tagName)) ||
    interfaceRoles.has(toAttribute(element, 'role') ?? '') ||
    toAttribute(element, 'aria-hidden') === 'true' ||
    toAttribute(element, 'hidden') !== undefined
  );
}

/**
 * Removes everything that isn't text from the children of a node: the interface, comments,
 * zero-width characters, and links that this leaves empty, such as those to headings.
 */
export function removeInterface(parent: HtmlParent): void {
  parent.childNodes = parent.childNodes.filter((node): boolean => {
    if ('value' in node) node.value = node.value.replace(/[\u200b\ufeff]/g, '');
    if (!isElement(node)) return node.nodeName === '#text';
    if (isInterface(node)) return false;
    // The name of a drawing is an attribute, so it survives.
    if (toAttribute(node, 'role') === 'img') node.childNodes = [];
    removeInterface(node);
    return (
      node.tagName !== 'a' ||
      toText(node).trim() !== '' ||
      find(node, ({tagName}) => tagName === 'img') !== undefined
    );
  });
}
