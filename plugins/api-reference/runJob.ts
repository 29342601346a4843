import {spawn} from 'node:child_process';
import path from 'node:path';
import {toChildEnv} from '../specification-files/childEnv';
import {writeWhole} from '../specification-files/cache';
import type {RenderJob} from './job';

const renderFolder = path.join(__dirname, 'render');

/** The child process's report on one finished item. */
export interface RenderReport {
  /** `id/version` of the catalogue. */
  readonly key: string;
  /**
   * Why it could not be rendered, as a statement about the specification; `undefined` on success.
   */
  readonly fault?: string;
  /** The same with the location in our code, for developers of the renderer. */
  readonly stack?: string;
}

export type RenderFailure = RenderReport & {readonly fault: string};

export interface RunOptions {
  /**
   * Timeout of the whole job in milliseconds, so that a fetched text can't block a build forever.
   */
  readonly timeout?: number;
}

/**
 * Bundles and renders in a child process, because Redoc's texts can only be set once per process,
 * and to free its memory afterwards. Returns the items that could not be rendered, including items
 * that kill the process or take too long. A new process renders the remaining items. Throws if the
 * renderer itself fails.
 */
export async function runJob(
  job: RenderJob,
  jobFile: string,
  {timeout = 600_000}: RunOptions = {},
): Promise<readonly RenderFailure[]> {
  const failures: RenderFailure[] = [];
  for (let {items} = job; items.length > 0;) {
    writeWhole(jobFile, JSON.stringify({...job, items}));
    const {reports, wasKilled, complaint} = await runChild(jobFile, timeout);
    failures.push(
      ...reports.filter((report): report is RenderFailure => report.fault !== undefined),
    );
    const [guilty, ...rest] = items.slice(reports.length);
    if (!guilty) break;
    if (!wasKilled)
      throw new Error(`The API reference could not be rendered.\n${complaint.trim()}`);
    failures.push({
      key: guilty.key,
      fault: `rendering it takes more than ${timeout / 1000} s, or more memory than there is`,
      stack: complaint.trim(),
    });
    items = rest;
  }
  return failures;
}

async function runChild(
  jobFile: string,
  timeout: number,
): Promise<{reports: readonly RenderReport[]; wasKilled: boolean; complaint: string}> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', path.join(renderFolder, 'main.ts'), jobFile],
    {
      env: toChildEnv(process.env, {
        NODE_ENV: 'production',
        TSX_TSCONFIG_PATH: path.join(renderFolder, 'tsconfig.json'),
      }),
      stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
      timeout,
      killSignal: 'SIGKILL',
    },
  );
  const reports: RenderReport[] = [];
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  child.on('message', (report: RenderReport) => reports.push(report));
  const signal = await new Promise<NodeJS.Signals | null>((resolve, reject) =>
    child.on('error', reject).on('close', (_code, endedBy) => resolve(endedBy)),
  );
  return {reports, wasKilled: signal !== null, complaint};
}
