import {createReadStream, existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {brotliCompressSync, constants} from 'node:zlib';
import {DEFAULT_CACHE_CONTROL, isDelivered, toContentType} from './files';
import {parseHeaderRules, parseRedirectRules, toHeaders, toRedirect} from './rules';
import {resolveAddress} from './resolve';

interface CdnOptions {
  /** The built site. */
  readonly folder: string;
  /** Path prefixes of the languages with their own 404 page. */
  readonly languagePrefixes: readonly string[];
}

const COMPRESSED = new Set(['.html', '.css', '.js', '.json', '.yaml', '.xml', '.txt', '.md', '.csv', '.svg', '.webmanifest']);

/** A server that answers a built site as the CDN does: clean addresses, `_redirects`, `_headers`, 404 by language, brotli. */
export function createCdnServer({folder, languagePrefixes}: CdnOptions): Server {
  const headerRules = parseHeaderRules(readIfPresent(path.join(folder, '_headers')));
  const redirectRules = parseRedirectRules(readIfPresent(path.join(folder, '_redirects')));
  const compressed = new Map<string, Buffer>();
  const isFile = (file: string): boolean => isDelivered(file) && isFileAt(path.join(folder, file));

  return createServer((request, response) => {
    // The target as it was sent: as the base of an address, one that begins with two slashes would name a host, or be no address at all.
    const [, pathname = '/', search = ''] = /^([^?]*)(.*)$/s.exec(request.url ?? '/') ?? [];
    response.setHeader('Cache-Control', DEFAULT_CACHE_CONTROL);
    for (const [name, value] of Object.entries(toHeaders(headerRules, pathname))) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') return end(response, 405);
    const redirect = toRedirect(redirectRules, pathname);
    if (redirect) return move(response, redirect.status, `${redirect.to}${search}`);
    const resolution = resolveAddress(pathname, {isFile, languagePrefixes});
    if (resolution.kind === 'moved') return move(response, resolution.status, `${resolution.to}${search}`);
    if (resolution.file === undefined) return end(response, 404);
    return send(request, response, resolution.status, path.join(folder, resolution.file), compressed);
  });
}

/** Below a file there is nothing: that is not to find, not to fail. */
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
  // One slash: a second one would lead to another host.
  response.writeHead(status, {Location: to.replace(/^\/+/, '/')}).end();
}

function send(request: IncomingMessage, response: ServerResponse, status: number, file: string, compressed: Map<string, Buffer>): void {
  const extension = path.extname(file);
  const {size, mtimeMs} = statSync(file);
  const etag = `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`;
  // A rule of `_headers` knows better for files without an extension; the page that stands for a missing one is a page all the same.
  if (status !== 200 || !response.hasHeader('Content-Type')) response.setHeader('Content-Type', toContentType(file));
  response.setHeader('ETag', etag);
  if (status === 200 && request.headers['if-none-match'] === etag) {
    response.writeHead(304).end();
    return;
  }
  if (COMPRESSED.has(extension) && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''))) {
    // Keyed by version: a rebuild while the server runs must not answer with the old file.
    const key = `${file} ${etag}`;
    const body = compressed.get(key) ?? brotliCompressSync(readFileSync(file), {params: {[constants.BROTLI_PARAM_QUALITY]: 5}});
    compressed.set(key, body);
    response.writeHead(status, {'Content-Encoding': 'br', 'Content-Length': body.length, Vary: 'Accept-Encoding'});
    response.end(request.method === 'HEAD' ? undefined : body);
    return;
  }
  response.writeHead(status, {'Content-Length': size});
  if (request.method === 'HEAD') response.end();
  // A build beside the running server removes files that are being read.
  else
    createReadStream(file)
      .on('error', () => response.destroy())
      .pipe(response);
}
