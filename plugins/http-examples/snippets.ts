import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import {convertRequest} from '../code-samples/convert';
import type {RequestMessage} from './message';
import {parseForm} from './multipart';

/** A request as code in one language. */
export interface Snippet {
  /** `id` of the row in the language table. */
  readonly language: string;
  readonly code: string;
}

/**
 * The request as code with its absolute address: in every language, and a multipart form only in
 * some. Placeholders stay in braces. Throws on a language the converter doesn't support.
 *
 * @param responseTypes media types of the successful response. If it is a file, the code saves it.
 */
export async function toSnippets(
  request: RequestMessage,
  server: string,
  languages: readonly CodeLanguageRow[],
  responseTypes: readonly string[] = [],
): Promise<readonly Snippet[]> {
  const converted = await convertRequest(toHarRequest(request, server), languages, responseTypes);
  return converted.map(({language: {id}, code}) => ({language: id, code: toReadableCode(code)}));
}

/**
 * The request in HAR form. Braces in the address would be percent-encoded, so they are replaced
 * until the code is written.
 */
function toHarRequest(
  {method, path, query, headers, body}: RequestMessage,
  server: string,
): HarRequest {
  const pairs = query.map(
    ({name, value}) => `${encodeURIComponent(name)}=${encodePlaceholders(value)}`,
  );
  const type =
    headers.find(({name}) => name.toLowerCase() === 'content-type')?.value ?? 'application/json';
  return {
    method,
    url: `${server}${hidePlaceholders(path)}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    headers: headers.map(({name, value}) => ({name, value})),
    // The media type that the converter assumes for a request without a body.
    postData: body === undefined ? {mimeType: 'application/octet-stream'} : toPostData(type, body),
  };
}

interface PostData {
  readonly mimeType: string;
  readonly text?: string;
  readonly params?: readonly {
    readonly name: string;
    readonly value?: string;
    readonly fileName?: string | undefined;
    readonly contentType?: string | undefined;
  }[];
}

function toPostData(type: string, body: string): PostData {
  if (type.startsWith('multipart/form-data')) {
    const params = parseForm(type, body).map(({name, fileName, contentType, value}) =>
      fileName === undefined ? {name, value, contentType} : {name, fileName, contentType},
    );
    return {mimeType: 'multipart/form-data', params};
  }
  return {mimeType: type, text: type.includes('json') ? JSON.stringify(JSON.parse(body)) : body};
}

function hidePlaceholders(text: string): string {
  return text.replaceAll(/\{([\w-]+)\}/g, '__$1__');
}

function encodePlaceholders(value: string): string {
  return hidePlaceholders(value)
    .split(/(__[\w-]+__)/)
    .map((part, index) => (index % 2 === 1 ? part : encodeURIComponent(part)))
    .join('');
}

/** The code for readers to copy, with placeholders in braces. */
function toReadableCode(code: string): string {
  return code.replaceAll(/__([\w-]+?)__/g, '{$1}');
}
