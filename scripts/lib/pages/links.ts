import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {findSimilar} from '../../../plugins/http-examples/nearest';
import {readSpecification} from '../../../plugins/http-examples/specification';
import {contentFolders} from '../../../src/config/contentFolders';
import {apis} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {resolveFileLink} from '../../../src/model/content/fileLinks';
import {findContentPlace, toSourceFile} from '../../../src/model/content/folders';
import {toOperationAnchor, toShortOperationAnchor} from '../../../src/model/openapi/anchors';
import {readRoutes} from './routes';
import {headingId, withoutCode} from './rules';

/** A page whose links are checked. */
interface Page {
  readonly root: string;
  /** Its file, from the root, with slashes. */
  readonly name: string;
  readonly text: string;
  /** The language of the page's folder, or English if every language shows the page. */
  readonly locale: string;
}

/**
 * `[text](target)`, `![picture](target)`, `[label]: target`, and links and pictures written as
 * tags.
 */
const targets =
  /(!?)\[[^\]]*\]\(([^)\s]*)(?:\s+"[^"]*")?\)|^\s*\[[^\]^]+\]:\s*(\S+)|\b(href|src)="([^"]+)"/g;

/**
 * Finds links to missing files, pages, anchors and operations, and missing pictures. Addresses of
 * other sites aren't requested.
 */
export async function findLinkProblems(
  root: string,
  file: string,
  text: string,
): Promise<string[]> {
  const name = path.relative(root, file).split(path.sep).join('/');
  const page = {root, name, text, locale: toPageLocale(name)};
  const problems: string[] = [];
  for (const [index, line] of withoutCode(text).split('\n').entries())
    for (const [, mark, inText, inDefinition, attribute, inTag] of line.matchAll(targets)) {
      const target = inText ?? inDefinition ?? inTag ?? '';
      if (target === '') {
        problems.push(`${name}:${index + 1}: The link or picture has no address. Add it.`);
        continue;
      }
      const isPicture = mark === '!' || attribute === 'src';
      const fault = isPicture
        ? toPictureFault(page, target)
        : await (attribute === 'href' ? toTagFault(page, target) : toLinkFault(page, target));
      if (fault !== undefined) problems.push(`${name}:${index + 1}: ${target} ${fault}`);
    }
  return problems;
}

/** The language whose build shows a page: that of its folder, otherwise English. */
export function toPageLocale(name: string): string {
  return /^(?:src\/localised|i18n)\/([^/]+)\//.exec(name)?.[1] ?? locales[0].id;
}

function toPictureFault({root, name}: Page, target: string): string | undefined {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const file = target.startsWith('/')
    ? path.join('static', target)
    : target.startsWith('@site/')
      ? target.slice(6)
      : path.join(path.dirname(name), target);
  return existsSync(path.join(root, file))
    ? undefined
    : `leads to no picture: there is no file ${file}. Correct the path, or add the file.`;
}

/** Tags keep their address unchanged, with the prefix of the target language. */
async function toTagFault(page: Page, target: string): Promise<string | undefined> {
  const [, locale, address] = /^\/(es|de|it|fr)(\/.*)$/.exec(target) ?? [];
  // Pages use tags to link to generated files, such as collections and tables.
  if (!target.startsWith('/') || /\.\w+$/.test(target)) return undefined;
  return toAddressFault({...page, locale: locale ?? locales[0].id}, address ?? target);
}

async function toLinkFault(page: Page, target: string): Promise<string | undefined> {
  if (/^[a-z][a-z+.-]*:/i.test(target)) return undefined;
  const [, address = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (address === '')
    return hasAnchor(page.text, anchor) ? undefined : 'names no heading of this page.';
  if (/\.mdx?$/.test(address)) return toFileFault(page, address, anchor);
  // Pages in one language don't exist in other builds, while every build contains guides and posts.
  if (/^\/(en|de)\//.test(address) && !page.name.startsWith('src/localised/'))
    return `exists in one language only. Write <a href="${target}" hrefLang="${address.slice(1, 3)}">.`;
  if (address.startsWith('/')) return toAddressFault(page, target);
  return existsSync(path.join(page.root, path.dirname(page.name), address))
    ? undefined
    : 'leads to no file. Link to a page by its file, such as ./exports.mdx, or by its whole address.';
}

function toFileFault(
  {root, name, locale}: Page,
  address: string,
  anchor: string,
): string | undefined {
  const exists = (file: string): boolean => existsSync(path.join(root, file));
  const found = resolveFileLink(name, decodeURIComponent(address), {
    folders: contentFolders,
    locale,
    exists,
  });
  if (found === undefined) {
    const other = findContentPlace(
      contentFolders,
      path.posix.join(path.posix.dirname(name), address),
    );
    const route =
      other && [...readRoutes(root)].find(([, row]) => row.file === toSourceFile(other))?.[0];
    return `leads to no file. ${route === undefined ? 'Correct the path, or link to a page that exists.' : `Guides, posts and pages link to each other by address: write ${route}.`}`;
  }
  return anchor === '' || hasAnchor(readFileSync(path.join(root, found), 'utf8'), anchor)
    ? undefined
    : 'names no heading of that page.';
}

/** What is wrong with the address of a page, heading or operation, or `undefined`. */
export async function toAddressFault(
  {root, locale}: Pick<Page, 'root' | 'locale'>,
  target: string,
): Promise<string | undefined> {
  const [, address = '', anchor = ''] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(target) ?? [];
  if (address.startsWith('/api/')) return toApiFault(root, address, decodeURIComponent(anchor));
  const routes = [...readRoutes(root)].filter(
    ([, route]) => route.locale === undefined || route.locale === locale,
  );
  const route = routes.find(([known]) => known === (address.replace(/\/$/, '') || '/'))?.[1];
  if (!route) {
    if (existsSync(path.join(root, 'static', address))) return undefined;
    const similar = findSimilar(
      routes.map(([known]) => known),
      address,
    );
    return `leads to no page. ${similar === undefined ? 'Correct the address.' : `Did you mean ${similar}?`} Before a file that the build makes, write pathname://.`;
  }
  if (anchor === '' || route.file === undefined) return undefined;
  return hasAnchor(readFileSync(path.join(root, route.file), 'utf8'), anchor)
    ? undefined
    : 'names no heading of that page.';
}

async function toApiFault(
  root: string,
  address: string,
  anchor: string,
): Promise<string | undefined> {
  const row = apis.find((api) => api.path === address);
  if (!row) return `is not a reference page. Known: ${apis.map((api) => api.path).join(', ')}.`;
  if (!/(?:^|\/)operation\//.test(anchor)) return undefined;
  const folder = path.join(root, 'static/openapi');
  const {operations} = await readSpecification(path.join(folder, `${row.spec}.yaml`), folder);
  const anchors = operations.flatMap((operation) => [
    toShortOperationAnchor(operation.id),
    ...operation.tags.map((tag) => toOperationAnchor(operation, [tag])),
  ]);
  if (anchors.includes(anchor)) return undefined;
  const similar = findSimilar(anchors, anchor);
  return `names no operation of ${row.spec}.${similar === undefined ? '' : ` Did you mean #${similar}?`}`;
}

/** Components whose `id` names a row instead of a place on the page. */
const rowIds = /<(Law|Term|Fact|StateMachine|Sequence|DecisionTree|DataTable|Receipt)\s[^>]*>/g;

function hasAnchor(text: string, anchor: string): boolean {
  // Glossaries generate their anchors from the terms, so the headings only decide for pages without
  // such components.
  return (
    findHeadingIds(text).includes(anchor) ||
    /<GlossaryList|<Imprint|\bid="/.test(text.replace(rowIds, ''))
  );
}

/** IDs of a page's headings, without those in code. */
function findHeadingIds(text: string): readonly string[] {
  return withoutCode(text)
    .split('\n')
    .flatMap((line) => headingId.exec(line)?.[1] ?? []);
}

/**
 * Headings of the original whose IDs a translation lacks. Links to them from any page would break
 * in that language.
 */
export function findTranslationProblems(root: string, file: string, text: string): string[] {
  const name = path.relative(root, file).split(path.sep).join('/');
  const place = name.startsWith('i18n/') ? findContentPlace(contentFolders, name) : undefined;
  const source = place && toSourceFile(place);
  if (source === undefined) return [];
  if (!existsSync(path.join(root, source)))
    return [
      `${name}:1: There is no page ${source} to translate. Put the file where its original is, with the same name.`,
    ];
  const ids = findHeadingIds(text);
  const missing = findHeadingIds(readFileSync(path.join(root, source), 'utf8')).filter(
    (id) => !ids.includes(id),
  );
  if (missing.length === 0) return [];
  return [
    `${name}:1: These heading ids of ${source} are missing: ${missing.map((id) => `#${id}`).join(', ')}. Give the translated headings the same ids.`,
  ];
}
