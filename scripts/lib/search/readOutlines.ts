import {existsSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {apis} from '../../../src/data/apis';
import {searchGroups} from '../../../src/data/searchGroups';
import {toPageFields, type HitKind, type PageFields} from '../../../src/model/search/fields';
import {pageRanks, toRecords, type Outline} from '../../../src/model/search/outline';
import type {SearchRecord} from '../../../src/model/search/types';
import {readPublished} from '../specs/published';
import {toApiOutline} from './apiOutline';
import {readDocument} from '../page/document';
import {findPages} from '../page/readPages';
import {toPageOutline, toPageText, type PageText} from './pageOutline';
import {readPostFields} from './postFields';

/** A language of a built site. */
export interface BuiltLocale {
  readonly locale: string;
  /** Folder of the whole site, which contains the published specifications. */
  readonly site: string;
  /** Folder of the language's pages. */
  readonly folder: string;
  /** Path the pages live under, with both slashes: `/`, `/de/`. */
  readonly baseUrl: string;
  /**
   * Other languages' folders below this one, and other paths that aren't pages of this language.
   */
  readonly otherLocales: readonly string[];
}

/**
 * Pages without their own text: lists of links, the search, the page for unknown addresses, and the
 * kit's page for developers of the portal.
 */
const NOT_INDEXED =
  /^(?:404|search|design|blog|blog\/(?:archive|authors|tags)(?:\/.*)?|blog\/page\/.*|category\/.*)$/;

/**
 * Pages that mainly link to others: the landing page, the catalogue of APIs, and pages of changes,
 * whose operations are described in the references.
 */
const OVERVIEWS = new Set(['', 'api']);

/** Guides for readers who come from another product, which repeat what that product's guides say. */
const COMPARISONS = /\/(?:guide_signde_customers|guia_clientes_signde)$/;

/**
 * All searchable content of a language of a built site, page by page. `texts` contains pages that
 * have already been read, by their files. Other pages are read here.
 */
export async function readOutlines(
  {locale, site, folder, baseUrl, otherLocales}: BuiltLocale,
  texts: ReadonlyMap<string, PageText> = new Map(),
): Promise<readonly Outline[]> {
  const files = (await findPages(folder)).filter(
    (file) => !otherLocales.includes(file.split(path.sep)[0] ?? ''),
  );
  const groups = searchGroups[locale as keyof typeof searchGroups] ?? searchGroups.en;
  const posts = await readPostFields();
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
    // An entry of the error codes says what a code means in every API, so it comes before the entry
    // of one reference.
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
              : COMPARISONS.test(address)
                ? pageRanks.variant
                : pageRanks.guide;
    const kind = toKind(address, text.version !== null, rank);
    const outline = toPageOutline(text, {
      path: `${baseUrl}${address}`,
      // Questions and error codes have so many hits that each page of them is a group of its own.
      group: isNews
        ? groups.news
        : ((isErrors || kind === 'faq') && text.sections[0]?.heading) || groups.pages,
      rank,
      ...(isNews ? posts.get(address.slice('blog/'.length)) : toChangesFields(address)),
      kind,
    });
    if (outline) outlines.push(outline);
  }
  for (const api of apis) {
    const address = api.path.slice(1);
    if (existsSync(path.join(folder, `${address}.html`)))
      outlines.push(
        toApiOutline(readPublished(site, api), {api, path: `${baseUrl}${address}`, tag: 'default'}),
      );
  }
  return outlines;
}

/** The fields of a page of changes, which are those of its API. */
function toChangesFields(address: string): Omit<PageFields, 'kind'> | undefined {
  const [, folder] = /^api\/(.+)\/changes\//.exec(address) ?? [];
  const api = apis.find(({path: page}) => page.startsWith(`/api/${folder}/`));
  return api && toPageFields('reference', api.label);
}

function toKind(address: string, isDocs: boolean, rank: number): HitKind {
  if (address.startsWith('blog/')) return 'news';
  if (/(^|\/)faq$/.test(address)) return 'faq';
  if (rank === pageRanks.glossary) return 'glossary';
  if (address.startsWith('api/')) return 'reference';
  return isDocs ? 'guide' : 'page';
}

/** Every record of a language of a built site, for both the embedded and the hosted index. */
export async function readRecords(built: BuiltLocale): Promise<readonly SearchRecord[]> {
  return (await readOutlines(built)).flatMap(toRecords);
}
