import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readEnv} from '../../../src/config/env';
import sidebars from '../../../sidebars';
import type {ApiRow} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {site} from '../../../src/data/site';
import {toHeadersFile, toRedirects, toRedirectsFile} from './headers';
import {findForeignCode, toErrorText, toOwnHashes, type OwnHashes} from './inlineScripts';
import {writeLlms} from './llms';
import {writeMarkdown} from './markdown/write';
import {writeRedirectPages} from './redirectPages';
import {toServiceOrigins} from './services';
import {writeSitemaps} from './sitemap';
import {writeWellKnown} from './wellKnown';

/** Every page of a built site, as paths below it. */
export async function readPages(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, {recursive: true});
  return entries.filter((entry) => entry.endsWith('.html')).sort();
}

/**
 * The hashes of the portal's own inline scripts and style sheet, read from the home and error pages of all languages, which hold no foreign text. Throws when any page holds other
 * inline code: a script that came with a text must not be allowed by the policy made for it.
 */
async function readOwnHashes(folder: string, pages: readonly string[], prefixes: readonly string[]): Promise<OwnHashes> {
  const read = (page: string): Promise<string> => readFile(path.join(folder, page), 'utf8');
  const own = prefixes.flatMap((prefix) => ['index.html', '404.html'].map((page) => `${prefix.slice(1)}${page}`)).filter((page) => pages.includes(page));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const page of own) {
    const hashes = toOwnHashes(page, await read(page));
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
  }
  const problems: string[] = [];
  for (const page of pages) problems.push(...findForeignCode(page, await read(page), {scripts, styles}));
  if (problems.length > 0) throw new Error(toErrorText(problems));
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}

/**
 * Writes `_headers`, `_redirects`, true sitemaps, the Markdown of every page, `llms.txt`, `robots.txt` and `.well-known` for a built site: hashes are those of the portal's own scripts and origins those of the
 * configured services, so that the policy covers them and nothing else.
 */
export async function writeDelivery(
  folder: string,
  apis: readonly ApiRow[],
  languagePrefixes: readonly string[],
): Promise<{readonly pages: number; readonly scripts: number; readonly texts: number}> {
  const pages = await readPages(folder);
  const prefixes = ['/', ...languagePrefixes];
  const own = await readOwnHashes(folder, pages, prefixes);
  const env = readEnv();
  const texts = await writeMarkdown(folder, pages, apis, languagePrefixes, env);
  const root = `${env.siteUrl}${env.baseUrl}`;
  await writeLlms(folder, {
    pages: texts,
    products,
    apis,
    sidebars,
    name: `${site.name} ${site.title}`,
    root,
    prefixes,
  });
  await writeSitemaps(folder, pages, {root, prefixes});
  await writeWellKnown(folder, {
    apis: env.apiPages ? apis : [],
    contact: {email: site.email, languages: site.securityLanguages},
    root,
    prefixes,
    built: new Date(),
  });
  await writeFile(path.join(folder, '_headers'), toHeadersFile({scriptHashes: own.scripts, ...toServiceOrigins(env)}, languagePrefixes));
  const redirects = toRedirects(apis, languagePrefixes);
  await writeFile(path.join(folder, '_redirects'), toRedirectsFile(redirects));
  // Last: they are no pages for sitemaps, search and Markdown.
  await writeRedirectPages(folder, redirects, env.baseUrl);
  return {pages: pages.length, scripts: own.scripts.length, texts: texts.size};
}
