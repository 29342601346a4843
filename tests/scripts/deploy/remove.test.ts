import {spawn} from 'node:child_process';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {assertRemovable} from '../../../scripts/lib/deploy/options';
import {createStore} from '../../../scripts/lib/deploy/store';
import {credentials, deploySite, removeSite, site, startStore, toFolder} from './support';

const PREVIEW = 'previews/pr-12';
let store: Awaited<ReturnType<typeof startStore>>;
let preview: typeof store;

beforeEach(async () => {
  store = await startStore();
  preview = toFolder(store, PREVIEW);
});
afterEach(() => store.close());

/** Every object of the bucket. */
async function list(): Promise<readonly string[]> {
  const client = createStore(store.target, {credentials});
  const found = [...(await client.list()).keys()].sort();
  client.close();
  return found;
}

async function write(key: string): Promise<void> {
  const client = createStore(store.target, {credentials});
  await client.write(key, {body: Buffer.from('{}'), headers: {'Cache-Control': 'no-store', 'Content-Type': 'application/json'}});
  client.close();
}

describe('a removal', () => {
  it('takes away what was deployed to its folder, with what earlier builds left, and nothing else', async () => {
    await deploySite(store, site);
    const before = await list();
    await deploySite(preview, {...site, 'assets/js/earlier.js': 'earlier()'});
    await deploySite(preview, site);
    await write(`${PREVIEW}/by-hand.json`);
    const {paths, lines} = await removeSite(preview);
    expect([...paths].sort()).toEqual([...Object.keys(site), 'assets/js/earlier.js'].sort());
    expect(lines).toContain('12 files to remove; of no deployment, left alone: 1');
    expect(await list()).toEqual([...before, `${PREVIEW}/by-hand.json`].sort());
  });

  it('goes from what names others to what they need, its notes last', async () => {
    await deploySite(store, site);
    store.seen.splice(0);
    await removeSite(store);
    const order = store.seen.filter(({method, key}) => method === 'DELETE' && !key.includes('lock')).map(({key}) => key);
    const steps = [
      ['_headers', '_redirects', 'search-index/manifest.json', 'sitemap.xml'],
      ['a.html', 'a.md', 'de/index.html', 'index.html'],
      ['assets/js/main.1.js', 'assets/js/part.1.js', 'fonts/a.woff2'],
    ];
    let from = 0;
    for (const step of steps) {
      expect(order.slice(from, from + step.length).sort()).toEqual(step);
      from += step.length;
    }
    expect(order.slice(from)).toEqual(['.deployment-journal.json', '.deployment.json']);
  });

  it('finds nothing where nothing was deployed, or all is gone', async () => {
    expect((await removeSite(preview)).paths).toEqual([]);
    await deploySite(preview, site);
    await removeSite(preview);
    expect((await removeSite(preview)).paths).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('takes away what a deployment left that was cut off, with its lock', async () => {
    store.fault = (method, key) => (method === 'PUT' && key.endsWith('index.html') ? 403 : undefined);
    await expect(deploySite(preview, site)).rejects.toThrow('Uploading index.html failed');
    store.fault = () => undefined;
    await write(`${PREVIEW}/.deployment-lock.json`);
    await expect(removeSite(preview)).rejects.toThrow('run the command again with --break-lock');
    await removeSite(preview, {breaksLock: true});
    expect(await list()).toEqual([]);
  });

  it('that breaks off says at which file, and goes on where it ended', async () => {
    await deploySite(preview, site);
    store.fault = (method, key) => (method === 'DELETE' && key.endsWith('a.html') ? 503 : undefined);
    await expect(removeSite(preview)).rejects.toThrow('Deleting a.html failed: the store answers 503 SlowDown (3 attempts). Run the command again');
    expect(await list()).toContain(`${PREVIEW}/.deployment.json`);
    expect(await list()).toContain(`${PREVIEW}/assets/js/main.1.js`);
    store.fault = () => undefined;
    await removeSite(preview);
    expect(await list()).toEqual([]);
  });

  it('notices that the store did not do what it confirmed', async () => {
    await deploySite(preview, site);
    store.fault = (method, key) => (method === 'DELETE' && key.endsWith('a.html') ? 'swallow' : undefined);
    await expect(removeSite(preview)).rejects.toThrow('The store still holds a.html. Run the command again.');
    expect(await list()).toContain(`${PREVIEW}/.deployment.json`);
  });

  it('only says what it would do on a dry run', async () => {
    await deploySite(preview, site);
    const before = await list();
    const {lines} = await removeSite(preview, {isDry: true, isListed: true});
    expect(lines).toContain('  removed  index.html');
    expect(lines.at(-1)).toBe('Nothing was removed.');
    expect(await list()).toEqual(before);
  });
});

describe('assertRemovable', () => {
  it('wants the folder named twice, so that no other site goes', () => {
    expect(() => assertRemovable('previews/pr-12', 'previews/pr-12')).not.toThrow();
    expect(() => assertRemovable('previews/pr-12', 'previews/pr-1')).toThrow('--remove is "previews/pr-12", but DEPLOY_PREFIX is "previews/pr-1".');
    expect(() => assertRemovable('previews/pr-12', '')).toThrow('--remove is "previews/pr-12", but DEPLOY_PREFIX is not set.');
  });
});

describe('npm run deploy -- --remove', () => {
  /** Runs the command in the environment of a workflow. */
  async function run(prefix: string): Promise<{readonly code: unknown; readonly output: string}> {
    const root = path.resolve(__dirname, '../../..');
    const child = spawn(
      process.execPath,
      [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/deploy.ts', '--remove', PREVIEW, '--break-lock', '--as', 'run 12'],
      {
        cwd: root,
        env: {
          ...process.env,
          DEPLOY_BUCKET: 'portal',
          DEPLOY_REGION: 'us-east-1',
          DEPLOY_ENDPOINT: store.target.endpoint,
          DEPLOY_PATH_STYLE: '1',
          DEPLOY_PREFIX: prefix,
          AWS_ACCESS_KEY_ID: credentials.accessKeyId,
          AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
        },
      },
    );
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data: Buffer) => (output += data.toString()));
    return {code: await new Promise((resolve) => child.on('close', resolve)), output};
  }

  it('needs no build', async () => {
    await deploySite(preview, site);
    const {code, output} = await run(PREVIEW);
    expect(output.split('\n')).toEqual(expect.arrayContaining([`Removing what was deployed to portal/${PREVIEW}`, '11 files to remove', 'Removed 11 files']));
    expect(code).toBe(0);
    expect(await list()).toEqual([]);
  });

  it('removes no other folder than the one it names', async () => {
    await deploySite(store, site);
    const before = await list();
    const {code, output} = await run('');
    expect(output).toContain('but DEPLOY_PREFIX is not set');
    expect(code).toBe(1);
    expect(await list()).toEqual(before);
  });
});
