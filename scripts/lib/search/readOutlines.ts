import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {apis} from '../../../src/data/apis';
import {searchGroups} from '../../../src/data/searchGroups';
import {pageRanks, toRecords, type Outline} from '../../../src/model/search/outline';
import type {SearchRecord} from '../../../src/model/search/types';
import {readPublished} from '../specs/published';
import {toApiOutline} from './apiOutline';
import {readDocument} from '../page/document';
import {findPages} from '../page/readPages';
import {toPageOutline, toPageText, type PageText} from './pageOutline';

/** A language of a built site. */
export interface BuiltLocale {
  readonly locale: string;
  /** Folder of the whole site, which publishes the specifications. */
  readonly site: string;
  /** Folder of the language's pages. */
  readonly folder: string;
  /** Path the pages live under, with both slashes: `/`, `/de/`. */
  readonly baseUrl: string;
  /** Other languages' folders below this one, and what else is no page of it. */
  readonly otherLocales: readonly string[];
}

/** Pages that hold no text of their own: lists of links, the search itself, the page for unknown addresses, the kit's page for those who build the portal. */
const NOT_INDEXED = /^(?:404|search|design|blog|blog\/(?:archive|authors|tags)(?:\/.*)?|blog\/page\/.*|category\/.*)$/;

/** Pages that lead to others: the landing page and the catalogue of APIs. So do pages of changes, which name operations that references describe. */
const OVERVIEWS = new Set(['', 'api']);

/** Everything that can be found in a language of a built site, page by page. `texts` holds what is known of its pages by their files; others are read. */
export async function readOutlines(
  {locale, site, folder, baseUrl, otherLocales}: BuiltLocale,
  texts: ReadonlyMap<string, PageText> = new Map(),
): Promise<readonly Outline[]> {
  const files = (await findPages(folder)).filter((file) => !otherLocales.includes(file.split(path.sep)[0] ?? ''));
  const groups = searchGroups[locale as keyof typeof searchGroups] ?? searchGroups.en;
  const outlines: Outline[] = [];
  for (const file of files) {
    const address = file
      .split(path.sep)
      .join('/')
      .replace(/\.html$/, '')
      .replace(/(^|\/)index$/, '');
    const isChanges = /^api\/.+\/changes\//.test(address);
    // References are read from their specifications.
    if (NOT_INDEXED.test(address) || (address.startsWith('api/') && !isChanges)) continue;
    const isNews = address.startsWith('blog/');
    const source = path.join(folder, file);
    const text = texts.get(source) ?? toPageText(readDocument(await readFile(source, 'utf8')));
    // An entry of the error codes says what a code means in every API, so it comes before the entry of one reference.
    const isErrors = address === 'errors';
    const rank = isNews
      ? pageRanks.news
      : OVERVIEWS.has(address) || isChanges
        ? pageRanks.overview
        : text.version === null && !isErrors
          ? pageRanks.page
          : /(^|\/)introduc(tion|cion)$/.test(address)
            ? pageRanks.start
            : /(^|\/)glos(sary|ario|sar)$/.test(address)
              ? pageRanks.glossary
              : pageRanks.guide;
    const outline = toPageOutline(text, {path: `${baseUrl}${address}`, group: isNews ? groups.news : groups.pages, rank});
    if (outline) outlines.push(outline);
  }
  for (const api of apis) {
    const address = api.path.slice(1);
    if (existsSync(path.join(folder, `${address}.html`)))
      outlines.push(toApiOutline(readPublished(site, api), {api, path: `${baseUrl}${address}`, tag: 'default'}));
  }
  return outlines;
}

/** Every record of a language of a built site: what the embedded index is made of and the hosted index is filled with. */
export async function readRecords(built: BuiltLocale): Promise<readonly SearchRecord[]> {
  return (await readOutlines(built)).flatMap(toRecords);
}
