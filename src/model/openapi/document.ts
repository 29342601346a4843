import {isRecord} from '../json/record';
import type {ErrorRow} from './errorTable';
import type {MigrationNote} from './migration';

/** Since when a version is deprecated, what takes its place, and the day it ends once that is set. Days are ISO 8601. */
export interface Deprecation {
  readonly since: string;
  readonly replacedBy?: string;
  readonly sunset?: string;
}

/** An OpenAPI 3.1 document: the parts that the portal itself reads have a type, everything else passes through untouched. */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {readonly title: string; readonly version: string; readonly summary?: string; readonly description?: string};
  readonly servers?: readonly {readonly url: string; readonly description?: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-error-catalogue'?: readonly ErrorRow[];
  readonly 'x-deprecated'?: Deprecation;
  readonly 'x-migration'?: readonly MigrationNote[];
  readonly [key: string]: unknown;
}

/** Whether a value has what makes an OpenAPI 3.1 document: `openapi`, `info` with title and version, and `paths`. */
export function isOpenApiDocument(value: unknown): value is OpenApiDocument {
  if (!isRecord(value) || !isRecord(value.info) || !isRecord(value.paths)) return false;
  const {title, version} = value.info;
  return (
    typeof value.openapi === 'string' &&
    value.openapi.startsWith('3.1.') &&
    typeof title === 'string' &&
    typeof version === 'string' &&
    Object.values(value.paths).every(isRecord)
  );
}

/** The value as an OpenAPI document. Throws if it isn't one; the error names the file and what an OpenAPI document needs. */
export function parseOpenApi(value: unknown, file: string): OpenApiDocument {
  if (isOpenApiDocument(value)) return value;
  throw new Error(`${file} is no OpenAPI 3.1 document. It needs "openapi: 3.1.x", "info" with "title" and "version", and "paths".`);
}
