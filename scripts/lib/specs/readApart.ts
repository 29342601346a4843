import {spawn} from 'node:child_process';
import path from 'node:path';
import {toChildEnv} from '../../../plugins/specification-files/childEnv';
import type {ApiRow} from '../../../src/data/apis';
import type {Reading} from './document';

/** Timeout for parsing a document, in milliseconds. Ours take one second. */
const LIMIT = 60_000;

/**
 * Parses a fetched text like `readSpecText`, but in a separate process without this process's
 * environment, so that a text that crashes the parser only ends that process.
 */
export async function readSpecApart(
  text: string,
  {label, version}: Pick<ApiRow, 'label' | 'version'>,
  limit = LIMIT,
): Promise<Reading> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(__dirname, 'readMain.ts')], {
    env: toChildEnv(process.env),
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: limit,
    killSignal: 'SIGKILL',
  });
  let output = '';
  let complaint = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part));
  child.stderr.setEncoding('utf8').on('data', (part: string) => (complaint += part));
  // A child that ends before it has read everything is recognized by its exit code.
  child.stdin.on('error', () => undefined).end(JSON.stringify({text, row: {label, version}}));
  const code = await new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  if (code === 0) return JSON.parse(output) as Reading;
  const reason =
    code === null
      ? `reading takes longer than ${limit / 1000} s, or more memory than there is`
      : (complaint.trim().split('\n').at(-1) ?? '');
  return {cause: `its answer cannot be read: ${reason}`};
}
