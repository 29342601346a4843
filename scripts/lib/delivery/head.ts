import {readFile} from 'node:fs/promises';
import {Parser} from 'htmlparser2';

/** What the head of a built page says. */
export interface PageHead {
  /** Of the whole page. */
  readonly lang: string | undefined;
  /** Values of `<meta>` elements by name or property. */
  readonly metas: ReadonlyMap<string, string>;
  readonly canonical: string | undefined;
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
}

/** Reads a page's head, from its HTML up to `</head>` or all of it. */
export function parseHead(html: string): PageHead {
  const metas = new Map<string, string>();
  const alternates: {hreflang: string; href: string}[] = [];
  let canonical: string | undefined;
  let language: string | undefined;
  const [head = ''] = html.split('</head>', 1);
  new Parser({
    onopentag(tag, {name, property, content, rel, hreflang, href, lang}) {
      if (tag === 'html') language = lang;
      const key = property ?? name;
      if (tag === 'meta' && key !== undefined && content !== undefined) metas.set(key, content);
      if (tag !== 'link' || href === undefined) return;
      if (rel === 'canonical') canonical = href;
      if (rel === 'alternate' && hreflang !== undefined) alternates.push({hreflang, href});
    },
  }).end(head);
  return {lang: language, metas, canonical, alternates};
}

/** The head of a file. The rest of it is let go: all pages at once would be hundreds of megabytes. */
export async function readHead(file: string): Promise<PageHead> {
  const html = await readFile(file);
  const end = html.indexOf('</head>');
  return parseHead(html.toString('utf8', 0, end === -1 ? html.length : end));
}
