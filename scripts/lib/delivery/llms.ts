import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {ApiRow} from '../../../src/data/apis';
import type {ProductRow} from '../../../src/data/products';
import {toDownloadUrls} from '../../../src/model/catalogue/reference';
import {toVersionName} from '../../../src/model/catalogue/versionName';
import {toMarkdownAddress} from '../../../src/model/pages/markdown';
import {escapeText} from './markdown/inline';
import {toMarkdownFile, type MarkdownPage} from './markdown/page';

/** The input for the lists of pages. */
export interface LlmsSource {
  /** Pages by their paths below the site's root. */
  readonly pages: ReadonlyMap<string, MarkdownPage>;
  readonly products: readonly ProductRow[];
  readonly apis: readonly ApiRow[];
  /** The site's sidebars, by ID. */
  readonly sidebars: Readonly<Record<string, unknown>>;
  /** Name of the site. */
  readonly name: string;
  /** Complete address of the site's root, with trailing slash. */
  readonly root: string;
  /** Path prefixes of all languages, starting with the default one's. */
  readonly prefixes: readonly string[];
}

interface Section {
  readonly title: string;
  readonly pages: readonly {
    readonly page: MarkdownPage;
    readonly files?: readonly (readonly [label: string, url: string])[];
  }[];
}

/** IDs of the guides in a sidebar, in order. */
export function toGuides(sidebar: unknown): readonly string[] {
  if (typeof sidebar === 'string') return [sidebar];
  if (Array.isArray(sidebar)) return sidebar.flatMap(toGuides);
  return typeof sidebar === 'object' && sidebar !== null && 'items' in sidebar
    ? toGuides(sidebar.items)
    : [];
}

/**
 * The texts of one language in the order of its navigation: products with their guides, APIs, news,
 * other pages.
 */
function toSections(
  {pages, products, apis, sidebars, root, prefixes}: LlmsSource,
  prefix: string,
): readonly Section[] {
  const at = (address: string): MarkdownPage | undefined =>
    pages.get(`${prefix}${address.replace(/^\//, '')}`);
  const isHere = ({url}: MarkdownPage): boolean => {
    const address = `/${url.slice(root.length)}`;
    const own = prefixes.slice(1).find((candidate) => address.startsWith(candidate)) ?? '/';
    return own === prefix;
  };
  const listed = (addresses: readonly string[]): Section['pages'] =>
    addresses.map(at).flatMap((page) => (page ? [{page}] : []));
  const own = [...pages.values()].filter(isHere);
  const news = own
    .filter(({published}) => published !== undefined)
    .sort((a, b) => (b.published ?? '').localeCompare(a.published ?? ''));
  const isList = ({url}: MarkdownPage): boolean =>
    /\/blog(\/(archive|authors|tags)(\/.*)?)?$/.test(url);
  const sections: readonly Section[] = [
    {title: at('quick-start')?.title ?? '', pages: listed(['quick-start'])},
    ...products.map(({label, sidebar}) => ({
      title: label,
      pages: listed(sidebar === null ? [] : toGuides(sidebars[sidebar])),
    })),
    {
      title: at('api')?.title ?? '',
      pages: apis.flatMap((api) => {
        const page = at(api.path);
        const {yamlUrl, jsonUrl} = toDownloadUrls(api, root);
        const files = [['YAML', yamlUrl] as const, ['JSON', jsonUrl] as const];
        return page ? [{page: {...page, title: toVersionName(api)}, files}] : [];
      }),
    },
    {title: at('blog')?.title ?? '', pages: news.map((page) => ({page}))},
  ];
  const known = new Set(sections.flatMap(({pages: some}) => some.map(({page: {url}}) => url)));
  const home = at('')?.url;
  const others = own
    .filter((page) => !known.has(page.url) && !isList(page) && page.url !== home)
    .map((page) => ({page}));
  // In the format (llmstxt.org), "Optional" is the heading for content that a reader may skip.
  return [...sections, {title: 'Optional', pages: others}].filter(
    (section) => section.pages.length > 0,
  );
}

/**
 * The original page of a text: the page itself or, if its language has no translation, the page it
 * repeats, if that is part of the build.
 */
function toOriginal(page: MarkdownPage, {pages, root}: LlmsSource): MarkdownPage {
  return pages.get(`/${page.canonical.slice(root.length)}`) ?? page;
}

/**
 * The list of a language's pages (`llms.txt`), with title, Markdown address and description, one
 * line each.
 */
export function toLlmsFile(source: LlmsSource, prefix: string): string {
  const {pages, name, root, prefixes} = source;
  const home = pages.get(prefix);
  const language = home?.language ?? 'en';
  const toLine = ({page, files = []}: Section['pages'][number]): string => {
    const specification =
      files.length > 0
        ? ` OpenAPI: ${files.map(([label, url]) => `[${label}](${url})`).join(', ')}.`
        : '';
    const foreign = page.language === language ? '' : ` (${page.language})`;
    return `- [${page.title.replace(/[[\]]/g, '\\$&')}](${toMarkdownAddress(toOriginal(page, source).url) ?? page.url})${foreign}: ${escapeText(page.description.replace(/\s+/g, ' '))}${specification}`;
  };
  const editions = prefixes
    .filter((candidate) => candidate !== prefix && pages.has(candidate))
    .map((candidate) => `${root}${candidate.slice(1)}llms.txt`);
  return [
    `# ${name}`,
    ...(home ? [`> ${home.description}`] : []),
    [`- ${root}${prefix.slice(1)}llms-full.txt`, ...editions.map((url) => `- ${url}`)].join('\n'),
    ...toSections(source, prefix).map(
      (section) => `## ${section.title}\n\n${section.pages.map(toLine).join('\n')}`,
    ),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

/**
 * All texts of a language in one file (`llms-full.txt`). Pages that repeat a text of another
 * language are left out, but `llms.txt` links to them.
 */
export function toLlmsFullFile(source: LlmsSource, prefix: string): string {
  const own = toSections(source, prefix).flatMap(({pages}) => pages.map(({page}) => page));
  return own
    .filter((page) => toOriginal(page, source).url === page.url)
    .map(toMarkdownFile)
    .join('\n');
}

/**
 * Writes `llms.txt` and `llms-full.txt` for every language of a build, and returns the number of
 * files.
 */
export async function writeLlms(folder: string, source: LlmsSource): Promise<number> {
  const built = source.prefixes.filter((prefix) => source.pages.has(prefix));
  for (const prefix of built) {
    const target = path.join(folder, prefix);
    await mkdir(target, {recursive: true});
    await writeFile(path.join(target, 'llms.txt'), toLlmsFile(source, prefix));
    await writeFile(path.join(target, 'llms-full.txt'), toLlmsFullFile(source, prefix));
  }
  return built.length;
}
