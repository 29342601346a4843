import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import {hostname} from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {isRunning, toProcessRef, type ProcessRef} from './processes';

/** Below the project's `.cache`. */
export const LOCK_FILE = 'build.lock';

/** The owner of the lock. */
interface Holder extends ProcessRef {
  readonly host: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** The command line. */
  readonly command: string;
  /** Processes that build for the owner. */
  readonly children: readonly ProcessRef[];
}

export interface BuildLock {
  /**
   * Records a process that builds for the owner. If the owner is killed, the next build waits for
   * this process.
   */
  readonly addChild: (pid: number) => void;
  readonly release: () => void;
}

interface LockOptions {
  /** The project's folder. */
  readonly root: string;
  readonly log: (line: string) => void;
  /** How long to wait for the processes of a killed build, in milliseconds. */
  readonly patience?: number;
}

/**
 * Locks the project for one build, because builds share caches and working folders. Throws with the
 * owner if another build is running. Takes over the lock of a killed build after the last of its
 * processes has ended.
 */
export async function takeBuildLock({
  root,
  log,
  patience = 30_000,
}: LockOptions): Promise<BuildLock> {
  const file = path.join(root, '.cache', LOCK_FILE);
  mkdirSync(path.dirname(file), {recursive: true});
  let holder: Holder = {
    ...toProcessRef(process.pid),
    host: hostname(),
    since: new Date().toISOString(),
    command: toCommand(root),
    children: [],
  };
  while (!create(file, holder)) {
    const text = await readWhole(file);
    if (text === undefined) continue;
    const other = parseHolder(text);
    if (other && (other.host !== holder.host || isRunning(other)))
      throw new Error(toRefusal(other, holder.host, file));
    await waitFor(other?.children ?? [], patience, log);
    removeStale(file, text);
  }
  return {
    addChild: (pid) => {
      holder = {...holder, children: [...holder.children.filter(isRunning), toProcessRef(pid)]};
      const part = `${file}.${process.pid}`;
      writeFileSync(part, JSON.stringify(holder));
      renameSync(part, file);
    },
    release: () => rmSync(file, {force: true}),
  };
}

/** Creates the lock; `false` if it already exists. */
function create(file: string, holder: Holder): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), {flag: 'wx'});
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a lock whose owner has ended, unless another build has replaced it in the meantime. */
function removeStale(file: string, text: string): void {
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    // Another build was faster.
    return;
  }
  if (readText(aside) === text) rmSync(aside);
  else renameSync(aside, file);
}

async function waitFor(
  processes: readonly ProcessRef[],
  patience: number,
  log: (line: string) => void,
): Promise<void> {
  const deadline = Date.now() + patience;
  let isTold = false;
  for (let left = processes.filter(isRunning); left.length > 0; left = left.filter(isRunning)) {
    const pids = left.map(({pid}) => pid).join(', ');
    if (Date.now() > deadline)
      throw new Error(
        `An earlier build was killed, but its processes still run: ${pids}. Stop them, then build again.`,
      );
    if (!isTold) log(`Waiting for the processes of a build that was killed: ${pids}`);
    isTold = true;
    await sleep(100);
  }
}

function toRefusal({pid, host, since, command}: Holder, ownHost: string, file: string): string {
  const time = `since ${since.slice(0, 16).replace('T', ' ')} UTC`;
  return host === ownHost
    ? `Another build of this folder is running: process ${pid}, ${command}, ${time}. Wait until it ends, or stop it with "kill ${pid}".`
    : `Another build of this folder was started on ${host}: process ${pid}, ${command}, ${time}. Wait until it ends. If it no longer runs, remove ${file}.`;
}

function toCommand(root: string): string {
  const [, script = '', ...rest] = process.argv;
  return [path.relative(root, script), ...rest].join(' ');
}

/**
 * The lock's text, or `undefined` if the lock is gone. Reads invalid text a second time, because
 * another build may still be writing it.
 */
async function readWhole(file: string): Promise<string | undefined> {
  const text = readText(file);
  if (text === undefined || parseHolder(text)) return text;
  await sleep(300);
  return readText(file);
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    const {code} = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    throw new Error(
      `The build can't read its lock ${file} (${code}). If no other build of this folder is running, remove it.`,
      {cause: error},
    );
  }
}

/** The owner; `undefined` if the file isn't a lock. A full disk leaves empty files. */
function parseHolder(text: string): Holder | undefined {
  try {
    const value = JSON.parse(text) as Partial<Holder> | null;
    const isHolder =
      typeof value?.pid === 'number' &&
      typeof value.host === 'string' &&
      Array.isArray(value.children);
    return isHolder ? ({started: null, since: '', command: '', ...value} as Holder) : undefined;
  } catch {
    return undefined;
  }
}
