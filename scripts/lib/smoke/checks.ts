import {toInlineScriptHashes} from '../delivery/inlineScripts';
import type {PageQuestion} from './address';
import type {Answer} from './answer';

const SAFETY = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
] as const;
const RULES = 'Bring the CDN’s rules in line with _headers.';

/**
 * Problems in the response for a page; empty if there are none. `built` is the page from the build,
 * if available.
 */
export function checkPage(
  {status, headers, text}: Answer,
  {language}: PageQuestion,
  built: string | undefined,
): readonly string[] {
  if (status !== 200)
    return [
      `answers ${status} instead of 200. Check that the CDN finds address.html for an address without extension.`,
    ];
  const lang = /<html[^>]*\blang="?([\w-]+)/.exec(text)?.[1];
  return [
    ...checkType(headers, 'text/html'),
    ...(lang === language
      ? []
      : [
          `is in "${lang ?? 'no language'}" instead of "${language}". Check the CDN’s response for this address.`,
        ]),
    ...(built === undefined || built === text
      ? []
      : [
          'is not the page of this build. Invalidate the CDN’s cache, and let the CDN change no page.',
        ]),
    ...checkCache(headers, /max-age=0|no-cache/, 'a page has to be revalidated'),
    ...checkPolicy(headers['content-security-policy'], text),
    ...SAFETY.filter((name) => headers[name] === undefined).map(
      (name) => `lacks ${name}. ${RULES}`,
    ),
    ...(['br', 'gzip'].includes(headers['content-encoding'] ?? '')
      ? []
      : ['is not compressed. Switch brotli on.']),
  ];
}

/** Problems in the Content-Security-Policy of a page. */
function checkPolicy(policy: string | undefined, html: string): readonly string[] {
  if (policy === undefined) return [`has no Content-Security-Policy. ${RULES}`];
  const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
  if (scripts === undefined) return [`has a Content-Security-Policy without script-src. ${RULES}`];
  const uncovered = toInlineScriptHashes(html).filter((hash) => !scripts.includes(`'${hash}'`));
  return [
    ...(/unsafe-(inline|eval)/.test(scripts)
      ? [`has a Content-Security-Policy that allows inline or evaluated script. ${RULES}`]
      : []),
    ...(uncovered.length > 0
      ? [
          `has ${uncovered.length} inline ${uncovered.length === 1 ? 'script' : 'scripts'} that its Content-Security-Policy blocks: it is an earlier build’s. ${RULES}`,
        ]
      : []),
  ];
}

/** Problems in the response for a file whose address changes with its content. */
export function checkAsset({status, headers}: Answer): readonly string[] {
  if (status !== 200) return [`answers ${status} instead of 200. Deploy again: a page needs it.`];
  return [
    ...checkType(headers, 'javascript'),
    ...checkCache(headers, /immutable/, 'it never changes'),
  ];
}

/** Problems in a page's text as Markdown. */
export function checkMarkdown({status, headers}: Answer): readonly string[] {
  if (status !== 200)
    return [
      `answers ${status} instead of 200. Check that the CDN looks for the file itself first.`,
    ];
  return [
    ...checkType(headers, 'text/markdown'),
    ...(/noindex/.test(headers['x-robots-tag'] ?? '')
      ? []
      : [`lacks x-robots-tag: noindex. ${RULES}`]),
  ];
}

/** Problems in the response for a former address, which has to redirect permanently to `to`. */
export function checkMoved(answer: Answer, url: string, to: string): readonly string[] {
  return checkRedirect(
    answer,
    url,
    to,
    [301, 308],
    'Bring the host’s redirects in line with _redirects.',
  );
}

/**
 * Problems in the response for another spelling of an address. Cloudflare redirects it with 307,
 * other hosts with 301. Pages name their canonical address.
 */
export function checkClean(answer: Answer, url: string, to: string): readonly string[] {
  return checkRedirect(
    answer,
    url,
    to,
    [301, 302, 307, 308],
    'Let the host redirect it to the clean address.',
  );
}

function checkRedirect(
  {status, headers}: Answer,
  url: string,
  to: string,
  statuses: readonly number[],
  advice: string,
): readonly string[] {
  if (!statuses.includes(status)) return [`answers ${status} instead of 301. ${advice}`];
  const location = headers.location ?? '';
  const isRight =
    URL.canParse(location, url) && new URL(location, url).pathname === new URL(to).pathname;
  return isRight ? [] : [`leads to "${location}" instead of ${new URL(to).pathname}. ${advice}`];
}

/** Problems in the response for an address that doesn't exist. */
export function checkMissing({status, text}: Answer, language: string): readonly string[] {
  const lang = /<html[^>]*\blang="?([\w-]+)/.exec(text)?.[1];
  return [
    ...(status === 404
      ? []
      : [
          `answers ${status} instead of 404. Let the CDN answer with the language’s 404.html and status 404.`,
        ]),
    ...(lang === language
      ? []
      : [
          `answers a page in "${lang ?? 'no language'}" instead of the 404 page in "${language}". Map the language’s folder to its 404.html.`,
        ]),
  ];
}

/** Problems in the response for a file that configures the host. */
export function checkHidden({status}: Answer): readonly string[] {
  return status === 404 || status === 403
    ? []
    : [`answers ${status} instead of 404. Let the CDN deliver no file of this kind.`];
}

function checkType(headers: Answer['headers'], wanted: string): readonly string[] {
  const type = headers['content-type'] ?? 'none';
  return type.includes(wanted)
    ? []
    : [
        `has the content type "${type}" instead of ${wanted}. Deploy again, or let the CDN keep the type of the object.`,
      ];
}

function checkCache(headers: Answer['headers'], wanted: RegExp, why: string): readonly string[] {
  const cache = headers['cache-control'] ?? 'none';
  return wanted.test(cache)
    ? []
    : [`has the cache-control "${cache}", but ${why}. Let the CDN keep the one of the object.`];
}
