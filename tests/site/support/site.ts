import {existsSync, readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import {locales} from '../../../src/data/locales';

/** The built site under test. */
export const buildDir = path.resolve(__dirname, '../../..', process.env.PORTAL_BUILD ?? 'build');

/** Ids of all languages, the default first. */
export const localeIds: readonly string[] = locales.map(({id}) => id);

/** What the tests look at in a page. */
export interface BuiltPage {
  /** Address without `.html`. */
  readonly address: string;
  readonly locale: string;
  readonly html: string;
  readonly lang: string | undefined;
  readonly articleLangs: readonly (string | undefined)[];
  readonly headings1: number;
  readonly ids: ReadonlySet<string>;
  readonly links: readonly string[];
  /** Preloaded fonts. */
  readonly preloads: readonly string[];
  /** Scripts of this site. */
  readonly scripts: readonly string[];
  /** Addresses the page loads from: scripts, images, stylesheets, frames. */
  readonly loads: readonly string[];
  readonly canonical: string | undefined;
  readonly alternates: readonly {readonly hreflang: string; readonly href: string}[];
  readonly title: string;
  readonly description: string | undefined;
}

/** The file of an address, or `undefined` where the site has none. */
export function toFile(address: string): string | undefined {
  const clean = address === '/' ? '/index' : address.replace(/\/$/, '/index');
  return [address, `${clean}.html`, `${clean}/index.html`]
    .map((file) => path.join(buildDir, file))
    .find((file) => existsSync(file) && !isFolder(file));
}

function isFolder(file: string): boolean {
  try {
    readdirSync(file);
    return true;
  } catch {
    return false;
  }
}

/** Every page of the site, read once, without pages that only redirect. */
export const pages: readonly BuiltPage[] = readdirSync(buildDir, {recursive: true})
  .map(String)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => readPage(file))
  .filter(({html}) => !html.includes('<meta http-equiv="refresh"'));

function readPage(file: string): BuiltPage {
  const html = readFileSync(path.join(buildDir, file), 'utf8');
  const address = `/${file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '')}`;
  const locale =
    localeIds.slice(1).find((id) => address === `/${id}/` || address.startsWith(`/${id}/`)) ?? 'en';
  const ids = new Set<string>();
  const links: string[] = [];
  const articleLangs: (string | undefined)[] = [];
  const alternates: {hreflang: string; href: string}[] = [];
  const preloads: string[] = [];
  const scripts: string[] = [];
  const loads: string[] = [];
  let lang: string | undefined;
  let headings1 = 0;
  let canonical: string | undefined;
  let description: string | undefined;
  let title = '';
  let inTitle = false;
  new Parser({
    onopentag(name, attributes) {
      const {id, href, src, rel} = attributes;
      if (id !== undefined) ids.add(id);
      if (name === 'html') lang = attributes.lang;
      if (name === 'article') articleLangs.push(attributes.lang);
      if (name === 'h1') headings1 += 1;
      if (name === 'a' && href !== undefined) links.push(href);
      if (name === 'script' && src !== undefined) scripts.push(src);
      if (['script', 'img', 'iframe', 'source'].includes(name) && src !== undefined)
        loads.push(src);
      if (name === 'link' && href !== undefined && !['canonical', 'alternate'].includes(rel ?? ''))
        loads.push(href);
      if (name === 'link' && rel === 'preload' && href !== undefined) preloads.push(href);
      if (name === 'title' && title === '') inTitle = true;
      if (name === 'meta' && attributes.name === 'description') description = attributes.content;
      if (name === 'link' && attributes.rel === 'canonical') canonical = href;
      if (
        name === 'link' &&
        attributes.rel === 'alternate' &&
        attributes.hreflang !== undefined &&
        href !== undefined
      )
        alternates.push({hreflang: attributes.hreflang, href});
    },
    ontext(text) {
      if (inTitle) title += text;
    },
    onclosetag(name) {
      if (name === 'title') inTitle = false;
    },
  }).end(html);
  return {
    address,
    locale,
    html,
    lang,
    articleLangs,
    headings1,
    ids,
    links,
    preloads,
    scripts,
    loads,
    canonical,
    alternates,
    title,
    description,
  };
}

/** The page at an address. Fails the test if it is missing. */
export function page(address: string): BuiltPage {
  const found = pages.find((candidate) => candidate.address === address);
  if (!found) throw new Error(`The built site has no page ${address}.`);
  return found;
}
