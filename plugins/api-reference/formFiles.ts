import {toPointerKey} from '../../src/model/json/pointer';
import {isRecord} from '../../src/model/json/record';
import type {OpenApiDocument} from '../../src/model/openapi/document';
import {findBelow, findPlace} from '../../src/model/openapi/references';

/** The files of a form: their media types by the names of their fields. */
export type FormFiles = Readonly<Record<string, string>>;

/** For files of any type, as in OpenAPI. */
const ANY = 'application/octet-stream';

/**
 * The fields of a form that are files: binary text in OpenAPI 3.0, text with a media type of its own
 * in 3.1, or a list of them. The media type is the first one of the field's `encoding`.
 */
export function toFormFiles(
  document: OpenApiDocument,
  {method, path}: {readonly method: string; readonly path: string},
  mediaType: string,
): FormFiles {
  const operation = findPlace(document, `#/paths/${toPointerKey(path)}/${method}`);
  const form = findBelow(document, operation, 'requestBody', 'content', mediaType);
  const fields = findBelow(document, form, 'schema', 'properties');
  const files = Object.keys(fields?.value ?? {}).flatMap((name) => {
    const field = findBelow(document, fields, name);
    const one = (field && findBelow(document, field, 'items')) ?? field;
    const {format, contentMediaType} = one?.value ?? {};
    const own = toMediaType(contentMediaType);
    if (format !== 'binary' && (own === undefined || own.endsWith('json'))) return [];
    const given = toMediaType(findBelow(document, form, 'encoding', name)?.value.contentType);
    return [[name, given ?? own ?? ANY] as const];
  });
  return Object.fromEntries(files);
}

/** The first media type of a list, without its parameters. */
function toMediaType(list: unknown): string | undefined {
  const [first = ''] = typeof list === 'string' ? list.split(/[;,]/) : [];
  return /^[\w.+-]+\/[\w.+-]+$/.test(first) ? first : undefined;
}

/** The name of a form's file: one that the form itself gives, otherwise that of its field. */
export function toFileName(value: unknown, field: string, type: string): string {
  const given = isRecord(value)
    ? Object.values(value).flatMap((part) =>
        isRecord(part) && typeof part.name === 'string' ? part.name : [],
      )
    : [];
  const ending = type === ANY ? '' : `.${/\/(\w+)/.exec(type)?.[1] ?? ''}`;
  return given.find((name) => /^\w[\w-]*\.\w+$/.test(name)) ?? `${field}${ending}`;
}
