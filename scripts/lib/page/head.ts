import {
  find,
  findAll,
  parsePage,
  toAttribute,
  type HtmlParent,
} from '../../../src/model/pages/html';

/** The content of a built page's head. */
export interface PageHead {
  /** Language of the whole page. */
  readonly lang: string | undefined;
  /** Values of `<meta>` elements by name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
}

/** Reads a page's head from its HTML, which may end after `</head>`. */
export function parseHead(html: string): PageHead {
  const [head = ''] = html.split('</head>', 1);
  return readHead(parsePage(head));
}

/** Reads the head of a parsed page. */
export function readHead(document: HtmlParent): PageHead {
  const metas = new Map<string, string>();
  const alternates: {hreflang: string; href: string}[] = [];
  let canonical: string | undefined;
  const html = find(document, ({tagName}) => tagName === 'html');
  const head = html && find(html, ({tagName}) => tagName === 'head');
  for (const element of head
    ? findAll(head, ({tagName}) => tagName === 'meta' || tagName === 'link')
    : []) {
    const [key, content, rel, hreflang, href] = [
      'property',
      'content',
      'rel',
      'hreflang',
      'href',
    ].map((name) => toAttribute(element, name));
    const name = key ?? toAttribute(element, 'name');
    if (element.tagName === 'meta' && name !== undefined && content !== undefined)
      metas.set(name, content);
    if (element.tagName !== 'link' || href === undefined) continue;
    if (rel === 'canonical') canonical = href;
    if (rel === 'alternate' && hreflang !== undefined) alternates.push({hreflang, href});
  }
  return {lang: html && toAttribute(html, 'lang'), metas, canonical, alternates};
}
