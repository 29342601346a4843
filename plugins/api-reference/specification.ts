import type {ErrorRow} from './errorTable';
import type {MigrationNote} from './migration';

/** Since when a version is deprecated, what takes its place, and the day it ends once that is set. Days are ISO 8601. */
export interface Deprecation {
  readonly since: string;
  readonly replacedBy?: string;
  readonly sunset?: string;
}

/** The parts of a bundled specification that the portal itself reads; everything else passes through untouched. */
export interface Specification {
  readonly openapi: string;
  info: {title: string; version: string; summary?: string; description?: string};
  servers?: readonly {readonly url: string; readonly description?: string}[];
  paths: Record<string, Record<string, unknown>>;
  readonly 'x-error-catalogue'?: readonly ErrorRow[];
  readonly 'x-deprecated'?: Deprecation;
  readonly 'x-migration'?: readonly MigrationNote[];
}

/** The document as a specification. Throws when it is none, naming what is missing. */
export function parseSpecification(document: unknown, file: string): Specification {
  if (isSpecification(document)) return document;
  throw new Error(`${file} is no OpenAPI 3.1 document. It needs "openapi: 3.1.x", "info" with "title" and "version", and "paths".`);
}

function isSpecification(value: unknown): value is Specification {
  if (!isRecord(value) || !isRecord(value.info) || !isRecord(value.paths)) return false;
  return (
    typeof value.openapi === 'string' && value.openapi.startsWith('3.1.') && typeof value.info.title === 'string' && typeof value.info.version === 'string'
  );
}

/** Whether a value is an object with named properties. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const httpMethods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** Every operation with its method and path. */
export function toOperations({paths}: Specification): readonly {readonly method: string; readonly path: string; readonly operation: Record<string, unknown>}[] {
  return Object.entries(paths).flatMap(([path, item]) =>
    httpMethods.flatMap((method) => {
      const operation = item[method];
      return isRecord(operation) ? [{method, path, operation}] : [];
    }),
  );
}
