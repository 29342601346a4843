import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {apis} from '../../../src/data/apis';
import {locales} from '../../../src/data/locales';
import {pageKinds} from '../../../src/data/pageKinds';
import {products} from '../../../src/data/products';
import {createCdnServer} from '../../../scripts/lib/cdn/server';
import {toHeadersFile, toRedirects, toRedirectsFile} from '../../../scripts/lib/delivery/headers';
import {toInlineScriptHashes} from '../../../scripts/lib/delivery/inlineScripts';
import {toBase} from '../../../scripts/lib/smoke/address';
import {ask, type Answer} from '../../../scripts/lib/smoke/answer';
import {smoke} from '../../../scripts/lib/smoke/smoke';

const prefixes = locales.slice(1).map(({id}) => `/${id}/`);
const folder = mkdtempSync(path.join(tmpdir(), 'smoke-'));
let server: Server;
let origin = '';

const toPage = (lang: string, folderOf: string): string =>
  `<!doctype html><html lang=${lang}><head><script>start()</script><template><script src=${folderOf}/assets/js/main.1.js></script></template></head><p>Text</html>`;

/** A portal as small as one can be that still has every kind of page in every language. */
const files = Object.fromEntries([
  [
    '_headers',
    toHeadersFile({scriptHashes: toInlineScriptHashes(toPage('en', '')), connect: []}, prefixes),
  ],
  ['_redirects', toRedirectsFile(toRedirects(apis, products, prefixes))],
  ['sign-de/introduction.md', '# Introduction'],
  ...locales.flatMap(({id, htmlLang}, index) => {
    const prefix = index === 0 ? '' : `${id}/`;
    const page = toPage(htmlLang, index === 0 ? '' : `/${id}`);
    return [
      ...pageKinds.map(({address}) => [
        `${prefix}${address === '/' ? 'index' : address.slice(1)}.html`,
        page,
      ]),
      [`${prefix}404.html`, page],
      [`${prefix}assets/js/main.1.js`, 'main()'],
      [
        `${prefix}search-index/manifest.json`,
        JSON.stringify({format: 2, build: '0123456789abcdef', sections: 1, sum: 1}),
      ],
    ] as const;
  }),
]) as Readonly<Record<string, string>>;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  server = createCdnServer({folder, languagePrefixes: prefixes});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, {recursive: true});
});

/** What smoke says of a portal whose answers a fault changes. */
async function findProblems(
  change: (at: string, answer: Answer) => Answer | {readonly cause: string},
): Promise<readonly string[]> {
  const lines: string[] = [];
  try {
    await smoke({
      url: origin,
      folder,
      log: (line) => lines.push(line),
      ask: async (url) => {
        const answer = await ask(url);
        return 'cause' in answer ? answer : change(url.slice(origin.length), answer);
      },
    });
  } catch (error) {
    return (error as Error).message.split('\n').slice(1);
  }
  return lines;
}

const at =
  (address: string, change: (answer: Answer) => Answer | {readonly cause: string}) =>
  (asked: string, answer: Answer) => (asked === address ? change(answer) : answer);
const withHeader = (name: string, value: string | undefined) => (answer: Answer) => {
  const {[name]: _, ...others} = answer.headers;
  return {...answer, headers: value === undefined ? others : {...others, [name]: value}};
};

