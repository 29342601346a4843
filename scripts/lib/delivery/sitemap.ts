import {existsSync} from 'node:fs';
import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PageHead} from '../page/head';

const toXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/**
 * A sitemap that agrees with its pages: it only contains pages that are indexed under their own
 * address, each with the languages in its head. Docusaurus lists every page of every language,
 * including those that point elsewhere because their text isn't translated. `heads` contains the
 * heads of pages by complete address.
 */
export function toTrueSitemap(sitemap: string, heads: ReadonlyMap<string, PageHead>): string {
  return sitemap.replaceAll(/<url>.*?<\/url>/gs, (entry) => {
    const [, loc = ''] = /<loc>([^<]*)<\/loc>/.exec(entry) ?? [];
    const address = loc.replaceAll('&amp;', '&');
    const head = heads.get(address);
    if (head?.canonical !== address || head.metas.get('robots')?.includes('noindex')) return '';
    const links = head.alternates.map(
      ({hreflang, href}) =>
        `<xhtml:link rel="alternate" hreflang="${toXml(hreflang)}" href="${toXml(href)}"/>`,
    );
    return entry
      .replaceAll(/<xhtml:link [^>]*\/>/g, '')
      .replace('</url>', `${links.join('')}</url>`);
  });
}

/**
 * Corrects the sitemap of every language of a built site. `pages` contains the heads of its pages
 * by address. `root` is the site's complete address, and `prefixes` are the paths of the languages.
 */
export async function writeSitemaps(
  folder: string,
  pages: ReadonlyMap<string, PageHead>,
  {root, prefixes}: {readonly root: string; readonly prefixes: readonly string[]},
): Promise<void> {
  const heads = new Map([...pages].map(([address, head]) => [`${root}${address.slice(1)}`, head]));
  for (const prefix of prefixes) {
    const file = path.join(folder, prefix, 'sitemap.xml');
    if (existsSync(file)) await writeFile(file, toTrueSitemap(await readFile(file, 'utf8'), heads));
  }
}
