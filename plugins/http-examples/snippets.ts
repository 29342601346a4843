import type {HarRequest} from '@readme/httpsnippet';
import type {CodeLanguageRow} from '../../src/data/codeLanguages';
import type {RequestMessage} from './message';
import {parseForm} from './multipart';

/** A request in one language. */
export interface Snippet {
  /** Row of the language table. */
  readonly language: string;
  readonly code: string;
}

/** The converter as it is called here: its types name each target's own clients, the table names them as text. */
type Convert = (target: string, client: string) => readonly string[] | string | false;

/** Languages in which the converter writes a form with a file so that it runs. */
const formLanguages = ['curl', 'python'];

/** The request as code in every language, with the absolute address; what the reader fills in stays in braces. Throws on a language the converter does not know. */
export async function toSnippets(request: RequestMessage, server: string, languages: readonly CodeLanguageRow[]): Promise<readonly Snippet[]> {
  const {HTTPSnippet} = await import('@readme/httpsnippet');
  const isForm = request.headers.some(({name, value}) => name.toLowerCase() === 'content-type' && value.startsWith('multipart/form-data'));
  const converter = new HTTPSnippet(toHarRequest(request, server));
  const textConverter = new HTTPSnippet(toHarRequest(request, server, 'text/plain'));
  return languages
    .filter(({id}) => !isForm || formLanguages.includes(id))
    .map(({id, target, client}) => {
      // A PHP array cannot tell an empty object from an empty list, so there the body stays text.
      const chosen = id === 'php' && /\{\s*\}/.test(request.body ?? '') ? textConverter : converter;
      const converted = (chosen.convert as Convert).call(chosen, target, client);
      const code = typeof converted === 'object' ? converted[0] : converted;
      if (!code) throw new Error(`@readme/httpsnippet has no client "${client}" for "${target}". Correct src/data/codeLanguages.ts.`);
      return {language: id, code: toReadableCode(code)};
    });
}

/** The request in HAR form. Braces in the address would be percent-encoded, so they are hidden until the code is written. `bodyType` overrides how the converter sees the body. */
export function toHarRequest({method, path, query, headers, body}: RequestMessage, server: string, bodyType?: string): HarRequest {
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
    postData:
      body === undefined ? {mimeType: 'application/octet-stream'} : {...toPostData(type, body), ...(bodyType === undefined ? {} : {mimeType: bodyType})},
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

/** The code as the reader copies it: placeholders in braces, and a quoted end mark so that the shell leaves `$` in a body alone. */
function toReadableCode(code: string): string {
  return code
    .trim()
    .replaceAll(/__([\w-]+?)__/g, '{$1}')
    .replace('@- <<EOF', "@- <<'EOF'");
}
