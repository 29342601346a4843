import {readFile} from 'node:fs/promises';
import type {Root} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import path from 'node:path';
import type {Transformer} from 'unified';
import {visit} from 'unist-util-visit';
import {parse} from 'yaml';
import type {ApiRow} from '../../src/data/apis';
import {
  toErrorIndex,
  type ErrorCatalogue,
  type IndexedError,
} from '../../src/model/openapi/errorIndex';
import {toErrorGuides} from '../../src/model/openapi/errorGuides';
import type {ErrorRow} from '../../src/model/openapi/errorTable';
import {readGuides, type GuideFolders} from './readGuides';

interface Specifications {
  readonly apis: readonly ApiRow[];
  /** Path of the specification of a row. */
  readonly toSpecFile: (row: ApiRow) => string;
}

export interface ErrorCodesOptions extends Specifications {
  /** Where the guides are that say what to do about a code. */
  readonly guides: GuideFolders;
  /** By language, the translations of causes and remedies, by their English text. */
  readonly translations?: Readonly<Partial<Record<string, ReadonlyMap<string, string>>>>;
}

/**
 * Gives each `<ErrorCodes status>` the codes that the current specifications have for this HTTP
 * status, with the guides that explain them. A page with such an element needs one for every status
 * of the specifications: a status that is missing, unknown or there twice stops the build, with
 * file, line and remedy.
 */
export default function errorCodes(options: ErrorCodesOptions): Transformer<Root> {
  return async (tree, file) => {
    const elements: MdxJsxFlowElement[] = [];
    visit(
      tree,
      'mdxJsxFlowElement',
      (node) => void (node.name === 'ErrorCodes' && elements.push(node)),
    );
    if (elements.length === 0) return;
    const name = path.relative(options.guides.root, file.path).split(path.sep).join('/');
    const lang = options.guides.toLanguage(name);
    const words = options.translations?.[lang];
    const index = await readErrorIndex(
      options,
      async ({id}) => toErrorGuides(await readGuides(id, name, options.guides)),
      (row) => (words ? translateRow(row, words, lang) : row),
    );
    const toPlace = (element?: MdxJsxFlowElement): string =>
      `${path.relative(process.cwd(), file.path)}:${element?.position?.start.line ?? 1}: <ErrorCodes>`;
    const missing = new Set(index.keys());
    const problems: string[] = [];
    for (const element of elements) {
      const status = toStatus(element);
      const codes = index.get(status);
      if (codes === undefined)
        problems.push(
          `${toPlace(element)} with a status that no specification has a code for. Use ${[...index.keys()].join(', ')}.`,
        );
      else if (!missing.delete(status))
        problems.push(`${toPlace(element)} has the status ${status} a second time. Remove one.`);
      else
        element.attributes = [
          {type: 'mdxJsxAttribute', name: 'json', value: JSON.stringify(codes)},
        ];
    }
    problems.push(
      ...[...missing].map(
        (status) =>
          `${toPlace()} with the status ${status} is missing. Add a heading and <ErrorCodes status="${status}" />.`,
      ),
    );
    if (problems.length > 0) throw new Error(problems.join('\n'));
  };
}

/** The error codes of all versions that are not deprecated, by HTTP status. */
export async function readErrorIndex(
  {apis, toSpecFile}: Specifications,
  toGuides?: (api: ApiRow) => Promise<ReturnType<typeof toErrorGuides>>,
  toOwn: (row: ErrorRow) => ErrorRow = (row) => row,
): Promise<ReadonlyMap<number, readonly IndexedError[]>> {
  const read = async (api: ApiRow): Promise<ErrorCatalogue> => {
    const {'x-error-catalogue': rows = []} = parse(await readFile(toSpecFile(api), 'utf8')) as {
      readonly 'x-error-catalogue'?: readonly ErrorRow[];
    };
    const guides = await toGuides?.(api);
    return {
      api: {id: api.id, label: api.label, path: api.path},
      rows: rows.map(toOwn),
      ...(guides && {guides}),
    };
  };
  return toErrorIndex(await Promise.all(apis.filter(({deprecated}) => !deprecated).map(read)));
}

/** The row in a language, or as it is if one of its texts has no translation. */
function translateRow(
  row: ErrorRow,
  words: ReadonlyMap<string, string>,
  lang: string,
): ErrorRow & {readonly lang?: string} {
  const [cause, remedy] = [words.get(row.cause), words.get(row.remedy)];
  return cause === undefined || remedy === undefined ? row : {...row, cause, remedy, lang};
}

function toStatus({attributes}: MdxJsxFlowElement): number {
  const found = attributes.find(
    (attribute): attribute is MdxJsxAttribute =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'status',
  );
  return typeof found?.value === 'string' ? Number(found.value) : Number.NaN;
}
