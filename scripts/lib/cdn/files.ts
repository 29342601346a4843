import path from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.yaml': 'application/yaml; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.csv': 'text/csv; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
  '.tgz': 'application/gzip',
  '.sha256': 'text/plain; charset=utf-8',
};

/** The `Content-Type` of a file by its extension. A rule in `_headers` overrides it. */
export function toContentType(file: string): string {
  return TYPES[path.extname(file)] ?? 'application/octet-stream';
}

/** The `Cache-Control` of files without a rule in `_headers`, as Cloudflare sends it by default. */
export const DEFAULT_CACHE_CONTROL = 'public, max-age=0, must-revalidate';

/** Whether readers can request a file. `_headers` and `_redirects` only configure the host. */
export function isDelivered(file: string): boolean {
  return file !== '/_headers' && file !== '/_redirects';
}
