import type {OpenApiDocument} from '../../src/model/openapi/document';
import {
  isSecured,
  toOperations,
  toParameters,
  type Operation,
  type Parameter,
} from '../../src/model/openapi/operations';
import {findBelow} from '../../src/model/openapi/references';

/** An operation with the data needed to check requests. */
export interface CheckedOperation extends Operation {
  readonly parameters: readonly Parameter[];
  readonly isSecured: boolean;
  /** Media types of its first successful response. */
  readonly responseTypes: readonly string[];
}

/** Every operation of a document, prepared for checking requests. */
export function toCheckedOperations(document: OpenApiDocument): readonly CheckedOperation[] {
  return toOperations(document).map((operation) => ({
    ...operation,
    parameters: toParameters(document, operation),
    isSecured: isSecured(document, operation),
    responseTypes: toResponseTypes(document, operation),
  }));
}

function toResponseTypes(document: OpenApiDocument, {place}: Operation): readonly string[] {
  const responses = findBelow(document, place, 'responses');
  const success = Object.keys(responses?.value ?? {}).find((status) => status.startsWith('2'));
  const content = findBelow(document, responses, success ?? '', 'content');
  return Object.keys(content?.value ?? {});
}

/**
 * The operation for a method and a path, with the path's values by name. Literal segments take
 * precedence over parameters.
 */
export function matchOperation(
  operations: readonly CheckedOperation[],
  method: string,
  path: string,
):
  {readonly operation: CheckedOperation; readonly values: ReadonlyMap<string, string>} | undefined {
  const matches = operations
    .filter((operation) => operation.method === method)
    .flatMap((operation) => {
      const values = matchPath(operation.path, path);
      return values ? [{operation, values}] : [];
    });
  return matches.sort((one, other) => one.values.size - other.values.size)[0];
}

function matchPath(template: string, path: string): ReadonlyMap<string, string> | undefined {
  const names = [...template.matchAll(/\{([^}]+)\}/g)].map(([, name = '']) => name);
  const pattern = template
    .split(/\{[^}]+\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('([^/]+)');
  const match = new RegExp(`^${pattern}$`).exec(path);
  return match ? new Map(names.map((name, index) => [name, match[index + 1] ?? ''])) : undefined;
}
