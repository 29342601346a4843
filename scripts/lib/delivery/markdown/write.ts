import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiRow} from '../../../../src/data/apis';
import {toDownloadUrls} from '../../../../src/model/catalogue/reference';
import {toMarkdownAddress} from '../../../../src/model/pages/markdown';
import type {BuiltPage} from '../../page/readPages';
import {toMarkdownFile, type MarkdownPage} from './page';
import {toReferenceMarkdown, type Specification} from './reference';

/** Where a site is deployed. */
export interface Deployment {
  /** Origin without trailing slash. */
  readonly siteUrl: string;
  /** Path with both slashes. */
  readonly baseUrl: string;
}

/** Writes the Markdown of every page beside it and gives the pages by their paths below the site's root, from which addresses under a base URL follow. */
export async function writeMarkdown(
  folder: string,
  built: readonly BuiltPage[],
  apis: readonly ApiRow[],
  languagePrefixes: readonly string[],
  {siteUrl, baseUrl}: Deployment,
): Promise<ReadonlyMap<string, MarkdownPage>> {
  const origin = `${siteUrl}${baseUrl}`;
  const pages = new Map<string, MarkdownPage>();
  for (const {address, markdown: page} of built) {
    const target = toMarkdownAddress(address);
    if (!page || target === undefined) continue;
    const api = findApi(address, apis, languagePrefixes);
    const specification = api && (await readSpecification(folder, api));
    // The default language's build publishes the specifications; another language built alone has none to read.
    if (api && !specification) continue;
    const whole = api && specification ? {...page, language: 'en', body: toReferenceMarkdown(api, specification, origin)} : page;
    await writeFile(path.join(folder, target), toMarkdownFile(whole));
    pages.set(address, whole);
  }
  return pages;
}

/** The API whose reference an address is, in any language. */
function findApi(address: string, apis: readonly ApiRow[], languagePrefixes: readonly string[]): ApiRow | undefined {
  const prefix = languagePrefixes.find((candidate) => address.startsWith(candidate)) ?? '/';
  return apis.find(({path: own}) => own === `/${address.slice(prefix.length)}`);
}

/** The specification that a build publishes for an API, or `undefined` where it has none. */
async function readSpecification(folder: string, api: ApiRow): Promise<Specification | undefined> {
  const file = path.join(folder, toDownloadUrls(api, '').jsonUrl);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as Specification) : undefined;
}
