import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {contentFolders} from '../../../src/config/contentFolders';
import {apis} from '../../../src/data/apis';
import {toVersionPairs} from '../../../src/model/catalogue/pairs';
import {localisedInstances, type LocalisedInstanceRow} from '../../../src/data/localised';

/** A page of the site. */
export interface Route {
  /** The only language that has the page; `undefined` for pages in every language. */
  readonly locale?: string;
  /** Path of its source from the project's root, if it is MDX. */
  readonly file?: string;
}

const known = new Map<string, ReadonlyMap<string, Route>>();

/**
 * The addresses of all pages, without language prefix, read from the sources once per process. A
 * build has the same information, but takes minutes.
 */
export function readRoutes(root: string): ReadonlyMap<string, Route> {
  const found = known.get(root) ?? new Map([...readPages(root), ...readMadePages(root)]);
  known.set(root, found);
  return found;
}

function readPages(root: string): readonly [string, Route][] {
  return contentFolders.flatMap(({source}) => {
    const instance: LocalisedInstanceRow | undefined = localisedInstances.find(
      (row) => row.path === source,
    );
    const base = instance?.routeBasePath ?? (source === 'blog' ? 'blog' : '');
    const folder = path.join(root, source);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, {recursive: true})
      .map((name) => String(name).split(path.sep).join('/'))
      .filter((name) => /\.(mdx|tsx)$/.test(name) && !/(^|\/)_/.test(name))
      .map((name): [string, Route] => {
        const file = `${source}/${name}`;
        const address = toAddress(
          base,
          name,
          name.endsWith('.mdx') ? readSlug(path.join(root, file)) : undefined,
        );
        return [
          address,
          {
            ...(instance ? {locale: instance.locale} : {}),
            ...(name.endsWith('.mdx') ? {file} : {}),
          },
        ];
      });
  });
}

/** Pages without a source file: references, generated lists. */
function readMadePages(root: string): readonly [string, Route][] {
  const read = (name: string): string =>
    existsSync(path.join(root, name)) ? readFileSync(path.join(root, name), 'utf8') : '';
  const categories = [...read('sidebars.ts').matchAll(/slug: '(\/[^']+)'/g)].map(
    ([, slug = '']) => slug,
  );
  const tags = [
    ...read('blog/tags.yml').matchAll(/^([\w-]+):(?:\n +.*)*?\n +permalink: (\S+)/gm),
  ].map(([, tag = '', permalink]) => permalink ?? `/${tag}`);
  const authors = [...read('blog/authors.yml').matchAll(/^([\w-]+):$/gm)].map(
    ([, author = '']) => `/authors/${author}`,
  );
  return [
    ...apis.map((row) => row.path),
    ...toVersionPairs(apis).map((pair) => pair.path),
    ...categories,
    ...['', '/archive', '/authors', '/tags', ...authors, ...tags.map((tag) => `/tags${tag}`)].map(
      (end) => `/blog${end}`,
    ),
  ].map((address) => [address, {}]);
}

function toAddress(base: string, name: string, slug: string | undefined): string {
  const steps = name.replace(/\.\w+$/, '').split('/');
  if (steps.at(-1) === 'index') steps.pop();
  const end =
    slug === undefined
      ? steps.join('/')
      : slug.startsWith('/')
        ? slug
        : [...steps.slice(0, -1), slug].join('/');
  return `/${[...base.split('/'), ...end.split('/')].filter(Boolean).join('/')}`;
}

function readSlug(file: string): string | undefined {
  return /^---\n(?:(?!---).*\n)*?slug: *['"]?([^\s'"]+)/.exec(readFileSync(file, 'utf8'))?.[1];
}
