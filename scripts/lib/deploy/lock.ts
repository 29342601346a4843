import {stateFiles} from './manifest';
import type {Store} from './store';

/** Who deploys. */
export interface Holder {
  /** Different for every deployment. */
  readonly token: string;
  /** For people: a machine or the address of a run. */
  readonly name: string;
  /** ISO 8601. */
  readonly since: string;
}

export interface Lock {
  /** Throws when another deployment has taken the lock meanwhile. */
  readonly check: () => Promise<void>;
  /** Gives the lock back, unless it is another's by now. */
  readonly release: () => Promise<void>;
}

const HEADERS = {'Cache-Control': 'no-store', 'Content-Type': 'application/json; charset=utf-8'} as const;

/**
 * Takes the bucket for one deployment. A store that knows `If-None-Match: *` lets exactly one of two take it. One that ignores the condition or refuses it lets the later
 * one overwrite the lock: the earlier one finds out at its next `check`, which stands before every step, and the log says so. Throws when the lock is taken.
 */
async function takeLock(store: Store, holder: Holder, log: (line: string) => void): Promise<Lock> {
  const read = async (): Promise<Holder | undefined> => parseHolder(await store.read(stateFiles.lock));
  const other = await read();
  if (other !== undefined) throw new Error(toTakenText(other));
  const content = {body: Buffer.from(JSON.stringify(holder)), headers: HEADERS};
  const check = async (): Promise<void> => {
    const now = await read();
    if (now?.token !== holder.token) throw new Error(now === undefined ? LOST : toTakenText(now));
  };
  const release = async (): Promise<void> => {
    if ((await read())?.token === holder.token) await store.remove(stateFiles.lock);
  };
  try {
    const result = await store.create(stateFiles.lock, content);
    if (result === 'unsupported') await store.write(stateFiles.lock, content);
    // Also after "taken": an answer that got lost makes the SDK try again and meet its own lock.
    await check();
    const isKept = result !== 'unsupported' && (await store.create(stateFiles.lock, content)) === 'taken';
    if (!isKept) log('This store knows no conditional writes: of two deployments that begin at the same moment, the first stops at its next step.');
  } catch (error) {
    // What was stopped here may have written its lock all the same.
    await release().catch(() => undefined);
    throw error;
  }
  return {check, release};
}

interface LockOptions {
  readonly holder: Holder;
  /** Removes a lock that another deployment left. */
  readonly breaksLock: boolean;
  readonly log: (line: string) => void;
}

/** Does something while the bucket is this deployment's, and gives it back however that ends. */
export async function withLock<Result>(store: Store, {holder, breaksLock, log}: LockOptions, body: (lock: Lock) => Promise<Result>): Promise<Result> {
  if (breaksLock) await store.remove(stateFiles.lock);
  const lock = await takeLock(store, holder, log);
  try {
    return await body(lock);
  } finally {
    await lock.release().catch((error: unknown) => {
      log(`The lock could not be removed: ${error instanceof Error ? error.message : String(error)} The next deployment needs --break-lock.`);
    });
  }
}

/** Who holds the bucket; `undefined` where nobody does. */
export async function readHolder(store: Store): Promise<Holder | undefined> {
  return parseHolder(await store.read(stateFiles.lock));
}

/** A lock that cannot be read is a lock all the same. */
function parseHolder(text: string | undefined): Holder | undefined {
  if (text === undefined) return undefined;
  try {
    const {token = '', name = 'somebody', since = 'some time ago'} = (JSON.parse(text) ?? {}) as Partial<Holder>;
    return {token, name, since};
  } catch {
    return {token: '', name: 'somebody', since: 'some time ago'};
  }
}

const LOST = 'The lock of this deployment was removed while it ran. Make sure that no other one is running, then run the command again.';

export function toTakenText({name, since}: Pick<Holder, 'name' | 'since'>): string {
  return `${name} is deploying since ${since}. Wait until that has ended. If it died and left its lock, run the command again with --break-lock.`;
}
