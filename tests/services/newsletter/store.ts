import {createHash, randomBytes} from 'node:crypto';
import {mkdir, readFile, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Signup} from '../../../src/model/forms/signup';

/** One address that signed up. */
interface Subscription extends Signup {
  readonly state: 'pending' | 'confirmed';
  /** SHA-256 of the link's token, because the token itself would let a reader of the file confirm. */
  readonly tokenHash: string;
  readonly signedUpAt: string;
  readonly confirmedAt?: string;
}

export interface SubscriptionStore {
  /**
   * Stores a sign-up as pending and returns the token of its link. `undefined`: send no mail, as
   * the address is confirmed or got a mail within the last minute.
   */
  readonly add: (signup: Signup) => Promise<string | undefined>;
  /**
   * Confirms the sign-up of a token. Tells it, or `undefined` where the token is unknown or too
   * old.
   */
  readonly confirm: (token: string) => Promise<Subscription | undefined>;
}

/** Days after which a sign-up that was not confirmed is forgotten, as the privacy policy says. */
const PENDING_DAYS = 30;

/** Milliseconds in which one address gets one mail, however often somebody enters it. */
const MAIL_INTERVAL = 60_000;

const toHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/**
 * Sign-ups in a JSON file that survives restarts. Changes are made one after the other, each
 * written whole before it counts.
 */
export function createSubscriptionStore(
  file: string,
  now: () => Date = () => new Date(),
): SubscriptionStore {
  let last: Promise<unknown> = Promise.resolve();

  const change = <Result>(
    body: (rows: readonly Subscription[]) => {
      readonly rows: readonly Subscription[];
      readonly result: Result;
    },
  ): Promise<Result> => {
    const next = last.then(async () => {
      const oldest = now().getTime() - PENDING_DAYS * 86_400_000;
      const kept = (await readRows(file)).filter(
        ({state, signedUpAt}) => state === 'confirmed' || Date.parse(signedUpAt) >= oldest,
      );
      const {rows, result} = body(kept);
      await writeRows(file, rows);
      return result;
    });
    last = next.catch(() => undefined);
    return next;
  };

  return {
    add: (signup) =>
      change((rows) => {
        const isSame = ({email}: Subscription): boolean =>
          email.toLowerCase() === signup.email.toLowerCase();
        const known = rows.find(isSame);
        if (
          known !== undefined &&
          (known.state === 'confirmed' ||
            now().getTime() - Date.parse(known.signedUpAt) < MAIL_INTERVAL)
        )
          return {rows, result: undefined};
        const token = randomBytes(24).toString('base64url');
        const row: Subscription = {
          ...signup,
          state: 'pending',
          tokenHash: toHash(token),
          signedUpAt: now().toISOString(),
        };
        return {rows: [...rows.filter((other) => !isSame(other)), row], result: token};
      }),
    confirm: (token) =>
      change((rows) => {
        const found = rows.find(({tokenHash}) => tokenHash === toHash(token));
        if (found === undefined || found.state === 'confirmed') return {rows, result: found};
        const confirmed: Subscription = {
          ...found,
          state: 'confirmed',
          confirmedAt: now().toISOString(),
        };
        return {rows: rows.map((row) => (row === found ? confirmed : row)), result: confirmed};
      }),
  };
}

async function readRows(file: string): Promise<readonly Subscription[]> {
  try {
    return (
      JSON.parse(await readFile(file, 'utf8')) as {readonly subscriptions: readonly Subscription[]}
    ).subscriptions;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(
      `${file} cannot be read. Correct it or remove it. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

async function writeRows(file: string, subscriptions: readonly Subscription[]): Promise<void> {
  await mkdir(path.dirname(file), {recursive: true});
  await writeFile(`${file}.new`, `${JSON.stringify({subscriptions}, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
