import {spawn} from 'node:child_process';
import path from 'node:path';
import {toChildEnv} from '../specification-files/childEnv';
import {writeWhole} from './cache';
import type {RenderJob} from './job';

const renderFolder = path.join(__dirname, 'render');

/** Milliseconds for all specifications of a language, which take one minute: foreign text must not hold a build for ever. */
const LIMIT = 20 * 60_000;

/**
 * Bundles and renders in one child process: Redoc's words are set once per process, and its memory is given back afterwards.
 * Throws with what the child wrote when it fails.
 */
export async function runJob(job: RenderJob, jobFile: string): Promise<void> {
  writeWhole(jobFile, JSON.stringify(job));
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(renderFolder, 'main.ts'), jobFile], {
    env: toChildEnv(process.env, {NODE_ENV: 'production', TSX_TSCONFIG_PATH: path.join(renderFolder, 'tsconfig.json')}),
    stdio: ['ignore', 'inherit', 'pipe'],
    timeout: LIMIT,
    killSignal: 'SIGKILL',
  });
  let complaint = '';
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (code !== 0)
    throw new Error(
      `The API reference could not be rendered.\n${complaint.trim() || `It was ended: it took longer than ${LIMIT / 60_000} minutes, or more memory than there is.`}`,
    );
}
