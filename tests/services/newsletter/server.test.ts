import {mkdtemp, readFile, readdir, rm} from 'node:fs/promises';
import {request, type Server} from 'node:http';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createNewsletterServer} from './server';
import {newsletterWords} from './words';
import {listen} from '../../../scripts/lib/serve';
import {locales} from '../../../src/data/locales';
import {toSignup} from '../../../src/model/forms/signup';

let folder: string;
let server: Server | undefined;
let links: string[];
let time: Date;

type Options = Partial<Parameters<typeof createNewsletterServer>[0]>;

async function start(options: Options = {}): Promise<string> {
  server = createNewsletterServer({
    folder,
    sender: {name: 'Acme', email: 'dev@acme.example'},
    locales: ['en', 'de'],
    now: () => time,
    onMail: (link) => links.push(link),
    ...options,
  });
  return `http://localhost:${await listen(server, 0)}`;
}

const stop = (): Promise<unknown> =>
  new Promise((resolve) => (server ? server.close(resolve) : resolve(undefined)));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'newsletter-'));
  links = [];
  time = new Date('2026-11-20T10:00:00.000Z');
});

afterEach(async () => {
  await stop();
  server = undefined;
  await rm(folder, {recursive: true, force: true});
});

const ada = (email = 'ada@example.com') =>
  toSignup(
    {firstName: 'Ada', lastName: 'Lovelace', email},
    {locale: 'de', policyVersion: '2026-11-20', now: new Date('2026-11-20T10:00:00.000Z')},
  );
