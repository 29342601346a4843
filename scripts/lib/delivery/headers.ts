import type {ApiRow} from '../../../src/data/apis';
import type {ProductRow} from '../../../src/data/products';
import {searchFiles} from '../../../src/model/search/manifest';
import {apiCatalogPath, apiCatalogType} from './wellKnown';
import {toApiRedirects, type Redirect} from '../../../src/model/catalogue/apis';
import {toStart} from '../../../src/model/catalogue/toStart';

interface HeaderOptions {
  /** `sha256-…` of every inline script of the built pages. */
  readonly scriptHashes: readonly string[];
  /** Origins of configured external services, by what they are allowed to do. */
  readonly connect: readonly string[];
  /**
   * Origins of configured third-party scripts. They run, call their own servers, and show images
   * and frames.
   */
  readonly scripts?: readonly string[];
}

/**
 * The Content-Security-Policy of every page. Only allows the portal's own scripts and the known
 * inline scripts.
 */
export function toContentSecurityPolicy({
  scriptHashes,
  connect,
  scripts = [],
}: HeaderOptions): string {
  const policy: readonly (readonly [directive: string, ...sources: string[]])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...scriptHashes.map((hash) => `'${hash}'`), ...scripts],
    // The README of this folder explains why, and when we can remove it.
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

/**
 * Every address below workers.dev, where Cloudflare publishes deployments without a custom domain.
 */
const PREVIEWS = 'https://:worker.:account.workers.dev/*';

/**
 * The `_headers` file: security headers for every address, and a year of caching for hashed assets.
 * Everything else is revalidated, which is each host's default. If two matching rules set the same
 * header, Cloudflare joins the values, so no address gets the same header from two rules.
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
    ...['/', ...languagePrefixes].map(
      (prefix) =>
        [`${prefix}assets/*`, ['Cache-Control: public, max-age=31536000, immutable']] as const,
    ),
    ...['/', ...languagePrefixes].map(
      (prefix) =>
        [
          `${prefix}${searchFiles.immutable}`,
          ['Cache-Control: public, max-age=31536000, immutable'],
        ] as const,
    ),
    ['/api-specs/*', ['Cache-Control: public, max-age=31536000, immutable']],
    // Search engines index pages, but not their Markdown.
    ['/*.md', ['Content-Type: text/markdown; charset=utf-8', 'X-Robots-Tag: noindex']],
    // RFC 9727 also requires the relation in the response to a HEAD request.
    [
      apiCatalogPath,
      [`Content-Type: ${apiCatalogType}`, `Link: <${apiCatalogPath}>; rel="api-catalog"`],
    ],
    ['/manifest.webmanifest', ['Content-Type: application/manifest+json; charset=utf-8']],
    ['/.well-known/security.txt', ['Content-Type: text/plain; charset=utf-8']],
    ['/fonts/*', ['Cache-Control: public, max-age=2592000']],
    // Previews of pull requests aren't indexed, so that search engines only find the portal at its
    // own address.
    [PREVIEWS, ['X-Robots-Tag: noindex']],
  ];
  return `${rules.map(([pattern, headers]) => [pattern, ...headers.map((header) => `  ${header}`)].join('\n')).join('\n')}\n`;
}

/**
 * Every redirect of the site, in every language: former addresses, and the folder of each product's
 * guides, where readers end up who shorten an address.
 */
export function toRedirects(
  apis: readonly ApiRow[],
  products: readonly ProductRow[],
  languagePrefixes: readonly string[],
): readonly Redirect[] {
  return ['/', ...languagePrefixes].flatMap((prefix) =>
    [...toSectionRedirects(products, prefix.replaceAll('/', '')), ...toApiRedirects(apis)].map(
      ({from, to}) => ({from: `${prefix}${from.slice(1)}`, to: `${prefix}${to.slice(1)}`}),
    ),
  );
}

function toSectionRedirects(products: readonly ProductRow[], locale: string): readonly Redirect[] {
  return products.flatMap((product) => {
    const start = toStart(product, locale);
    return product.section === null || start === null
      ? []
      : [{from: `/${product.section}`, to: start}];
  });
}

/** The `_redirects` file. */
export function toRedirectsFile(redirects: readonly Redirect[]): string {
  return `${redirects.map(({from, to}) => `${from} ${to} 301`).join('\n')}\n`;
}
