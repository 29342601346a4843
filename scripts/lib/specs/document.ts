import {createConfig, lintFromString} from '@redocly/openapi-core';
import {parseDocument, stringify} from 'yaml';
import {toFault} from '../../../plugins/api-reference/fault';
import {ConfinedResolver} from '../../../plugins/specification-files/bundle';
import type {ApiRow} from '../../../src/data/apis';
import {isRecord} from '../../../src/model/json/record';
import {isOpenApiDocument, type OpenApiDocument} from '../../../src/model/openapi/document';
import {toPageCharacters} from './characters';
import {findCircle, findPortalFault} from './extensions';

/** A document that can be stored, or the reason why it is rejected. */
export type Reading =
  {readonly document: OpenApiDocument; readonly text: string} | {readonly cause: string};

/** Rules for fetched documents. The portal's style rules don't apply to them. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'no-identical-paths': 'error',
} as const;

/**
 * Maximum number of characters of a text. Our texts have 8,000 at most. Markdown parsers take
 * minutes for some texts of 50,000.
 */
const LONGEST = 20_000;

/**
 * A fetched text as the row's specification. Never throws; a rejection states its cause. Texts only
 * lose the characters that pages can't contain, because rendering decides what they may do there.
 */
export async function readSpecText(
  text: string,
  row: Pick<ApiRow, 'label' | 'version'>,
): Promise<Reading> {
  try {
    return await readDocument(text, row);
  } catch (error) {
    // YAML aliases that have no anchor, are too many, or are inside their own anchor, which never
    // ends.
    return {cause: `its answer cannot be read: ${toSentencePart(toFault(error))}`};
  }
}

async function readDocument(
  text: string,
  row: Pick<ApiRow, 'label' | 'version'>,
): Promise<Reading> {
  // Objects are merged here, where the result is checked, instead of by later readers of the text.
  const parsed = parseDocument(text, {merge: true});
  const [mistake] = parsed.errors;
  if (mistake) return {cause: `its answer is not valid YAML: ${toSentencePart(toFault(mistake))}`};
  const raw = toPageCharacters(toData(parsed.toJS()));
  if (!isOpenApiDocument(raw) || Object.keys(raw.paths).length === 0)
    return {cause: 'its answer is not an OpenAPI 3.1 document'};
  if (holdsMergeKey(raw))
    return {
      cause:
        'its answer has the name "<<", for which some readers of YAML merge objects and others do not',
    };
  const {title, version} = raw.info;
  if (!title.includes(row.label))
    return {cause: `its answer is another API: "${title}" instead of ${row.label}`};
  if (version !== row.version)
    return {cause: `its answer is another version: ${version} instead of ${row.version}`};
  const outside = findOutsideReference(raw);
  if (outside !== undefined) return {cause: `its answer refers to another file: ${outside}`};
  const circle = findCircle(raw);
  if (circle !== undefined) return {cause: `its answer ${circle}`};
  const longest = toLongest(raw);
  if (longest > LONGEST)
    return {cause: `its answer has a text of ${longest} characters, ${LONGEST} are the most`};
  const bundled = stringify(raw, {lineWidth: 0, aliasDuplicateObjects: false});
  const problems = await lintFromString({
    source: bundled,
    config: await createConfig({rules}),
    externalRefResolver: new ConfinedResolver(),
  });
  const [first] = problems;
  if (first)
    return {
      cause: `its answer is not valid OpenAPI: ${toSentencePart(first.message)} at ${first.location[0]?.pointer ?? '#/'}${problems.length > 1 ? `, and ${problems.length - 1} more` : ''}`,
    };
  const fault = findPortalFault(raw);
  return fault === undefined ? {document: raw, text: bundled} : {cause: `its answer ${fault}`};
}

/** A stored text as a document; `undefined` if it can't be parsed. */
export function parseSpecText(text: string): OpenApiDocument | undefined {
  const raw: unknown = parseDocument(text).toJS();
  return isOpenApiDocument(raw) ? raw : undefined;
}

/**
 * YAML data in the form of JSON. Tags such as `!!omap` and `!!set` create maps and sets, whose
 * contents the checks here don't see. Throws on an object inside itself.
 */
function toData(value: unknown): unknown {
  if (value === undefined) return undefined;
  return JSON.parse(
    JSON.stringify(value, (_key, part: unknown) =>
      part instanceof Map ? Object.fromEntries(part) : part instanceof Set ? [...part] : part,
    ),
  );
}

function holdsMergeKey(part: unknown): boolean {
  if (typeof part !== 'object' || part === null) return false;
  return Object.entries(part).some(([key, value]) => key === '<<' || holdsMergeKey(value));
}

/** A tool's message as the middle of a sentence. */
function toSentencePart(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/[.:]+$/, '');
}

/** The length of the longest text or name in a document. */
function toLongest(part: unknown): number {
  if (typeof part === 'string') return part.length;
  if (typeof part !== 'object' || part === null) return 0;
  return Object.entries(part).reduce(
    (longest, [key, value]) => Math.max(longest, key.length, toLongest(value)),
    0,
  );
}

/** Keywords whose value refers to another place. */
const references = ['$ref', '$dynamicRef', 'operationRef', 'externalValue'];

/**
 * The first reference that leaves the document, for a clear message. The resolver would not follow
 * it.
 */
function findOutsideReference(part: unknown): string | undefined {
  if (Array.isArray(part)) return findFirst(part, findOutsideReference);
  if (!isRecord(part)) return undefined;
  const {discriminator} = part;
  const targets = [
    ...references.map((keyword) => part[keyword]),
    ...(isRecord(discriminator) && isRecord(discriminator.mapping)
      ? Object.values(discriminator.mapping).filter((target) => /[/#]/.test(String(target)))
      : []),
  ];
  return (
    (targets.find((target) => typeof target === 'string' && !target.startsWith('#')) as
      string | undefined) ?? findFirst(Object.values(part), findOutsideReference)
  );
}

function findFirst<Item, Found>(
  items: readonly Item[],
  find: (item: Item) => Found | undefined,
): Found | undefined {
  for (const item of items) {
    const found = find(item);
    if (found !== undefined) return found;
  }
  return undefined;
}
