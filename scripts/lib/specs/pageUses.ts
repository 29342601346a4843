import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {ApiReferenceOptions} from '../../../plugins/api-reference/options';
import {toExample} from '../../../plugins/http-examples';
import {findExamples, type ExampleBlocks} from '../../../plugins/http-examples/blocks';
import {decode} from '../../../plugins/http-examples/message';
import {specFolders} from '../../../src/config/specs';
import type {ApiRow} from '../../../src/data/apis';

/** The parts of a specification that a page of the site relies on. */
export interface PageUse {
  /** The page, from the project's root. */
  readonly page: string;
  /** Examples of requests to the API. */
  readonly examples: readonly ExampleBlocks[];
  /** Anchors of the reference that the page links to, with their lines. */
  readonly links: readonly {readonly anchor: string; readonly line: number}[];
}

/** A problem that a document causes. */
export interface PageFault {
  /** `file:line` of the page; `undefined` if the problem is in the document itself. */
  readonly place?: string;
  readonly message: string;
}

interface Against {
  /** The document. */
  readonly file: string;
  /** The anchors of the rendered page. */
  readonly anchors: ReadonlySet<string>;
  readonly options: Pick<ApiReferenceOptions, 'apis' | 'codeLanguages'>;
}

/**
 * The parts of the rows' specifications that pages below files and folders rely on, by the row's
 * `spec`. The build reports pages that aren't valid MDX.
 */
export async function readUses(
  entries: readonly string[],
  rows: readonly ApiRow[],
): Promise<ReadonlyMap<string, readonly PageUse[]>> {
  const {createProcessor} = await import('@mdx-js/mdx');
  const processor = createProcessor({format: 'mdx'});
  const uses = new Map(rows.map(({spec}): [string, PageUse[]] => [spec, []]));
  for (const file of entries.flatMap(toFiles)) {
    const text = readFileSync(file, 'utf8');
    const page = path.relative(process.cwd(), file);
    let examples: readonly ExampleBlocks[] | undefined;
    for (const row of rows) {
      const names = [`${row.id}/${row.version}`, row.spec];
      const links = findLinks(text, row.path);
      const isCalled = file.endsWith('.mdx') && names.some((name) => text.includes(`api=${name}`));
      if (isCalled) examples ??= readExamples(processor, text);
      const own = isCalled
        ? (examples ?? []).filter(({request}) => names.includes(request.api))
        : [];
      if (links.length + own.length > 0) uses.get(row.spec)?.push({page, examples: own, links});
    }
  }
  return uses;
}

/**
 * Problems of pages with a document: examples that the document doesn't allow, and links to anchors
 * that it lacks.
 */
export async function findPageFaults(
  uses: readonly PageUse[],
  {file, anchors, options: {apis, codeLanguages}}: Against,
): Promise<readonly PageFault[]> {
  const faults: PageFault[] = [];
  for (const {page, examples, links} of uses) {
    for (const example of examples) {
      const {element, problems} = await toExample(example, {
        apis,
        languages: codeLanguages,
        toSpecFile: () => file,
        partsFolder: specFolders.repository,
      });
      faults.push(
        ...problems.map(({line, message}) => ({
          place: `${page}:${line}`,
          message: toFaultAlone(message),
        })),
      );
      const to = element?.attributes.find(
        (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'to',
      )?.value;
      const anchor = typeof to === 'string' ? to.split('#')[1] : undefined;
      if (anchor !== undefined && !anchors.has(anchor))
        faults.push({place: `${page}:${example.request.line}`, message: `#${anchor} is missing`});
    }
    for (const {anchor, line} of links) {
      if (!anchors.has(anchor))
        faults.push({
          place: `${page}:${line}`,
          message: `#${anchor} is missing, which the page links to`,
        });
    }
  }
  return faults;
}

/**
 * A problem without its remedy, because a remedy for the page's writer doesn't help the
 * specification's author.
 */
function toFaultAlone(message: string): string {
  return message
    .replace(/\.? (?:Correct|Add|Remove|Send|Write|Use|Did you mean|The nearest)\b.*$/s, '')
    .replace(/\.$/, '');
}

/** The files with texts of the site below a file or folder. */
export function toFiles(entry: string): readonly string[] {
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(mdx?|tsx?|json|ya?ml)$/.test(name))
    .sort()
    .map((name) => path.join(entry, name));
}

function findLinks(text: string, address: string): PageUse['links'] {
  const links: {anchor: string; line: number}[] = [];
  for (let at = text.indexOf(`${address}#`); at !== -1; at = text.indexOf(`${address}#`, at + 1)) {
    const [anchor = ''] = /^[^\s)"'`<>\\\]}]+/.exec(text.slice(at + address.length + 1)) ?? [];
    if (anchor !== '')
      links.push({anchor: decode(anchor), line: text.slice(0, at).split('\n').length});
  }
  return links;
}

function readExamples(
  processor: {readonly parse: (text: string) => unknown},
  text: string,
): readonly ExampleBlocks[] {
  try {
    // Replaces lines of front matter with empty lines, so that every line keeps its number.
    return findExamples(
      processor.parse(
        text.replace(/^---\n[\s\S]*?\n---\n/, (head) => head.replace(/[^\n]/g, '')),
      ) as Root,
    ).examples;
  } catch {
    return [];
  }
}
