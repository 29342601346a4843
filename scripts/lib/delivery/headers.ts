import type {ApiRow} from '../../../src/data/apis';
import {searchFiles} from '../../../src/model/search/manifest';
import {apiCatalogPath, apiCatalogType} from './wellKnown';
import {toApiRedirects, type Redirect} from '../../../src/model/catalogue/apis';

interface HeaderOptions {
  /** `sha256-…` of every inline script of the built pages. */
  readonly scriptHashes: readonly string[];
  /** Origins of configured outside services, by what they are allowed to do. */
  readonly connect: readonly string[];
  /** Origins of configured third-party scripts: they run, call home, and show images and frames of their own. */
  readonly scripts?: readonly string[];
}

/** The Content-Security-Policy of every page: own scripts and the known inline ones only. */
export function toContentSecurityPolicy({scriptHashes, connect, scripts = []}: HeaderOptions): string {
  const policy: readonly (readonly [directive: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts],
    // The README of this folder says why, and what would let us remove it.
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'data:', ...scripts],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...connect, ...scripts],
    ['frame-src', "'self'", ...scripts],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
  ];
  return policy.map((parts) => parts.join(' ')).join('; ');
}

/** Every address below workers.dev, where Cloudflare publishes what has no domain of its own. */
const PREVIEWS = 'https://:worker.:account.workers.dev/*';

/**
 * The `_headers` file: safety on every address, a year of caching for hashed assets. Everything else is revalidated, by what each host sends where no rule says
 * otherwise: Cloudflare joins the values of a header that two matching rules set, so no address of the portal gets the same header from two of them.
 */
export function toHeadersFile(options: HeaderOptions, languagePrefixes: readonly string[]): string {
  const rules: readonly (readonly [pattern: string, headers: readonly string[]])[] = [
    [
      '/*',
      [
        `Content-Security-Policy: ${toContentSecurityPolicy(options)}`,
        'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
        'X-Content-Type-Options: nosniff',
        'Referrer-Policy: strict-origin-when-cross-origin',
        'Permissions-Policy: camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'Cross-Origin-Opener-Policy: same-origin',
      ],
    ],
    ...['/', ...languagePrefixes].map((prefix) => [`${prefix}assets/*`, ['Cache-Control: public, max-age=31536000, immutable']] as const),
    ...['/', ...languagePrefixes].map((prefix) => [`${prefix}${searchFiles.immutable}`, ['Cache-Control: public, max-age=31536000, immutable']] as const),
    ['/api-specs/*', ['Cache-Control: public, max-age=31536000, immutable']],
    // Search engines index pages, but not their Markdown.
    ['/*.md', ['Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex']],
    // RFC 9727 wants the relation in the answer to a HEAD request too.
    [apiCatalogPath, [`Content-Type: ${apiCatalogType}`, `Link: <${apiCatalogPath}>; rel="api-catalog"`]],
    ['/manifest.webmanifest', ['Content-Type: application/manifest+json; charset=utf-8']],
    ['/.well-known/security.txt', ['Content-Type: text/plain; charset=utf-8']],
    ['/fonts/*', ['Cache-Control: public, max-age=2592000']],
    // Previews of pull requests: search engines find the portal at its own address only.
    [PREVIEWS, ['X-Robots-Tag: noindex']],
  ];
  return `${rules.map(([pattern, headers]) => [pattern, ...headers.map((header) => `  ${header}`)].join('\n')).join('\n')}\n`;
}

/** Every redirect of the site, in every language. */
export function toRedirects(apis: readonly ApiRow[], languagePrefixes: readonly string[]): readonly Redirect[] {
  const own = toApiRedirects(apis);
  return ['/', ...languagePrefixes].flatMap((prefix) => own.map(({from, to}) => ({from: `${prefix}${from.slice(1)}`, to: `${prefix}${to.slice(1)}`})));
}

/** The `_redirects` file. */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({from, to}) => `${from} ${to} 301`).join('\n')}\n`;
}
