import {spawn, spawnSync} from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {until} from './build/support';

/**
 * A fresh clone, with an npm of its own that notes how it was called and installs a tsx that shows
 * its arguments.
 */
let clone = '';

const NPM = `#!/bin/sh
echo "$@" >> "$CLONE/calls"
[ "$FAULT" = install ] && exit 7
mkdir -p "$CLONE/node_modules/tsx"
echo '{"name": "tsx", "exports": "./loader.mjs"}' > "$CLONE/node_modules/tsx/package.json"
cp "$CLONE/loader.mjs" "$CLONE/node_modules/tsx/loader.mjs"
`;

/**
 * Replaces tsx: what the command does. It shows its arguments, and runs until it's
 * stopped if the test requests that.
 */
const LOADER = `import {appendFileSync} from 'node:fs';
console.log(process.argv.slice(1).join(' '));
if (process.env.FAULT !== 'hangs') process.exit(process.env.FAULT === 'command' ? 3 : 0);
const note = (text) => appendFileSync(process.env.CLONE + '/command', text + '\\n');
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => { note(signal); process.exit(0); });
process.on('disconnect', () => { note('disconnect'); process.exit(0); });
setInterval(() => undefined, 1000);
note(process.pid);
// The command itself is no JavaScript.
await new Promise(() => undefined);
`;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'a clone '));
  for (const folder of ['scripts', 'bin']) mkdirSync(path.join(clone, folder));
  for (const file of ['package.json', 'scripts/bootstrap.mjs'])
    copyFileSync(path.resolve(__dirname, '../..', file), path.join(clone, file));
  writeFileSync(path.join(clone, 'package-lock.json'), '{}');
  writeFileSync(path.join(clone, 'loader.mjs'), LOADER);
  writeFileSync(path.join(clone, 'scripts/build.ts'), '');
  writeFileSync(path.join(clone, 'bin/npm'), NPM, {mode: 0o755});
});
afterEach(() => rmSync(clone, {recursive: true}));

const toEnv = (fault: string): NodeJS.ProcessEnv => ({
  ...process.env,
  PATH: `${path.join(clone, 'bin')}:${process.env.PATH}`,
  CLONE: clone,
  FAULT: fault,
  NODE_ENV: 'production',
  npm_lifecycle_event: 'build',
});
const toArgs = (): string[] => [
  path.join(clone, 'scripts/bootstrap.mjs'),
  'build',
  '--locale',
  'en',
];

function run(
  fault = '',
  options: readonly string[] = [],
): {readonly status: number | null; readonly stdout: string; readonly stderr: string} {
  return spawnSync(process.execPath, [...options, ...toArgs()], {
    encoding: 'utf8',
    env: toEnv(fault),
  });
}

const calls = (): readonly string[] =>
  readFileSync(path.join(clone, 'calls'), 'utf8').trim().split('\n');

describe('a command in a fresh clone', () => {
  it.each(['18.20.8', '20.18.3', '22.11.0', '23.9.0'])(
    'rejects Node %s, which the packages reject, before it installs anything',
    (version) => {
      const other = `Object.defineProperty(process, 'versions', {value: {node: '${version}'}})`;
      const script = `data:text/javascript,${encodeURIComponent(other)}`;
      expect(run('', ['--import', script])).toMatchObject({
        status: 1,
        stdout: '',
        stderr: `Node ${version} can't run the portal. Install ^20.19.0 || ^22.12.0 || >=24.0.0.\n`,
      });
      expect(existsSync(path.join(clone, 'calls'))).toBe(false);
    },
  );

  it('installs what it needs, also where NODE_ENV says production, once per lock file, and runs', () => {
    const first = run();
    expect(first.stdout).toContain(`${path.join(clone, 'scripts/build.ts')} --locale en`);
    expect(first.status).toBe(0);
    expect(calls()).toEqual([expect.stringMatching(/^install --include=dev /)]);
    run();
    expect(calls()).toHaveLength(1);
    writeFileSync(path.join(clone, 'package-lock.json'), '{"changed": true}');
    run();
    expect(calls()).toHaveLength(2);
  });

  it('ends with npm’s exit code where packages cannot be installed, and installs again the next time', () => {
    expect(run('install').status).toBe(7);
    expect(existsSync(path.join(clone, 'node_modules/.installed'))).toBe(false);
    expect(run().status).toBe(0);
    expect(calls()).toHaveLength(2);
  });

  it('ends with the command’s exit code', () => {
    expect(run('command').status).toBe(3);
  });
});

describe('a command that runs', () => {
  const read = (): readonly string[] =>
    existsSync(path.join(clone, 'command'))
      ? readFileSync(path.join(clone, 'command'), 'utf8').trim().split('\n')
      : [];

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'receives %s, and npm waits until it has ended',
    async (signal) => {
      const npm = spawn(process.execPath, toArgs(), {env: toEnv('hangs'), stdio: 'ignore'});
      await until(() => read().length === 1);
      npm.kill(signal);
      const code = await new Promise((resolve) => npm.on('close', resolve));
      expect(read().slice(1)).toEqual([signal]);
      expect(code).toBe(0);
    },
  );

  it('notices that the process which started it was killed', async () => {
    const npm = spawn(process.execPath, toArgs(), {env: toEnv('hangs'), stdio: 'ignore'});
    await until(() => read().length === 1);
    npm.kill('SIGKILL');
    await until(() => read().length === 2);
    expect(read()[1]).toBe('disconnect');
  });

  it.each([
    ['with the shell it runs scripts in', ['sh', '-c', '"$@"; exit $?', 'sh', process.execPath]],
    ['where the shell has made room for the command', [process.execPath]],
  ])('ends where npm itself was killed, %s', async (_name, [program = '', ...args]) => {
    // A process between the test and the command, as npm is.
    const script = `require('node:child_process').spawn(${JSON.stringify(program)}, ${JSON.stringify([...args, ...toArgs()])}, {stdio: 'ignore'}); setInterval(() => undefined, 1000);`;
    const npm = spawn(process.execPath, ['--eval', script], {env: toEnv('hangs'), stdio: 'ignore'});
    await until(() => read().length === 1);
    npm.kill('SIGKILL');
    await until(() => read().length === 2);
    expect(read()[1]).toBe('SIGTERM');
  });
});
