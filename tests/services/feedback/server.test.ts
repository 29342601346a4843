import {mkdtemp, readFile, rm} from 'node:fs/promises';
import type {Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createFeedbackServer} from './server';
import {listen} from '../../../scripts/lib/serve';
import {toFeedback} from '../../../src/model/forms/feedback';

let folder: string;
let server: Server | undefined;

async function start(
  options: Partial<Parameters<typeof createFeedbackServer>[0]> = {},
): Promise<string> {
  server = createFeedbackServer({
    file: path.join(folder, 'answers.jsonl'),
    locales: ['en', 'de'],
    maximumLength: 500,
    ...options,
  });
  return `http://localhost:${await listen(server, 0)}`;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'feedback-'));
});

afterEach(async () => {
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));
  server = undefined;
  await rm(folder, {recursive: true, force: true});
});

const context = {page: '/de/sign-de/outages', locale: 'de'};
const json = {'Content-Type': 'application/json'};
const post = (origin: string, body: unknown, headers: Record<string, string> = json) =>
  fetch(`${origin}/feedback`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = async (): Promise<unknown[]> =>
  (await readFile(path.join(folder, 'answers.jsonl'), 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);

describe('what the page sends', () => {
  it('is accepted: a yes, a no, and a no with a text, which is trimmed', async () => {
    const origin = await start();
    const sent = [
      toFeedback(true, 'never sent', context),
      toFeedback(false, '  ', context),
      toFeedback(false, `  ${'ä'.repeat(500)} \n`, context),
    ];
    for (const feedback of sent) expect((await post(origin, feedback)).status).toBe(204);
    expect(await stored()).toEqual([
      {...context, helpful: true},
      {...context, helpful: false},
      {...context, helpful: false, text: 'ä'.repeat(500)},
    ]);
  });
});

describe('the contract', () => {
  const yes = toFeedback(true, '', context);
  it.each([
    ['not JSON', '{"page":', json, 400],
    ['another type', JSON.stringify(yes), {'Content-Type': 'text/plain'}, 415],
    ['too much', {...yes, helpful: false, text: 'a'.repeat(5000)}, json, 413],
    ['a text that is too long', {...yes, helpful: false, text: 'a'.repeat(501)}, json, 422],
    ['a text with a yes', {...yes, text: 'Good.'}, json, 422],
    ['an empty text', {...yes, helpful: false, text: ''}, json, 422],
    ['a missing field', {...yes, helpful: undefined}, json, 422],
    ['an unknown field', {...yes, visitor: '1'}, json, 422],
    ['an unknown language', {...yes, locale: 'ru'}, json, 422],
    ['an address with its query', {...yes, page: '/search?q=secret'}, json, 422],
    ['a complete address', {...yes, page: 'https://a.example/b'}, json, 422],
    ['a list', [], json, 422],
    ['a cookie', yes, {...json, Cookie: 'visitor=1'}, 400],
    ['a referrer', yes, {...json, Referer: 'http://localhost/private'}, 400],
  ] as const)('rejects %s', async (_what, body, headers, status) => {
    const answer = await post(await start(), body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({type: 'about:blank', status});
    await expect(stored()).rejects.toThrow('ENOENT');
  });

  it('rejects other methods and pages of other sites', async () => {
    const origin = await start();
    expect((await fetch(`${origin}/feedback`)).status).toBe(405);
    const allowed = async (page: string) =>
      (await fetch(`${origin}/feedback`, {method: 'OPTIONS', headers: {Origin: page}})).headers.get(
        'access-control-allow-origin',
      );
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('https://evil.example')).toBeNull();
  });
});
