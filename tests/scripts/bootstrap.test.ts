import {spawnSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';

/** A fresh clone, with an npm of its own that notes how it was called and installs a tsx that shows its arguments. */
let clone = '';

const NPM = `#!/bin/sh
echo "$@" >> "$CLONE/calls"
[ "$FAULT" = install ] && exit 7
mkdir -p "$CLONE/node_modules/tsx/dist"
echo 'console.log(process.argv.slice(2).join(" ")); process.exit(process.env.FAULT === "command" ? 3 : 0);' > "$CLONE/node_modules/tsx/dist/cli.mjs"
`;

beforeEach(() => {
  clone = mkdtempSync(path.join(tmpdir(), 'a clone '));
  for (const folder of ['scripts', 'bin']) mkdirSync(path.join(clone, folder));
  copyFileSync(path.resolve(__dirname, '../../scripts/bootstrap.mjs'), path.join(clone, 'scripts/bootstrap.mjs'));
  writeFileSync(path.join(clone, 'package-lock.json'), '{}');
  writeFileSync(path.join(clone, 'bin/npm'), NPM, {mode: 0o755});
});
afterEach(() => rmSync(clone, {recursive: true}));

function run(fault = ''): {readonly status: number | null; readonly stdout: string} {
  const env = {...process.env, PATH: `${path.join(clone, 'bin')}:${process.env.PATH}`, CLONE: clone, FAULT: fault, NODE_ENV: 'production'};
  return spawnSync(process.execPath, [path.join(clone, 'scripts/bootstrap.mjs'), 'build', '--locale', 'en'], {encoding: 'utf8', env});
}

const calls = (): readonly string[] => readFileSync(path.join(clone, 'calls'), 'utf8').trim().split('\n');

describe('a command in a fresh clone', () => {
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
