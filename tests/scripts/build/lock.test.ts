import {spawn, spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {hostname, tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {LOCK_FILE, takeBuildLock} from '../../../scripts/lib/build/lock';
import {isRunning, toProcessRef} from '../../../scripts/lib/build/processes';
import {until} from './support';

let root = '';
let file = '';
const lines: string[] = [];
const take = (patience?: number): ReturnType<typeof takeBuildLock> =>
  takeBuildLock({root, log: (line) => lines.push(line), patience});

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(root, '.cache', LOCK_FILE);
  mkdirSync(path.dirname(file));
  lines.length = 0;
});
afterEach(() => rmSync(root, {recursive: true}));

/** A process that has ended. */
const toEnded = (): number => spawnSync(process.execPath, ['--version']).pid;
const holder = {
  pid: 0,
  started: null,
  host: hostname(),
  since: '2026-11-20T08:12:00.000Z',
  command: 'scripts/build.ts --locale de',
  children: [],
};

describe('the lock of a build', () => {
  it('belongs to one build at a time, and names that build', async () => {
    const lock = await take();
    await expect(take()).rejects.toThrow(
      new RegExp(
        `^Another build of this folder is running: process ${process.pid}, .* UTC\\. Wait until it ends, or stop it`,
      ),
    );
    lock.release();
    expect(existsSync(file)).toBe(false);
    (await take()).release();
  });

  it('names the command and start time of the running build', async () => {
    writeFileSync(file, JSON.stringify({...holder, ...toProcessRef(process.ppid)}));
    await expect(take()).rejects.toThrow(
      `process ${process.ppid}, scripts/build.ts --locale de, since 2026-11-20 08:12 UTC.`,
    );
  });

  it.each([
    ['a build that was killed', () => JSON.stringify({...holder, pid: toEnded()})],
    [
      'a process that has its number by now',
      () => JSON.stringify({...holder, pid: process.ppid, started: 1}),
    ],
    ['a build on a full disk, which wrote nothing', () => ''],
    ['something else', () => '{"pid": "x"}'],
  ])('is taken over from %s', async (_name, toText) => {
    writeFileSync(file, toText());
    const lock = await take();
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({pid: process.pid});
    lock.release();
  });

  it('is not taken over from another machine, whose processes are unknown', async () => {
    writeFileSync(file, JSON.stringify({...holder, host: 'elsewhere'}));
    await expect(take()).rejects.toThrow(
      `was started on elsewhere: process 0, scripts/build.ts --locale de, since 2026-11-20 08:12 UTC. Wait until it ends. If`,
    );
  });

  it('is not waited for if it cannot be read', async () => {
    mkdirSync(file);
    await expect(take()).rejects.toThrow(
      `The build can't read its lock ${file} (EISDIR). If no other build of this folder is running, remove it.`,
    );
  });

  it('is taken by exactly one of many builds that find it stale', async () => {
    writeFileSync(file, JSON.stringify({...holder, pid: toEnded()}));
    const results = await Promise.allSettled(Array.from({length: 8}, () => take()));
    expect(results.filter(({status}) => status === 'fulfilled')).toHaveLength(1);
  });

  it('waits for processes of a killed build, and names those that do not end', async () => {
    const child = spawn(process.execPath, ['--eval', 'setInterval(() => undefined, 1000)']);
    const ref = toProcessRef(child.pid ?? 0);
    writeFileSync(file, JSON.stringify({...holder, pid: toEnded(), children: [ref]}));
    await expect(take(0)).rejects.toThrow(
      `An earlier build was killed, but its processes still run: ${child.pid}. Stop them, then build again.`,
    );
    // The first attempt may end before it says that it waits.
    lines.length = 0;
    const waiting = take();
    await until(() => lines.length > 0);
    child.kill('SIGKILL');
    (await waiting).release();
    expect(isRunning(ref)).toBe(false);
    expect(lines).toEqual([`Waiting for the processes of a build that was killed: ${child.pid}`]);
  });

  it('records the processes of its build', async () => {
    const lock = await take();
    lock.addChild(process.ppid);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      pid: process.pid,
      children: [toProcessRef(process.ppid)],
    });
    lock.release();
  });
});
