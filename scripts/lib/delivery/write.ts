import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readEnv} from '../../../src/config/env';
import sidebars from '../../../sidebars';
import type {ApiRow} from '../../../src/data/apis';
import {products} from '../../../src/data/products';
import {site} from '../../../src/data/site';
import {toHeadersFile, toRedirects, toRedirectsFile} from './headers';
import {toInlineScriptHashes} from './inlineScripts';
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
 * Writes `_headers`, `_redirects`, true sitemaps, the Markdown of every page, `llms.txt`, `robots.txt` and `.well-known` for a built site: hashes come from its own pages and origins from the configured services, so that the policy covers what
 * is there and nothing else.
 */
export async function writeDelivery(
  folder: string,
  apis: readonly ApiRow[],
  languagePrefixes: readonly string[],
): Promise<{readonly pages: number; readonly scripts: number; readonly texts: number}> {
  const pages = await readPages(folder);
  const hashes = new Set<string>();
  for (const page of pages) for (const hash of toInlineScriptHashes(await readFile(path.join(folder, page), 'utf8'))) hashes.add(hash);
  const env = readEnv();
  const texts = await writeMarkdown(folder, pages, apis, languagePrefixes, env);
  const root = `${env.siteUrl}${env.baseUrl}`;
  const prefixes = ['/', ...languagePrefixes];
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
  await writeFile(path.join(folder, '_headers'), toHeadersFile({scriptHashes: [...hashes].sort(), ...toServiceOrigins(env)}, languagePrefixes));
  const redirects = toRedirects(apis, languagePrefixes);
  await writeFile(path.join(folder, '_redirects'), toRedirectsFile(redirects));
  // Last: they are no pages for sitemaps, search and Markdown.
  await writeRedirectPages(folder, redirects, env.baseUrl);
  return {pages: pages.length, scripts: hashes.size, texts: texts.size};
}
