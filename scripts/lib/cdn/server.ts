import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {constants} from 'node:zlib';
import compression from 'compression';
import sendFile from 'send';
import {DEFAULT_CACHE_CONTROL, isDelivered, toContentType} from './files';
import {parseHeaderRules, parseRedirectRules, toHeaders, toRedirect} from './rules';
import {resolveAddress} from './resolve';

interface CdnOptions {
  /** The built site. */
  readonly folder: string;
  /** Path prefixes of the languages with their own 404 page. */
  readonly languagePrefixes: readonly string[];
}

type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * Hosts compress these types, but never partial responses. A range counts the bytes of the file
 * itself.
 */
const compress = compression({
  threshold: 0,
  brotli: {params: {[constants.BROTLI_PARAM_QUALITY]: 5}},
  filter: (request, response) =>
    request.headers.range === undefined &&
    (compression.filter(request, response) ||
      /^application\/yaml/.test(String(response.getHeader('Content-Type')))),
}) as unknown as Middleware;

/**
 * A server for a built site that behaves like the host: clean addresses, `_redirects`, `_headers`,
 * 404 by language, compression, ranges, conditional requests.
 */
export function createCdnServer({folder, languagePrefixes}: CdnOptions): Server {
  const headerRules = parseHeaderRules(readIfPresent(path.join(folder, '_headers')));
  const redirectRules = parseRedirectRules(readIfPresent(path.join(folder, '_redirects')));
  const isFile = (file: string): boolean => isDelivered(file) && isFileAt(path.join(folder, file));

  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    // The request target as sent. A target that begins with two slashes would name a host or be
    // invalid if it were resolved as an address.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of Object.entries(toHeaders(headerRules, pathname)))
      response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return end(response, 405);
    }
    const redirect = toRedirect(redirectRules, pathname);
    if (redirect) return move(response, redirect.status, `${redirect.to}${search}`);
    const resolution = resolveAddress(pathname, {isFile, languagePrefixes});
    if (resolution.kind === 'moved')
      return move(response, resolution.status, `${encodeURI(resolution.to)}${search}`);
    if (resolution.file === undefined) return end(response, 404);
    return send(request, response, resolution.status, folder, resolution.file);
  };

  return createServer((request, response) => {
    try {
      answer(request, response);
    } catch (error) {
      // One bad request must not stop the server for everyone.
      console.error(`${request.method} ${request.url}:`, error);
      if (response.headersSent) response.destroy();
      else end(response, 500);
    }
  });
}

function isFileAt(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

function readIfPresent(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function end(response: ServerResponse, status: number): void {
  response.writeHead(status, {'Content-Type': 'text/plain; charset=utf-8'}).end();
}

function move(response: ServerResponse, status: number, to: string): void {
  // Exactly one leading slash, because browsers read two as the name of another host.
  response.writeHead(status, {Location: to.replace(/^\/+/, '/')}).end();
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  folder: string,
  file: string,
): void {
  response.statusCode = status;
  // A rule in `_headers` may set the type of a file without an extension. The 404 page is HTML,
  // whatever the address.
  if (status !== 200 || !response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', toContentType(file));
  compress(request, response, () => {
    sendFile(request, encodeURI(file), {
      root: folder,
      index: false,
      dotfiles: 'allow',
      cacheControl: false,
      acceptRanges: status === 200,
    })
      // While the server runs, a build may remove a file after it was found and before it is read.
      .on('error', ({status: code = 500}: {readonly status?: number}) =>
        response.headersSent ? response.destroy() : end(response, code),
      )
      .pipe(response);
  });
}
