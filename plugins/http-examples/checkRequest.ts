import type {Parameter} from '../../src/model/openapi/operations';
import {findBelow, type Place} from '../../src/model/openapi/references';
import type {RequestBlock} from './blocks';
import {checkBody} from './checkBody';
import {hasPlaceholder, decode, type Field, type RequestMessage} from './message';
import {checkForm, parseForm} from './multipart';
import {findSimilar} from './nearest';
import type {CheckedOperation} from './operation';
import type {Problem} from './problem';
import type {Specification} from './specification';

/** Headers of HTTP itself that every operation accepts. */
const commonHeaders = ['authorization', 'content-type', 'accept'];

/** Problems in a request, compared with its operation. */
export function checkRequest(
  block: RequestBlock,
  request: RequestMessage,
  {
    operation,
    values,
  }: {readonly operation: CheckedOperation; readonly values: ReadonlyMap<string, string>},
  specification: Specification,
): readonly Problem[] {
  const at = (offset: number, message: string): Problem => ({line: block.line + offset, message});
  const name = `${operation.method} ${operation.path}`;
  const of = (where: string): readonly Parameter[] =>
    operation.parameters.filter((parameter) => parameter.in === where);
  return [
    ...checkPath(of('path'), values, specification).map((message) => at(0, message)),
    ...checkFields(of('query'), request.query, specification, name).map(({offset, message}) =>
      at(offset, message),
    ),
    ...checkFields(of('header'), request.headers, specification, name).map(({offset, message}) =>
      at(offset, message),
    ),
    ...checkAuthorization(operation, request.headers).map((message) => at(0, message)),
    ...checkContent(
      findBelow(specification.document, operation.place, 'requestBody'),
      block,
      request,
      specification,
      name,
    ),
  ];
}

function checkPath(
  parameters: readonly Parameter[],
  values: ReadonlyMap<string, string>,
  {schemas}: Specification,
): readonly string[] {
  return parameters.flatMap(({name, schema}) => {
    const value = values.get(name) ?? '';
    const [, placeholder] = /^\{(.+)\}$/.exec(value) ?? [];
    if (placeholder !== undefined)
      return placeholder === name
        ? []
        : [
            `The path parameter {${placeholder}} is called {${name}} in the specification. Use that name or a literal value.`,
          ];
    if (!schema || hasPlaceholder(value)) return [];
    return schemas
      .checkText(schema.pointer, decode(value))
      .map(
        ({message}) =>
          `The path parameter ${name} is "${value}", which ${message}. Correct the value or write {${name}}.`,
      );
  });
}

function checkFields(
  parameters: readonly Parameter[],
  fields: readonly Field[],
  {schemas}: Specification,
  operation: string,
): readonly {offset: number; message: string}[] {
  const isHeader =
    parameters.some((parameter) => parameter.in === 'header') ||
    fields.some(({offset}) => offset > 0);
  const kind = isHeader ? 'header' : 'query parameter';
  const isSame = (one: string, other: string): boolean =>
    isHeader ? one.toLowerCase() === other.toLowerCase() : one === other;
  const unknown = fields
    .filter(
      ({name}) =>
        !parameters.some((parameter) => isSame(parameter.name, name)) &&
        !(isHeader && commonHeaders.includes(name.toLowerCase())),
    )
    .map(({name, offset}) => {
      const names = parameters.map((parameter) => parameter.name);
      const similar = findSimilar(names, name);
      return {
        offset,
        message: `${operation} knows no ${kind} "${name}". ${similar ? `Did you mean "${similar}"?` : names.length > 0 ? `It takes ${names.join(', ')}.` : 'Remove it.'}`,
      };
    });
  const known = parameters.flatMap(({name, isRequired, isExploded, schema}) => {
    const given = fields.filter((field) => isSame(field.name, name));
    const [first] = given;
    if (!first)
      return isRequired
        ? [{offset: 0, message: `${operation} needs the ${kind} "${name}". Add it.`}]
        : [];
    if (!schema || given.some(({value}) => hasPlaceholder(value))) return [];
    const values = isExploded ? given.map(({value}) => value) : first.value.split(',');
    const faults = schemas.checkText(
      schema.pointer,
      schema.value.type === 'array' ? values : first.value,
    );
    return faults.map(({message}) => ({
      offset: first.offset,
      message: `The ${kind} ${name} is "${given.map(({value}) => value).join(', ')}", which ${message}. Correct the value.`,
    }));
  });
  return [...unknown, ...known];
}

function checkAuthorization(
  {method, path, isSecured}: CheckedOperation,
  headers: readonly Field[],
): readonly string[] {
  if (!isSecured || headers.some(({name}) => name.toLowerCase() === 'authorization')) return [];
  return [`${method} ${path} needs an access token. Add "Authorization: Bearer {access_token}".`];
}

function checkContent(
  wanted: Place | undefined,
  block: RequestBlock,
  request: RequestMessage,
  specification: Specification,
  operation: string,
): readonly Problem[] {
  const at = (offset: number, message: string): Problem => ({line: block.line + offset, message});
  const {body, bodyOffset, headers} = request;
  if (!wanted)
    return body === undefined ? [] : [at(bodyOffset, `${operation} takes no body. Remove it.`)];
  const types = Object.keys(findBelow(specification.document, wanted, 'content')?.value ?? {});
  if (body === undefined)
    return wanted.value.required === true
      ? [at(0, `${operation} needs a body (${types.join(' or ')}). Add it after an empty line.`)]
      : [];
  const header = headers.find(({name}) => name.toLowerCase() === 'content-type');
  if (!header)
    return [
      at(
        0,
        `The request has a body but no Content-Type. Add "Content-Type: ${types[0] ?? 'application/json'}".`,
      ),
    ];
  const type = header.value.split(';')[0]?.trim() ?? '';
  if (!types.includes(type))
    return [at(header.offset, `${operation} takes no ${type}. Send ${types.join(' or ')}.`)];
  const schema = findBelow(specification.document, wanted, 'content', type, 'schema');
  if (type === 'multipart/form-data')
    return checkForm(parseForm(header.value, body), schema).map((message) =>
      at(bodyOffset, `The body of ${operation} ${message}`),
    );
  return checkBody(
    {text: body, line: block.line + bodyOffset, type, schema, what: `The body of ${operation}`},
    specification.schemas,
  );
}
