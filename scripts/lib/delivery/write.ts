import {writeFile} from 'node:fs/promises';
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
import type {BuiltPage} from '../page/readPages';
import {writeRedirectPages} from './redirectPages';
import {toServiceOrigins} from './serviceOrigins';
import {writeSitemaps} from './sitemap';
import {writeWellKnown} from './wellKnown';

/**
 * The hashes of the portal's own inline scripts and style sheet, read from the home and error pages
 * of all languages, which contain no text from specifications. Throws if any page contains other
 * inline code, because the policy must not allow a script that came with a text.
 */
function readOwnHashes(pages: readonly BuiltPage[], prefixes: readonly string[]): OwnHashes {
  const own = new Set(prefixes.flatMap((prefix) => [prefix, `${prefix}404`]));
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const {file, code} of pages.filter(({address}) => own.has(address))) {
    const hashes = toOwnHashes(file, code);
    for (const hash of hashes.scripts) scripts.add(hash);
    for (const hash of hashes.styles) styles.add(hash);
  }
  const problems = pages.flatMap(({file, code}) => findForeignCode(file, code, {scripts, styles}));
  if (problems.length > 0) throw new Error(toErrorText(problems));
  return {scripts: [...scripts].sort(), styles: [...styles].sort()};
}

/**
 * Writes `_headers`, `_redirects`, corrected sitemaps, the Markdown of every page, `llms.txt`,
 * `robots.txt` and `.well-known` for a built site. The policy only allows the hashes of the
 * portal's own scripts and the origins of the configured services.
 */
export async function writeDelivery(
  folder: string,
  pages: readonly BuiltPage[],
  apis: readonly ApiRow[],
  languagePrefixes: readonly string[],
): Promise<{readonly pages: number; readonly scripts: number; readonly texts: number}> {
  const prefixes = ['/', ...languagePrefixes];
  const own = readOwnHashes(pages, prefixes);
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
  const heads = new Map(pages.map(({address, head}) => [address, head]));
  await writeSitemaps(folder, heads, {root, prefixes});
  await writeWellKnown(folder, {
    apis: env.apiPages ? apis : [],
    contact: {email: site.email, languages: site.securityLanguages},
    root,
    prefixes,
    built: new Date(),
  });
  await writeFile(
    path.join(folder, '_headers'),
    toHeadersFile({scriptHashes: own.scripts, ...toServiceOrigins(env)}, languagePrefixes),
  );
  const redirects = toRedirects(apis, products, languagePrefixes);
  await writeFile(path.join(folder, '_redirects'), toRedirectsFile(redirects));
  // Written last, because sitemaps, search and Markdown don't include these pages.
  await writeRedirectPages(folder, redirects, env.baseUrl, heads);
  return {pages: pages.length, scripts: own.scripts.length, texts: texts.size};
}
