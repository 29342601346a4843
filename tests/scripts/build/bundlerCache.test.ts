import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {removeDamagedCaches, settleCaches} from '../../../scripts/lib/build/bundlerCache';

let root = '';
const log: string[] = [];
const toFile = (name: string): string =>
  path.join(root, 'node_modules/.cache/rspack', name, 'meta', 'pack');
const check = (): Promise<void> => removeDamagedCaches(root, (line) => log.push(line));

beforeEach(async () => {
  log.length = 0;
  root = mkdtempSync(path.join(tmpdir(), 'caches-'));
  for (const name of ['en', 'de']) {
    mkdirSync(path.dirname(toFile(name)), {recursive: true});
    writeFileSync(toFile(name), 'the modules');
  }
  await settleCaches(root);
});
afterEach(() => rmSync(root, {recursive: true}));

describe("the bundler's caches", () => {
  it('stay if nothing changed since the last build', async () => {
    await check();
    expect([toFile('en'), toFile('de')].every(existsSync)).toBe(true);
    expect(log).toEqual([]);
  });

  it.each([
    ['cut', () => writeFileSync(toFile('en'), 'the mod')],
    ['zeroed', () => writeFileSync(toFile('en'), '\0'.repeat(11))],
    ['changed in one byte', () => writeFileSync(toFile('en'), 'the nodules')],
    ['incomplete', () => rmSync(toFile('en'))],
    ['mixed with other files', () => writeFileSync(`${toFile('en')}2`, '')],
  ])('are removed one by one: one that is %s', async (_name, damage) => {
    damage();
    await check();
    expect(existsSync(path.join(root, 'node_modules/.cache/rspack/en'))).toBe(false);
    expect(readFileSync(toFile('de'), 'utf8')).toBe('the modules');
    expect(log).toEqual([
      'The bundler cache is not as the last build left it. This build creates it again.',
    ]);
  });

  it.each([
    ['one of them', 'node_modules/.cache/rspack/en'],
    ['all of them', 'node_modules/.cache/rspack'],
  ])('are removed if a file is in the place of %s', async (_name, place) => {
    rmSync(path.join(root, place), {recursive: true});
    writeFileSync(path.join(root, place), '');
    await check();
    expect(existsSync(path.join(root, place))).toBe(false);
    expect(log).toHaveLength(1);
    await settleCaches(root);
  });

  it('are removed together with folders in the place of generated files', async () => {
    const folder = path.join(root, '.docusaurus/en');
    for (const name of ['plugin', 'routes.js'])
      mkdirSync(path.join(folder, name, 'inside.json'), {recursive: true});
    writeFileSync(path.join(folder, 'plugin/data.json'), '{}');
    await check();
    expect(readdirSync(folder)).toEqual(['plugin']);
    expect(readdirSync(path.join(folder, 'plugin'))).toEqual(['data.json']);
  });

  it('stay after a build that failed because of a page', async () => {
    writeFileSync(toFile('en'), 'newer modules');
    await settleCaches(root, new Error('The build of en failed:\nbroken anchors'));
    await check();
    expect(existsSync(toFile('en'))).toBe(true);
  });

  it('are removed after a crash of the bundler', async () => {
    await settleCaches(root, new Error('The build of en failed:\nIt was ended by SIGABRT.\n'));
    expect(existsSync(toFile('en'))).toBe(false);
  });

  it('are removed if their record is damaged too', async () => {
    writeFileSync(path.join(root, '.cache/bundler.json'), '{"en": ');
    await check();
    expect([toFile('en'), toFile('de')].some(existsSync)).toBe(false);
  });

  it('stay if there is no record of them yet', async () => {
    rmSync(path.join(root, '.cache'), {recursive: true});
    await check();
    expect(existsSync(toFile('en'))).toBe(true);
  });

  it('are removed if 24 others were used after them', async () => {
    const folder = path.join(root, 'node_modules/.cache/rspack');
    const names = Array.from({length: 24}, (_, age) => `cache-${age}`);
    for (const [age, name] of names.entries()) {
      mkdirSync(path.join(folder, name));
      writeFileSync(path.join(folder, name, 'storage_meta'), '');
      utimesSync(path.join(folder, name, 'storage_meta'), 9000 - age, 9000 - age);
    }
    // Written first, but used by the last build.
    writeFileSync(path.join(folder, 'en', 'storage_meta'), '');
    utimesSync(path.join(folder, 'de'), 1, 1);
    await settleCaches(root);
    expect(readdirSync(folder).sort()).toEqual([...names.slice(0, -1), 'en'].sort());
    await check();
    expect(log).toEqual([]);
  });

  it('may be missing, as in a new clone', async () => {
    rmSync(path.join(root, 'node_modules'), {recursive: true});
    await check();
    await settleCaches(root);
    expect(log).toEqual([]);
  });
});
