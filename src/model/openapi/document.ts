import {isRecord} from '../json/record';
import type {ErrorRow} from './errorTable';
import type {MigrationNote} from './migration';

/**
 * Since when a version is deprecated, its successor, and the day it ends, if that day is set. Days
 * are ISO 8601.
 */
export interface Deprecation {
  readonly since: string;
  readonly replacedBy?: string;
  readonly sunset?: string;
}

/**
 * An OpenAPI 3.1 document. The parts that the portal reads have types. Everything else is passed
 * through unchanged.
 */
export interface OpenApiDocument {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly summary?: string;
    readonly description?: string;
  };
  readonly servers?: readonly {readonly url: string; readonly description?: string}[];
  readonly tags?: readonly {readonly name: string; readonly description?: string}[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  readonly 'x-error-catalogue'?: readonly ErrorRow[];
  readonly 'x-deprecated'?: Deprecation;
  readonly 'x-migration'?: readonly MigrationNote[];
  readonly [key: string]: unknown;
}

/**
 * Whether a value has the parts of an OpenAPI 3.1 document: `openapi`, `info` with title and
 * version, and `paths`.
 */
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

/**
 * The value as an OpenAPI document. Throws if it isn't one. The error names the file and the
 * missing parts.
 */
export function parseOpenApi(value: unknown, file: string): OpenApiDocument {
  if (isOpenApiDocument(value)) return value;
  throw new Error(
    `${file} is not an OpenAPI 3.1 document. It needs "openapi: 3.1.x", "info" with "title" and "version", and "paths".`,
  );
}
