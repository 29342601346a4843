import {spawn} from 'node:child_process';
import {rmSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {createStore} from '../../../scripts/lib/deploy/store';
import {credentials, deploySite, site, startStore, toFolder, writeSite, type Fault, type Seen} from './support';

let store: Awaited<ReturnType<typeof startStore>>;

beforeEach(async () => {
  store = await startStore();
});
afterEach(() => store.close());

const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));
const isState = (key: string): boolean => key.startsWith('.deployment');
const puts = (seen: readonly Seen[]): readonly string[] => seen.filter(({method, done, key}) => method === 'PUT' && done && !isState(key)).map(({key}) => key);
/** Everything seen since the last call. */
const takeSeen = (): readonly Seen[] => store.seen.splice(0);

/** The site's files that the bucket does not hold as they are. */
async function findWrong(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const answers = await Promise.all(Object.entries(files).map(async ([name, text]) => ({name, isRight: (await store.get(name)).text === text})));
  return answers.filter(({isRight}) => !isRight).map(({name}) => name);
}

const STEPS = [
  ['assets/js/main.1.js', 'assets/js/part.1.js'],
  ['fonts/a.woff2'],
  ['a.html', 'a.md', 'de/index.html', 'index.html'],
  ['_headers', '_redirects', 'search-index/manifest.json', 'sitemap.xml'],
];

describe('a deployment', () => {
  it('reaches the store in an order in which nothing refers to what is not there, with the manifest last', async () => {
    await deploySite(store, site);
    const order = puts(takeSeen());
    let from = 0;
    for (const step of STEPS) {
      expect(order.slice(from, from + step.length).sort()).toEqual(step);
      from += step.length;
    }
    expect(order).toHaveLength(from);
    expect(await findWrong(site)).toEqual([]);
    expect((await store.get('.deployment.json')).status).toBe(200);
    for (const key of ['.deployment-lock.json', '.deployment-journal.json']) expect((await store.get(key)).status, key).toBe(404);
  });

  it('gives objects the headers of their addresses', async () => {
    await deploySite(store, site);
    const toHeaders = async (key: string): Promise<readonly unknown[]> => {
      const {headers} = await store.get(key);
      return [headers['content-type'], headers['cache-control']];
    };
    expect(await toHeaders('index.html')).toEqual(['text/html; charset=utf-8', 'public, max-age=0, must-revalidate']);
    expect(await toHeaders('a.md')).toEqual(['text/markdown; charset=utf-8', 'public, max-age=0, must-revalidate']);
    expect(await toHeaders('assets/js/main.1.js')).toEqual(['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable']);
    expect(await toHeaders('fonts/a.woff2')).toEqual(['font/woff2', 'public, max-age=2592000']);
  });

  it('uploads only what changed, and an object that got lost', async () => {
    await deploySite(store, site);
    takeSeen();
    await deploySite(store, site);
    expect(puts(store.seen)).toEqual([]);
    expect(takeSeen().filter(({method}) => method === 'HEAD')).toEqual([]);

    const client = createStore(store.target, {credentials});
    await client.remove('assets/js/part.1.js');
    client.close();
    const changed = {...site, 'a.html': '<p>B', 'b.html': '<p>New'};
    takeSeen();
    await deploySite(store, changed);
    expect(puts(takeSeen())).toEqual(['assets/js/part.1.js', 'b.html', 'a.html']);
    expect(await findWrong(changed)).toEqual([]);
  });

  it('writes nothing on a dry run, and says what it would do', async () => {
    await deploySite(store, site);
    takeSeen();
    const {lines} = await deploySite(store, {...site, 'a.html': '<p>B'}, {isDry: true, isListed: true});
    expect(new Set(takeSeen().map(({method}) => method))).toEqual(new Set(['GET']));
    expect(lines).toContain('  replaced a.html (changed pages)');
    expect(lines.at(-1)).toBe('Nothing was written.');
    expect(await findWrong(site)).toEqual([]);
  });

  it('keeps what left the build for the grace, and deletes it after all else and before the manifest', async () => {
    const {'assets/js/part.1.js': _, ...fewer} = site;
    await deploySite(store, site, {now: day(1)});
    await deploySite(store, fewer, {now: day(3)});
    await deploySite(store, fewer, {now: day(9)});
    expect((await store.get('assets/js/part.1.js')).status).toBe(200);
    takeSeen();
    await deploySite(store, {...fewer, 'a.html': '<p>B'}, {now: day(10)});
    expect((await store.get('assets/js/part.1.js')).status).toBe(404);
    const writes = takeSeen().filter(({method, key}) => ['PUT', 'DELETE'].includes(method) && !/lock|journal/.test(key));
    expect(writes.map(({method, key}) => `${method} ${key}`)).toEqual(['PUT a.html', 'DELETE assets/js/part.1.js', 'PUT .deployment.json']);
  });

  it('lives in its folder of the bucket and leaves the rest of it alone', async () => {
    await deploySite(store, site);
    const preview = toFolder(store, 'previews/12');
    await deploySite(preview, {...site, 'a.html': '<p>Preview'}, {graceDays: 0});
    expect((await store.get('previews/12/a.html')).text).toBe('<p>Preview');
    const {plan} = await deploySite(store, site, {graceDays: 0});
    expect([plan.steps, plan.deletions]).toEqual([[], []]);
    expect(plan.foreign).toContain('previews/12/a.html');
    expect(await findWrong(site)).toEqual([]);
  });
});

