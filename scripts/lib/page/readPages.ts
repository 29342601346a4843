import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import {toMarkdownAddress} from '../../../src/model/pages/markdown';
import type {InlineCode} from '../delivery/inlineScripts';
import {toMarkdownPage, type MarkdownPage} from '../delivery/markdown/page';
import {toPageText, type PageText} from '../search/pageOutline';
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

/**
 * Reads every page of a built site once, for everything that is generated from pages. `root` is the
 * site's complete address.
 */
export async function readPages(folder: string, root: string): Promise<readonly BuiltPage[]> {
  const pages: BuiltPage[] = [];
  for (const file of await findPages(folder)) {
    const document = readDocument(await readFile(path.join(folder, file), 'utf8'));
    const address = toPagePath(file);
    const markdown =
      toMarkdownAddress(address) === undefined
        ? undefined
        : toMarkdownPage(document, `${root}${address.slice(1)}`);
    pages.push({
      file,
      address,
      head: document.head,
      code: document.code,
      text: toPageText(document),
      markdown,
    });
  }
  return pages;
}
