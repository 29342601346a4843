import type {Operation} from '../../src/model/openapi/operations';
import {findBelow, type Place} from '../../src/model/openapi/references';
import {toShownFault, type ResponseBlock} from './blocks';
import {checkBody, isJson} from './checkBody';
import {hasPlaceholder, parseResponse, type Field} from './message';
import type {Problem} from './problem';
import type {Specification} from './specification';

/**
 * Headers of HTTP itself and headers that every response of our services can have, which
 * specifications don't repeat.
 */
const commonHeaders = [
  ...[
    'content-type',
    'content-length',
    'content-disposition',
    'date',
    'cache-control',
    'connection',
  ],
  ...['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset', 'deprecation', 'sunset'],
];

/**
 * Problems in a response, compared with its operation. Blocks in `json`, `xml`, `text` … only
 * contain a body. `http` blocks also contain headers.
 */
export function checkResponse(
  block: ResponseBlock,
  operation: Operation,
  specification: Specification,
): readonly Problem[] {
  const {document} = specification;
  const at = (offset: number, message: string): Problem => ({line: block.line + offset, message});
  const name = `${operation.method} ${operation.path}`;
  const known = findBelow(document, operation.place, 'responses');
  const statuses = Object.keys(known?.value ?? {});
  const key = [block.status, `${block.status.slice(0, 1)}XX`, 'default'].find((one) =>
    statuses.includes(one),
  );
  const response = key === undefined ? undefined : findBelow(document, known, key);
  if (!/^\d{3}$/.test(block.status))
    return [
      at(
        -1,
        `"response=${block.status}" is not a status. Write response=200 or another number of three digits.`,
      ),
    ];
  const shownFault = toShownFault(block, [block.text]);
  if (shownFault !== undefined) return [at(-1, shownFault)];
  if (!response)
    return [
      at(-1, `${name} never answers ${block.status}. Its statuses are ${statuses.join(', ')}.`),
    ];
  const content = findBelow(document, response, 'content');
  const types = Object.keys(content?.value ?? {});
  const what = `The ${block.status} of ${name}`;
  if (block.language !== 'http') {
    const type = types.find((one) => isOfLanguage(one, block.language));
    if (type === undefined)
      return [
        at(
          -1,
          types.length === 0
            ? `${what} has no body. Write \`\`\`http response=${block.status} with its headers.`
            : `${what} is no ${block.language}. It is ${types.join(' or ')}.`,
        ),
      ];
    return checkBody(
      {
        text: block.text,
        line: block.line,
        type,
        schema: findBelow(document, content, type, 'schema'),
        what,
        isPartial: block.isPartial,
      },
      specification.schemas,
    );
  }
  const message = parseResponse(block.text);
  if ('message' in message) return [at(message.offset, message.message)];
  const problems = [
    ...checkStatus(message.status, block).map((text) => at(0, text)),
    ...checkHeaders(
      message.headers,
      findBelow(document, response, 'headers'),
      specification,
      what,
    ).map(({offset, text}) => at(offset, text)),
  ];
  if (message.body === undefined) return problems;
  const type =
    message.headers
      .find((header) => header.name.toLowerCase() === 'content-type')
      ?.value.split(';')[0]
      ?.trim() ??
    types[0] ??
    '';
  if (!types.includes(type))
    return [
      ...problems,
      at(
        message.bodyOffset,
        types.length === 0
          ? `${what} has no body. Remove it.`
          : `${what} is no ${type}. It is ${types.join(' or ')}.`,
      ),
    ];
  const body = {
    text: message.body,
    line: block.line + message.bodyOffset,
    type,
    schema: findBelow(document, content, type, 'schema'),
    what,
    isPartial: block.isPartial,
  };
  return [...problems, ...checkBody(body, specification.schemas)];
}

function checkStatus(status: string | undefined, block: ResponseBlock): readonly string[] {
  return status === undefined || status === block.status
    ? []
    : [`The status line says ${status}, the block response=${block.status}. Make them one.`];
}

function checkHeaders(
  headers: readonly Field[],
  known: Place | undefined,
  {document, schemas}: Specification,
  what: string,
): readonly {offset: number; text: string}[] {
  const names = Object.keys(known?.value ?? {});
  return headers.flatMap(({name, value, offset}) => {
    const key = names.find((one) => one.toLowerCase() === name.toLowerCase());
    if (key === undefined)
      return commonHeaders.includes(name.toLowerCase())
        ? []
        : [
            {
              offset,
              text: `${what} has no header "${name}". ${names.length > 0 ? `It has ${names.join(', ')}.` : 'Remove it.'}`,
            },
          ];
    const schema = findBelow(document, known, key, 'schema');
    if (!schema || hasPlaceholder(value)) return [];
    return schemas.checkText(schema.pointer, value).map(({message}) => ({
      offset,
      text: `The header ${name} is "${value}", which ${message}. Correct the value.`,
    }));
  });
}

/**
 * Whether a media type matches a block's language. `text` and `binary` match any type that is
 * neither JSON nor markup.
 */
function isOfLanguage(type: string, language: string): boolean {
  if (language === 'json') return isJson(type);
  if (language === 'xml' || language === 'html' || language === 'csv')
    return type.includes(language);
  return (language === 'text' || language === 'binary') && !isJson(type);
}