describe('a fault that passes', () => {
  it.each<[Fault, string]>([
    ['refuse', 'a.html'],
    [500, 'a.html'],
    [503, 'assets/js/part.1.js'],
    [429, 'index.html'],
    ['reset in body', 'assets/js/main.1.js'],
    ['cut answer', '.deployment.json'],
  ])('%s at %s does not stop a deployment', async (fault, spoiled) => {
    if (fault === 'cut answer') await deploySite(store, {...site, 'a.html': 'before'});
    let spoilt = 0;
    store.fault = (method, key) => {
      if (key !== spoiled || spoilt > 0 || method !== (fault === 'cut answer' ? 'GET' : 'PUT')) return undefined;
      spoilt += 1;
      return fault;
    };
    await deploySite(store, site);
    expect(spoilt).toBe(1);
    expect(await findWrong(site)).toEqual([]);
  });

  it('is also a store that does not answer for a while', async () => {
    store.fault = (method, key, tried) => (method === 'PUT' && key === 'a.md' && tried === 1 ? 'hang' : undefined);
    await deploySite(store, site, {storeOptions: {timeout: 1000, attempts: 4}});
    expect(await findWrong(site)).toEqual([]);
  });
});

describe('a fault that stays', () => {
  it('at an asset publishes no page, names file, cause and remedy; the next run uploads what is missing and nothing else', async () => {
    store.fault = (method, key) => (method === 'PUT' && key === 'assets/js/main.1.js' ? 500 : undefined);
    await expect(deploySite(store, site)).rejects.toThrow(
      'Uploading assets/js/main.1.js failed: the store answers 500 InternalError (3 attempts). Run the command again: it goes on where this one ended.',
    );
    expect(puts(takeSeen())).toEqual(['assets/js/part.1.js']);
    for (const key of ['index.html', '.deployment.json', '.deployment-lock.json']) expect((await store.get(key)).status, key).toBe(404);

    store.fault = () => undefined;
    await deploySite(store, site);
    expect(puts(takeSeen())).not.toContain('assets/js/part.1.js');
    expect(await findWrong(site)).toEqual([]);
  });

  it('at a page leaves readers whole pages of both builds, and no list that names what is not there', async () => {
    await deploySite(store, site);
    const next = {
      ...site,
      'index.html': '<script src=/assets/js/main.2.js></script>',
      'a.html': '<p>B',
      'assets/js/main.2.js': 'main()',
      'sitemap.xml': '<urlset>b',
    };
    store.fault = (method, key) => (method === 'PUT' && key === 'index.html' ? 403 : undefined);
    takeSeen();
    await expect(deploySite(store, next)).rejects.toThrow('Uploading index.html failed: the store refuses it (403 AccessDenied). Check the credentials');
    expect(puts(takeSeen())).not.toContain('sitemap.xml');
    expect((await store.get('index.html')).text).toBe(site['index.html']);
    expect((await store.get('assets/js/main.2.js')).text).toBe('main()');
    store.fault = () => undefined;
    await deploySite(store, next);
    expect(puts(takeSeen()).filter((key) => key.startsWith('assets'))).toEqual([]);
    expect(await findWrong(next)).toEqual([]);
  });

  it('in what a broken deployment left behind is cleared up by a later one', async () => {
    store.fault = (method, key) => (method === 'PUT' && key === 'index.html' ? 403 : undefined);
    await expect(deploySite(store, {...site, 'assets/js/orphan.js': 'orphan()'})).rejects.toThrow('Uploading index.html failed');
    store.fault = () => undefined;
    await deploySite(store, site, {now: day(2)});
    expect((await store.get('assets/js/orphan.js')).status).toBe(200);
    await deploySite(store, site, {now: day(9)});
    expect((await store.get('assets/js/orphan.js')).status).toBe(404);
  });

  it('that says all is well is found out before anything refers to the file', async () => {
    store.fault = (method, key) => (method === 'PUT' && key === 'assets/js/part.1.js' ? 'swallow' : undefined);
    await expect(deploySite(store, site)).rejects.toThrow(
      'Before the files, the store does not hold assets/js/part.1.js as uploaded. Nothing further was published.',
    );
    expect((await store.get('index.html')).status).toBe(404);
  });

  it('that says so of a page is found out too, though the old one is as long', async () => {
    await deploySite(store, site);
    store.fault = (method, key) => (method === 'PUT' && key === 'a.html' ? 'swallow' : undefined);
    const next = {...site, 'a.html': '<p>B', 'sitemap.xml': '<urlset>b'};
    await expect(deploySite(store, next)).rejects.toThrow('Before the entry files, the store does not hold a.html as uploaded.');
    expect((await store.get('sitemap.xml')).text).toBe(site['sitemap.xml']);
    store.fault = () => undefined;
    await deploySite(store, next);
    expect(await findWrong(next)).toEqual([]);
  });

  it.each<[string, string, Fault, string]>([
    ['GET', '', 'html', 'Listing the bucket failed: '],
    ['GET', '', 'swallow', 'Listing the bucket failed: '],
    ['GET', '.deployment.json', 'html', '.deployment.json in the bucket is damaged, or the store answers something else in its place.'],
    ['GET', '.deployment-lock.json', 403, 'Reading .deployment-lock.json failed: the store refuses it (403 AccessDenied).'],
    ['GET', '.deployment-lock.json', 'refuse', 'Reading .deployment-lock.json failed: the connection broke'],
  ])('of %s %s (%s) writes no file', async (method, key, fault, message) => {
    await deploySite(store, site);
    takeSeen();
    store.fault = (seenMethod, seenKey) => (seenMethod === method && seenKey === key ? fault : undefined);
    await expect(deploySite(store, {...site, 'a.html': '<p>B'}, {storeOptions: {attempts: 2}})).rejects.toThrow(message);
    expect(puts(takeSeen())).toEqual([]);
    expect(await findWrong(site)).toEqual([]);
  });

  it('like a wrong bucket or no store at all says which setting to correct', async () => {
    await expect(deploySite({...store, target: {...store.target, bucket: 'other'}}, site)).rejects.toThrow('there is no bucket other. Correct DEPLOY_BUCKET');
    const gone = createServer();
    await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
    const endpoint = `http://127.0.0.1:${(gone.address() as AddressInfo).port}`;
    await new Promise((resolve) => gone.close(resolve));
    await expect(deploySite({...store, target: {...store.target, endpoint}}, site)).rejects.toThrow(
      `${endpoint} cannot be reached (ECONNREFUSED) (3 attempts). Check DEPLOY_ENDPOINT.`,
    );
  });
});

