import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import {convertRequest} from '../code-samples/convert';
import type {RequestMessage} from './message';
import {parseForm} from './multipart';

/** A request in one language. */
export interface Snippet {
  /** Row of the language table. */
  readonly language: string;
  readonly code: string;
}

/** Languages in which the converter writes a form with a file so that it runs. */
const formLanguages = ['curl', 'python'];

/** The request as code in every language, with the absolute address; what the reader fills in stays in braces. Throws on a language the converter does not know. */
export async function toSnippets(request: RequestMessage, server: string, languages: readonly CodeLanguageRow[]): Promise<readonly Snippet[]> {
  const isForm = request.headers.some(({name, value}) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/form-data'));
  const converted = await convertRequest(
    toHarRequest(request, server),
    languages.filter(({id}) => !isForm || formLanguages.includes(id)),
  );
  return converted.map(({language: {id}, code}) => ({language: id, code: toReadableCode(code)}));
}

/** The request in HAR form. Braces in the address would be percent-encoded, so they are hidden until the code is written. */
function toHarRequest({method, path, query, headers, body}: RequestMessage, server: string): HarRequest {
  const pairs = query.map(({name, value}) => `${encodeURIComponent(name)}=${encodePlaceholders(value)}`);
  const type = headers.find(({name}) => name.toLowerCase() === 'content-type')?.value ?? 'application/json';
  return {
    method,
    url: `${server}${hidePlaceholders(path)}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
    httpVersion: 'HTTP/1.1',
    cookies: [],
    queryString: [],
    headersSize: -1,
    bodySize: -1,
    headers: headers.map(({name, value}) => ({name, value})),
    // What the converter itself takes a request without a body for.
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
      fileName === undefined ? {name, value} : {name, fileName, contentType},
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

/** The code as the reader copies it: placeholders in braces. */
function toReadableCode(code: string): string {
  return code.replaceAll(/__([\w-]+?)__/g, '{$1}');
}