describe('smoke', () => {
  it('passes for a portal that the CDN delivers correctly', async () => {
    expect(await findProblems((_, answer) => answer)).toEqual([
      `${origin}: 41 addresses answer as they should`,
    ]);
  });

  it('accepts Cloudflare’s 307 to clean addresses, but not for a former address', async () => {
    const temporarily = (asked: string) => at(asked, (answer) => ({...answer, status: 307}));
    expect(await findProblems(temporarily('/sign-de/introduction.html'))).toEqual([
      `${origin}: 41 addresses answer as they should`,
    ]);
    expect(await findProblems(temporarily('/sign-de/introduction/'))).toEqual([
      `${origin}: 41 addresses answer as they should`,
    ]);
    expect(await findProblems(temporarily('/de/api/sign-fr-v2'))).toEqual([
      expect.stringContaining('- /de/api/sign-fr-v2 answers 307 instead of 301.'),
    ]);
  });

  it.each<[string, Parameters<typeof findProblems>[0], string]>([
    [
      'a page that is missing',
      at('/de/sign-de/introduction', (answer) => ({...answer, status: 404})),
      '- /de/sign-de/introduction answers 404 instead of 200. Check that',
    ],
    [
      'a page of the wrong language',
      at('/fr/', (answer) => ({...answer, text: files['index.html']!})),
      '- /fr/ is in "en" instead of "fr".',
    ],
    [
      'a page of an earlier build',
      at('/', (answer) => ({...answer, text: answer.text.replace('Text', 'Old')})),
      '- / is not the page of this build. Invalidate the CDN’s cache',
    ],
    [
      'no policy',
      at('/', withHeader('content-security-policy', undefined)),
      '- / has no Content-Security-Policy.',
    ],
    [
      'a policy of an earlier build',
      at('/', withHeader('content-security-policy', "script-src 'self' 'sha256-old'")),
      '- / has 1 inline script that its Content-Security-Policy blocks: it is an earlier build’s.',
    ],
    [
      'a policy that allows anything',
      at('/', (answer) =>
        withHeader(
          'content-security-policy',
          `script-src 'unsafe-inline' ${answer.headers['content-security-policy']?.split('script-src')[1]}`,
        )(answer),
      ),
      '- / has a Content-Security-Policy that allows inline or evaluated script.',
    ],
    [
      'pages that are cached',
      at('/', withHeader('cache-control', 'public, max-age=600')),
      '- / has the cache-control "public, max-age=600", but a page has to be revalidated.',
    ],
    [
      'no HSTS',
      at('/', withHeader('strict-transport-security', undefined)),
      '- / lacks strict-transport-security.',
    ],
    [
      'no compression',
      at('/', withHeader('content-encoding', undefined)),
      '- / is not compressed.',
    ],
    [
      'an asset that is missing',
      at('/it/assets/js/main.1.js', (answer) => ({...answer, status: 404})),
      '- /it/assets/js/main.1.js answers 404 instead of 200.',
    ],
    [
      'an asset that is not cached',
      at('/assets/js/main.1.js', withHeader('cache-control', 'no-cache')),
      '- /assets/js/main.1.js has the cache-control "no-cache", but it never changes.',
    ],
    [
      'an asset as text',
      at('/assets/js/main.1.js', withHeader('content-type', 'binary/octet-stream')),
      '- /assets/js/main.1.js has the content type "binary/octet-stream"',
    ],
    [
      'a missing page that is found',
      at('/es/there-is-no-such-page', (answer) => ({...answer, status: 200})),
      '- /es/there-is-no-such-page answers 200 instead of 404.',
    ],
    [
      'the 404 page of another language',
      at('/es/there-is-no-such-page', (answer) => ({...answer, text: files['404.html']!})),
      '- /es/there-is-no-such-page answers a page in "en" instead of the 404 page in "es".',
    ],
    [
      'no redirect',
      at('/de/api/sign-fr-v2', (answer) => ({...answer, status: 404})),
      '- /de/api/sign-fr-v2 answers 404 instead of 301.',
    ],
    [
      'a redirect elsewhere',
      at('/de/api/sign-fr-v2', withHeader('location', '/de/')),
      '- /de/api/sign-fr-v2 leads to "/de/" instead of /de/api/sign-fr/',
    ],
    [
      'addresses with .html',
      at('/sign-de/introduction.html', (answer) => ({...answer, status: 200})),
      '- /sign-de/introduction.html answers 200 instead of 301. Let the host redirect it',
    ],
    [
      'Markdown as text',
      at('/sign-de/introduction.md', withHeader('content-type', 'text/plain')),
      '- /sign-de/introduction.md has the content type "text/plain"',
    ],
    [
      'Markdown in search results',
      at('/sign-de/introduction.md', withHeader('x-robots-tag', undefined)),
      '- /sign-de/introduction.md lacks x-robots-tag: noindex.',
    ],
    [
      'no search',
      at('/fr/search-index/manifest.json', (answer) => ({...answer, text: '<html>'})),
      '- /fr/search-index/manifest.json is not a search manifest.',
    ],
    [
      'the CDN’s rules',
      at('/_headers', (answer) => ({...answer, status: 200})),
      '- /_headers answers 200 instead of 404.',
    ],
    [
      'a dead address',
      at('/it/', () => ({cause: 'does not answer within 10 s'})),
      '- /it/ does not answer within 10 s. Check the address, the CDN and its certificate.',
    ],
  ])('finds %s', async (_, change, problem) => {
    const problems = await findProblems(change);
    expect(
      problems.some((found) => found.startsWith(problem)),
      problems.join('\n'),
    ).toBe(true);
    expect(problems.length).toBeLessThanOrEqual(2);
  });
});

describe('ask', () => {
  it('retries after a temporary fault, and reports a permanent one', async () => {
    let asked = 0;
    const flaky = createServer((request, response) => {
      asked += 1;
      if (asked === 1) request.socket.destroy();
      else response.writeHead(asked === 2 ? 503 : 301, {Location: '/b'}).end();
    });
    await new Promise<void>((resolve) => flaky.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(flaky.address() as AddressInfo).port}/a`;
    const sleep = (): Promise<void> => Promise.resolve();
    expect(await ask(url, {sleep})).toMatchObject({status: 301, headers: {location: '/b'}});
    expect(asked).toBe(3);
    flaky.closeAllConnections();
    await new Promise((resolve) => flaky.close(resolve));
    expect(await ask(url, {sleep, attempts: 2})).toEqual({
      cause: 'cannot be reached (ECONNREFUSED)',
    });
  });
});

describe('toBase', () => {
  it('accepts an address with or without a path and slash', () => {
    expect(toBase('https://portal.example/')).toBe('https://portal.example');
    expect(toBase('https://portal.example/previews/12/')).toBe(
      'https://portal.example/previews/12',
    );
    for (const bad of ['portal.example', 'ftp://portal.example', 'https://portal.example/?a', ''])
      expect(() => toBase(bad)).toThrow(`--url is "${bad}".`);
  });
});