describe('two deployments', () => {
  it('do not run at once: the second says who runs, and a lock left behind can be broken', async () => {
    const other = JSON.stringify({token: 'other', name: 'run 12', since: '2026-11-01T08:00:00Z'});
    const client = createStore(store.target, {credentials});
    await client.write('.deployment-lock.json', {body: Buffer.from(other), headers: {'Cache-Control': 'no-store', 'Content-Type': 'application/json'}});
    client.close();
    await expect(deploySite(store, site)).rejects.toThrow(
      'run 12 is deploying since 2026-11-01T08:00:00Z. Wait until that has ended. If it died and left its lock, run the command again with --break-lock.',
    );
    expect(puts(takeSeen())).toEqual([]);
    expect((await store.get('.deployment-lock.json')).text).toBe(other);
    await deploySite(store, site, {breaksLock: true});
    expect(await findWrong(site)).toEqual([]);
  });

  it('that begin at the same moment: a store that knows conditions lets one of them', async () => {
    let open = (): void => undefined;
    const haveBothLooked = new Promise<void>((resolve) => (open = resolve));
    store.wait = (method, key, tried) => {
      if (method !== 'GET' || key !== '.deployment-lock.json' || tried > 2) return undefined;
      if (tried === 2) open();
      return haveBothLooked;
    };
    const both = await Promise.allSettled([deploySite(store, site), deploySite(store, site)]);
    expect(both.map(({status}) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(both.flatMap((result) => (result.status === 'rejected' ? [String(result.reason)] : []))[0]).toContain('is deploying since');
    expect(both.flatMap((result) => (result.status === 'fulfilled' ? result.value.lines : [])).join('\n')).not.toContain('knows no conditional writes');
    expect(await findWrong(site)).toEqual([]);
  });

  it('on a store without conditions: the one whose lock was overwritten stops at its next step, and the log has said so', async () => {
    store.knowsConditions = false;
    const client = createStore(store.target, {credentials});
    let taken: Promise<void> | undefined;
    // No asset arrives before the lock is overwritten, however long that takes.
    store.wait = (method, key) => {
      if (method !== 'PUT' || !key.startsWith('assets')) return undefined;
      taken ??= client
        .write('.deployment-lock.json', {
          body: Buffer.from('{"token":"other","name":"run 12","since":"now"}'),
          headers: {'Cache-Control': 'no-store', 'Content-Type': 'application/json'},
        })
        .then(() => undefined);
      return taken;
    };
    const lines: string[] = [];
    await expect(deploySite(store, site, {log: (line) => lines.push(line)})).rejects.toThrow('run 12 is deploying since now.');
    client.close();
    expect(lines[0]).toContain('This store knows no conditional writes');
    expect((await store.get('index.html')).status).toBe(404);
    expect((await store.get('.deployment-lock.json')).text).toContain('run 12');
  });
});

describe('a deployment that is stopped', () => {
  it('gives its lock back and can be continued', async () => {
    const stop = new AbortController();
    store.fault = (method, key) => {
      if (method === 'PUT' && key === 'fonts/a.woff2') stop.abort();
      return undefined;
    };
    await expect(deploySite(store, site, {signal: stop.signal, storeOptions: {signal: stop.signal}})).rejects.toThrow('Stopped. Run the command again');
    expect((await store.get('.deployment-lock.json')).status).toBe(404);
    expect((await store.get('index.html')).status).toBe(404);
    store.fault = () => undefined;
    takeSeen();
    await deploySite(store, site);
    expect(puts(takeSeen()).filter((key) => key.startsWith('assets'))).toEqual([]);
    expect(await findWrong(site)).toEqual([]);
  });
});

describe('a deployment that ends while it takes its lock', () => {
  it('leaves none behind', async () => {
    store.fault = (method, key, tried) => (method === 'GET' && key === '.deployment-lock.json' && tried === 2 ? 403 : undefined);
    await expect(deploySite(store, site)).rejects.toThrow('Reading .deployment-lock.json failed: the store refuses it (403 AccessDenied).');
    expect((await store.get('.deployment-lock.json')).status).toBe(404);
  });

  it('leaves that of another alone', async () => {
    store.knowsConditions = false;
    const other = '{"token":"other","name":"run 12","since":"now"}';
    // Between its own lock and the look whether that is still there.
    store.wait = async (method, key, tried) => {
      if (method !== 'GET' || key !== '.deployment-lock.json' || tried !== 2) return;
      const client = createStore(store.target, {credentials});
      await client.write(key, {body: Buffer.from(other), headers: {'Cache-Control': 'no-store', 'Content-Type': 'application/json'}});
      client.close();
    };
    await expect(deploySite(store, site)).rejects.toThrow('run 12 is deploying since now.');
    expect((await store.get('.deployment-lock.json')).text).toBe(other);
  });
});

describe('a listing', () => {
  it('is read to its last page', async () => {
    const toPage = (keys: string, more: string): string => `<ListBucketResult><Name>portal</Name>${keys}${more}</ListBucketResult>`;
    const toKey = (key: string): string => `<Contents><Key>${key}</Key><Size>1</Size><ETag>"e"</ETag></Contents>`;
    const server = createServer((request, response) => {
      const isSecond = new URL(request.url ?? '', 'http://store').searchParams.get('continuation-token') === 'next';
      const first = toPage(toKey('a'), '<IsTruncated>true</IsTruncated><NextContinuationToken>next</NextContinuationToken>');
      response.writeHead(200, {'Content-Type': 'application/xml'}).end(isSecond ? toPage(toKey('b'), '<IsTruncated>false</IsTruncated>') : first);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const client = createStore({...store.target, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`}, {credentials});
    expect([...(await client.list()).keys()]).toEqual(['a', 'b']);
    client.close();
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('npm run deploy', () => {
  it('refuses a build that is not whole, in words and with exit code 1', async () => {
    const folder = writeSite(site);
    const root = path.resolve(__dirname, '../../..');
    const child = spawn(process.execPath, [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/deploy.ts', '--dir', folder], {
      cwd: root,
      env: {...process.env, DEPLOY_BUCKET: 'portal', DEPLOY_REGION: 'us-east-1', DEPLOY_ENDPOINT: store.target.endpoint, DEPLOY_PATH_STYLE: '1'},
    });
    let output = '';
    child.stderr.on('data', (data: Buffer) => (output += data.toString()));
    const code = await new Promise((resolve) => child.on('close', resolve));
    rmSync(folder, {recursive: true});
    expect(output).toContain('This build is not published: 2 problems\n- The build did not run to its end: _build.json is missing or damaged.');
    expect(code).toBe(1);
    expect(store.seen).toEqual([]);
  });
});