const post = (
  origin: string,
  body: unknown,
  headers: Record<string, string> = {'Content-Type': 'application/json'},
) =>
  fetch(`${origin}/subscriptions`, {
    method: 'POST',
    headers,
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const stored = async (): Promise<unknown[]> =>
  JSON.parse(await readFile(path.join(folder, 'subscriptions.json'), 'utf8')) as unknown[];

describe('double opt-in', () => {
  it('accepts a sign-up, writes the mail, and confirms by its link, even after a restart', async () => {
    const first = await start();
    const answer = await post(first, ada());
    expect(answer.status).toBe(202);
    expect(await answer.json()).toEqual({status: 'pending'});
    expect(await stored()).toMatchObject([
      {
        email: 'ada@example.com',
        state: 'pending',
        locale: 'de',
        consent: {policyVersion: '2026-11-20'},
      },
    ]);
    const [mail = ''] = await readdir(path.join(folder, 'mails'));
    const text = await readFile(path.join(folder, 'mails', mail), 'utf8');
    expect(text).toContain('To: ada@example.com\r\n');
    expect(text).toContain(links[0]);

    await stop();
    const second = await start();
    const {search} = new URL(links[0]!);
    const confirmation = await fetch(`${second}/confirm${search}`);
    expect(confirmation.status).toBe(200);
    expect(await confirmation.text()).toContain('Ihre Anmeldung ist abgeschlossen.');
    expect(await stored()).toMatchObject([{state: 'confirmed'}]);
    // Mail programs open links twice.
    expect((await fetch(`${second}/confirm${search}`)).status).toBe(200);
  });

  it.each(locales.map(({id}) => id))('writes and confirms in the language %s', async (locale) => {
    const origin = await start({locales: locales.map(({id}) => id)});
    await post(origin, {...ada(), locale});
    const [mail = ''] = await readdir(path.join(folder, 'mails'));
    const text = await readFile(path.join(folder, 'mails', mail), 'utf8');
    const {subject, ignore, complete} = newsletterWords[locale];
    expect(text).toContain(`Subject: ${subject.replace('{sender}', 'Acme')}\r\n`);
    expect(text).toContain(`Content-Language: ${locale}\r\n`);
    expect(text).toMatch(/Ada Lovelace[,:]\r\n.*http:\/\/localhost/);
    expect(text).toContain(ignore);
    const page = await (await fetch(links[0] ?? '')).text();
    expect(page).toContain(`<html lang="${locale}">`);
    expect(page).toContain(complete);
  });

  it('does not confirm by an unknown link', async () => {
    const origin = await start();
    await post(origin, ada());
    expect((await fetch(`${origin}/confirm?token=guess`)).status).toBe(404);
    expect((await fetch(`${origin}/confirm`)).status).toBe(404);
    expect(await stored()).toMatchObject([{state: 'pending'}]);
  });

  it('replaces the link of an address that signs up again, and does not reveal that it is confirmed', async () => {
    const origin = await start();
    await post(origin, ada());
    time = new Date(time.getTime() + 60_000);
    await post(origin, ada('ADA@example.com'));
    expect(await stored()).toHaveLength(1);
    expect((await fetch(links[0]!)).status).toBe(404);
    expect((await fetch(links[1]!)).status).toBe(200);
    expect((await post(origin, ada())).status).toBe(202);
    expect(links).toHaveLength(2);
    expect(await stored()).toMatchObject([{state: 'confirmed'}]);
  });

  it('sends at most one mail a minute to an address', async () => {
    const origin = await start();
    const answers = await Promise.all(Array.from({length: 50}, () => post(origin, ada())));
    expect(new Set(answers.map(({status}) => status))).toEqual(new Set([202]));
    expect(links).toHaveLength(1);
    expect((await fetch(links[0]!)).status).toBe(200);
  });

  it('builds the link from its own address, not from the Host header', async () => {
    const origin = await start();
    const body = JSON.stringify(ada());
    await new Promise<void>((resolve, reject) => {
      const headers = {
        'Content-Type': 'application/json',
        'Content-Length': Buffer.byteLength(body),
        Host: 'evil.example',
      };
      request(`${origin}/subscriptions`, {method: 'POST', headers}, (answer) =>
        answer.resume().on('end', resolve),
      )
        .on('error', reject)
        .end(body);
    });
    expect(new URL(links[0]!).origin).toBe(origin);
  });

  it('keeps all of many simultaneous sign-ups', async () => {
    const origin = await start();
    await Promise.all(
      Array.from({length: 25}, (_, index) => post(origin, ada(`ada${index}@example.com`))),
    );
    expect(await stored()).toHaveLength(25);
    expect(await readdir(path.join(folder, 'mails'))).toHaveLength(25);
  });
});

describe('the contract', () => {
  it.each([
    ['not JSON', '{"firstName":', undefined, 400],
    ['another type', 'firstName=Ada', {'Content-Type': 'application/x-www-form-urlencoded'}, 415],
    ['no type', '{}', {'Content-Type': 'text/plain'}, 415],
    ['too much', JSON.stringify({...ada(), firstName: 'a'.repeat(5000)}), undefined, 413],
    ['a missing field', {...ada(), email: undefined}, undefined, 422],
    ['an unknown field', {...ada(), website: 'http://spam.example'}, undefined, 422],
    ['an unknown language', {...ada(), locale: 'ru'}, undefined, 422],
    ['no address', {...ada(), email: 'ada'}, undefined, 422],
    ['a cookie', ada(), {'Content-Type': 'application/json', Cookie: 'visitor=1'}, 400],
  ] as const)('rejects %s', async (_what, body, headers, status) => {
    const origin = await start();
    const answer = await post(origin, body, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({type: 'about:blank', status});
    expect(links).toEqual([]);
  });

  it('lists the violations with their places', async () => {
    const answer = await post(await start(), {...ada(), email: 'ada', website: ''});
    expect(((await answer.json()) as {errors: unknown}).errors).toEqual([
      {pointer: '/website', detail: 'is not part of the contract'},
      {pointer: '/email', detail: 'must match format "email"'},
    ]);
  });

  it('rejects other methods and other addresses', async () => {
    const origin = await start();
    const answer = await fetch(`${origin}/subscriptions`);
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST, OPTIONS');
    expect((await fetch(`${origin}/other`)).status).toBe(404);
  });

  it('accepts sign-ups only from pages on this machine', async () => {
    const origin = await start();
    const allowed = async (page: string): Promise<string | null> =>
      (
        await fetch(`${origin}/subscriptions`, {method: 'OPTIONS', headers: {Origin: page}})
      ).headers.get('access-control-allow-origin');
    expect(await allowed('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await allowed('https://evil.example')).toBeNull();
    expect(await allowed('http://localhost.evil.example')).toBeNull();
  });
});
