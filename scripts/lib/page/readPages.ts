import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {toCacheKey} from '../../../plugins/specification-files/cache';
import {toMarkdownAddress} from '../../../src/model/pages/markdown';
import type {InlineCode} from '../delivery/inlineScripts';
import {toMarkdownPage, type MarkdownPage} from '../delivery/markdown/page';
import {toPageText, type PageText} from '../search/pageOutline';
import type {Store} from '../build/store';
import {readCodeKey} from './codeKey';
import {readDocument} from './document';
import type {PageHead} from './head';

/**
 * The data kept of a built page. Its parsed tree is dropped, because the trees of all pages would
 * take gigabytes.
 */
export interface BuiltPage {
  /** Path of its file below the folder. */
  readonly file: string;
  /** Address below the site's root, in the clean form that readers see. */
  readonly address: string;
  readonly head: PageHead;
  readonly code: InlineCode;
  /** Outline for the search. */
  readonly text: PageText;
  /** Its text as Markdown; `undefined` for a page without text. */
  readonly markdown: MarkdownPage | undefined;
}

/** Paths of all pages below a folder. */
export async function findPages(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {recursive: true});
  return entries.filter((entry) => entry.endsWith('.html')).sort();
}

/** The address of a page's file below the site's root. */
export function toPagePath(file: string): string {
  return `/${file
    .replaceAll(path.sep, '/')
    .replace(/(^|\/)index\.html$/, '$1')
    .replace(/\.html$/, '')}`;
}

interface ReadOptions {
  /** Complete address of the site's root. */
  readonly root: string;
  /** The folder's path below the site's root; empty for the root. */
  readonly prefix: string;
  readonly store: Store;
}

/**
 * Reads every page below a folder once, for everything that is generated from pages. Pages that
 * haven't changed since the last build come from the store.
 */
export async function readPages(
  folder: string,
  {root, prefix, store}: ReadOptions,
): Promise<readonly BuiltPage[]> {
  const code = readCodeKey();
  const pages: BuiltPage[] = [];
  for (const name of await findPages(folder)) {
    const file = path.join(prefix, name);
    const html = withoutAssets(await readFile(path.join(folder, name), 'utf8'));
    const key = toCacheKey(code, root, file, html);
    pages.push(await store.take(key, () => readPage(file, html, root)));
  }
  return pages;
}

/**
 * A page without the elements that load its scripts and style sheets. Their names change in every
 * page with each change of a script, and no result depends on them.
 */
function withoutAssets(html: string): string {
  return html.replace(
    /<script src=[^ >]*\/assets\/js\/[^ >]*><\/script>|<link rel=stylesheet href=[^ >]*\/assets\/css\/[^ >]* ?\/?>/g,
    '',
  );
}

function readPage(file: string, html: string, root: string): BuiltPage {
  const document = readDocument(html);
  const address = toPagePath(file);
  return {
    file,
    address,
    head: document.head,
    code: document.code,
    text: toPageText(document),
    markdown:
      toMarkdownAddress(address) === undefined
        ? undefined
        : toMarkdownPage(document, `${root}${address.slice(1)}`),
  };
}
