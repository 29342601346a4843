import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiRow} from '../../../../src/data/apis';
import {toMarkdownAddress} from '../../../../src/model/pages/markdown';
import type {BuiltPage} from '../../page/readPages';
import {readPublished} from '../../specs/published';
import {toMarkdownFile, type MarkdownPage} from './page';
import {toReferenceMarkdown} from './reference';

/** The deployed address of a site. */
export interface Deployment {
  /** Origin without trailing slash. */
  readonly siteUrl: string;
  /** Path with leading and trailing slash. */
  readonly baseUrl: string;
}

/**
 * Writes the Markdown of every page next to it and returns the pages by their paths below the
 * site's root. Their addresses follow from these paths.
 */
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
    const whole = api
      ? {
          ...page,
          language: 'en',
          body: toReferenceMarkdown(api, readPublished(folder, api), origin),
        }
      : page;
    await writeFile(path.join(folder, target), toMarkdownFile(whole));
    pages.set(address, whole);
  }
  return pages;
}

/** The API of a reference page's address, in any language. */
function findApi(
  address: string,
  apis: readonly ApiRow[],
  languagePrefixes: readonly string[],
): ApiRow | undefined {
  const prefix = languagePrefixes.find((candidate) => address.startsWith(candidate)) ?? '/';
  return apis.find(({path: own}) => own === `/${address.slice(prefix.length)}`);
}
