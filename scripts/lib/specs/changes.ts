import {toChanges, toOperationKey} from '../../../src/model/openapi/changes/compare';
import {toChangeText} from '../../../src/model/openapi/changes/words';
import type {OpenApiDocument} from '../../../src/model/openapi/document';
import {toOperations} from '../../../src/model/openapi/operations';

/**
 * The number of operations that a document keeps from another one, and their original number. A
 * path parameter may be renamed, because clients don't see its name.
 */
export function countKept(
  before: OpenApiDocument,
  after: OpenApiDocument,
): {readonly kept: number; readonly of: number} {
  const toKeys = (document: OpenApiDocument): readonly string[] =>
    toOperations(document).map(toOperationKey);
  const has = new Set(toKeys(after));
  const had = toKeys(before);
  return {kept: had.filter((key) => has.has(key)).length, of: had.length};
}

/**
 * The changes for clients, one line each in the words of the published differences, followed by
 * other changed parts of the document. Empty if nothing changed.
 */
export function toChangeLines(before: OpenApiDocument, after: OpenApiDocument): readonly string[] {
  const {changes, texts} = toChanges(before, after);
  const [one, other] = [toGeneral(before), toGeneral(after)];
  const general = [...new Set([...Object.keys(one), ...Object.keys(other)])].filter(
    (key) => JSON.stringify(one[key]) !== JSON.stringify(other[key]),
  );
  return [
    ...changes.map(
      (change) =>
        `${change.kind}: ${change.operations.map(({method, path}) => `${method} ${path}`).join(', ')}: ${toChangeText(change)}`,
    ),
    ...(texts > 0
      ? [`${texts} ${texts === 1 ? 'text' : 'texts'} of operations and fields changed`]
      : []),
    ...(general.length > 0 ? [`changed outside the operations: ${general.join(', ')}`] : []),
  ];
}

function toGeneral({
  info,
  paths: _paths,
  components: _components,
  ...rest
}: OpenApiDocument): Readonly<Record<string, unknown>> {
  const {description, ...other} = info;
  return {...rest, introduction: description, info: other};
}
