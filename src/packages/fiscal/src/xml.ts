/** An XML element without its namespace prefix. */
export interface XmlElement {
  readonly name: string;
  readonly children: readonly XmlElement[];
  /** The text directly inside, entities resolved. */
  readonly text: string;
  /** Where the element is in the document, from `<` of its tag to behind its end. */
  readonly start: number;
  readonly end: number;
}

const DEPTH = 64;
const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|[^<]+/y;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
};

/**
 * The root element of an XML document, or `null` if the text isn't well formed. Document types are
 * rejected, because records have none and entities could grow without limit.
 */
export function readXml(text: string): XmlElement | null {
  const open: {name: string; tag: string; start: number; text: string; children: XmlElement[]}[] =
    [];
  let root: XmlElement | null = null;
  const token = new RegExp(TOKEN);
  token.lastIndex = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  while (token.lastIndex < text.length) {
    const start = token.lastIndex;
    const match = token.exec(text);
    if (match === null) return null;
    const [whole, data, closing, tag, , empty] = match;
    const parent = open.at(-1);
    if (tag === undefined) {
      const isMarkup = /^<[!?]/.test(whole) && data === undefined;
      if (isMarkup) continue;
      const content = data ?? resolve(whole);
      if (content === null || (parent === undefined && content.trim() !== '')) return null;
      if (parent) parent.text += content;
    } else if (closing === '/') {
      const element = open.pop();
      if (element === undefined || element.tag !== tag) return null;
      const {name, children, text: inside} = element;
      const done = {name, children, text: inside, start: element.start, end: token.lastIndex};
      if (open.length > 0) open.at(-1)?.children.push(done);
      else root = done;
    } else {
      if (open.length >= DEPTH || (parent === undefined && root !== null)) return null;
      const name = tag.replace(/^.*:/, '');
      if (empty === '/') {
        const done = {name, children: [], text: '', start, end: token.lastIndex};
        if (parent) parent.children.push(done);
        else root = done;
      } else open.push({name, tag, start, text: '', children: []});
    }
  }
  return open.length === 0 ? root : null;
}

/** Every element with one of these names, in the order of the document. */
export function findElements(element: XmlElement, names: readonly string[]): readonly XmlElement[] {
  return names.includes(element.name)
    ? [element]
    : element.children.flatMap((child) => findElements(child, names));
}

/** All elements without children inside an element, or the element itself. */
export function findLeaves(element: XmlElement): readonly XmlElement[] {
  return element.children.length === 0 ? [element] : element.children.flatMap(findLeaves);
}

/** The first element at a path of names below an element. */
function childAt(element: XmlElement, path: string): XmlElement | undefined {
  return path
    .split('/')
    .reduce<XmlElement | undefined>(
      (found, name) => found?.children.find((child) => child.name === name),
      element,
    );
}

/** The trimmed text at a path of names; empty if there is none. */
export function textAt(element: XmlElement, path: string): string {
  return childAt(element, path)?.text.trim() ?? '';
}

function resolve(text: string): string | null {
  let isKnown = true;
  const resolved = text.replace(/&(#x?[\da-f]+|\w+);|&/gi, (_, name: string | undefined) => {
    const code = name?.startsWith('#')
      ? Number(name.replace('#x', '0x').replace('#', ''))
      : undefined;
    const value =
      code !== undefined && code > 0 && code < 0x110000
        ? String.fromCodePoint(code)
        : ENTITIES[name ?? ''];
    if (value === undefined) isKnown = false;
    return value ?? '';
  });
  return isKnown ? resolved : null;
}
