import {createConfig, lintFromString} from '@redocly/openapi-core';
import {parseDocument, stringify} from 'yaml';
import {toFault} from '../../../plugins/api-reference/fault';
import type {ApiRow} from '../../../src/data/apis';
import {findCircle, findPortalFault} from './extensions';
import {neutralise} from './neutralise';

/** An OpenAPI document that was checked. */
export interface SpecDocument {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string; readonly description?: string};
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly [key: string]: unknown;
}

/** A document ready to be kept, or why it is refused. */
export type Reading = {readonly document: SpecDocument; readonly text: string} | {readonly cause: string};

/** Rules a fetched document must pass; the portal's own style is not asked of it. */
const rules = {
  struct: 'error',
  'no-unresolved-refs': 'error',
  'operation-operationId-unique': 'error',
  'path-parameters-defined': 'error',
  'path-declaration-must-exist': 'error',
  'no-identical-paths': 'error',
} as const;

/** A fetched text as the row's specification, with raw HTML in its texts made harmless. Never throws; a refusal names its cause. */
export async function readSpecText(text: string, row: Pick<ApiRow, 'label' | 'version'>): Promise<Reading> {
  try {
    return await readDocument(text, row);
  } catch (error) {
    // Aliases in YAML: without an anchor, too many of them, or one inside what it stands for, which has no end.
    return {cause: `its answer cannot be read: ${toSentencePart(toFault(error))}`};
  }
}

async function readDocument(text: string, row: Pick<ApiRow, 'label' | 'version'>): Promise<Reading> {
  const parsed = parseDocument(text);
  const [mistake] = parsed.errors;
  if (mistake) return {cause: `its answer is no valid YAML: ${toSentencePart(toFault(mistake))}`};
  const raw: unknown = parsed.toJS();
  if (!isSpecDocument(raw)) return {cause: 'its answer is no OpenAPI 3.1 document'};
  const {title, version} = raw.info;
  if (!title.includes(row.label)) return {cause: `its answer is another API: "${title}" instead of ${row.label}`};
  if (version !== row.version) return {cause: `its answer is another version: ${version} instead of ${row.version}`};
  const outside = findOutsideReference(raw);
  if (outside !== undefined) return {cause: `its answer refers to another file: ${outside}`};
  const circle = findCircle(raw);
  if (circle !== undefined) return {cause: `its answer ${circle}`};
  const document = neutralise(raw);
  const bundled = stringify(document, {lineWidth: 0, aliasDuplicateObjects: false});
  const problems = await lintFromString({source: bundled, config: await createConfig({rules})});
  const [first] = problems;
  if (first)
    return {
      cause: `its answer is no valid OpenAPI: ${toSentencePart(first.message)} at ${first.location[0]?.pointer ?? '#/'}${problems.length > 1 ? `, and ${problems.length - 1} more` : ''}`,
    };
  const fault = findPortalFault(document);
  return fault === undefined ? {document, text: bundled} : {cause: `its answer ${fault}`};
}

/** A kept text as a document; `undefined` where it is none. */
export function parseSpecText(text: string): SpecDocument | undefined {
  const raw: unknown = parseDocument(text).toJS();
  return isSpecDocument(raw) ? raw : undefined;
}

function isSpecDocument(value: unknown): value is SpecDocument {
  if (!isRecord(value) || !isRecord(value.info) || !isRecord(value.paths)) return false;
  const {title, version} = value.info;
  return (
    typeof value.openapi === 'string' &&
    value.openapi.startsWith('3.1.') &&
    typeof title === 'string' &&
    typeof version === 'string' &&
    Object.values(value.paths).every(isRecord) &&
    Object.keys(value.paths).length > 0
  );
}

/** A tool's message as the middle of a sentence. */
function toSentencePart(message: string): string {
  return (message.split('\n')[0] ?? '').replace(/[.:]+$/, '');
}

/** The first reference that leaves the document; nothing else may be fetched for it. */
function findOutsideReference(part: unknown): string | undefined {
  if (Array.isArray(part)) return part.map(findOutsideReference).find((found) => found !== undefined);
  if (!isRecord(part)) return undefined;
  if (typeof part.$ref === 'string' && !part.$ref.startsWith('#/')) return part.$ref;
  return Object.values(part)
    .map(findOutsideReference)
    .find((found) => found !== undefined);
}

/** Whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
