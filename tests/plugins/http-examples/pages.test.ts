import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {compileFunction} from 'node:vm';
import {expect, it} from 'vitest';
import {parseRequest, type RequestMessage} from '../../../plugins/http-examples/message';
import {toSnippets} from '../../../plugins/http-examples/snippets';
import {codeLanguages} from '../../../src/data/codeLanguages';

const root = path.resolve(__dirname, '../../..');
const server = 'https://coffee.example/api/v1';
const javascript = codeLanguages.filter(({id}) => id === 'javascript');

/** The requests on pages, each once, with a word for each placeholder. */
const requests = new Set(
  ['docs', 'blog', 'src/localised', 'src/pages'].flatMap((folder) =>
    readdirSync(path.join(root, folder), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.mdx'))
      .map((file) => readFileSync(path.join(root, folder, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/^```http api=[^\n]*\n([\s\S]*?)^```$/gm)])
      .map(([, raw = '']) => raw.trimEnd().replace(/\{(\w+)\}(?=[^"\n]*$)/gm, '$1')),
  ),
);

/** What JavaScript on a page sends. */
async function send(request: RequestMessage): Promise<Request | undefined> {
  const [snippet] = await toSnippets(request, server, javascript);
  if (!snippet) return undefined;
  let sent: Request | undefined;
  compileFunction(snippet.code, ['fetch', 'console'])(
    (address: string, options: RequestInit) => {
      sent = new Request(address, options);
      return Promise.resolve(new Response('{}'));
    },
    {log: () => undefined, error: () => undefined},
  );
  return sent;
}

it('shows JavaScript on pages that sends what the raw message says', async () => {
  let count = 0;
  for (const raw of requests) {
    const request = parseRequest(raw) as RequestMessage;
    const sent = await send(request);
    if (!sent) continue;
    const address = new URL(sent.url);
    const body = await sent.text();
    expect([
      sent.method,
      decodeURIComponent(address.pathname),
      Object.fromEntries(address.searchParams),
      request.headers.map(({name}) => sent.headers.get(name)),
      body && (JSON.parse(body) as unknown),
    ]).toEqual([
      request.method,
      `/api/v1${decodeURIComponent(request.path)}`,
      Object.fromEntries(request.query.map(({name, value}) => [name, value])),
      request.headers.map(({value}) => value),
      request.body ? (JSON.parse(request.body) as unknown) : '',
    ]);
    count += 1;
  }
  expect(count).toBeGreaterThan(200);
});
