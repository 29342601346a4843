import {spawn} from 'node:child_process';
import path from 'node:path';
import {toChildEnv} from '../specification-files/childEnv';
import {writeWhole} from './cache';
import type {RenderJob} from './job';

const renderFolder = path.join(__dirname, 'render');

/** What the child process says about one item when it's done with it. */
export interface RenderReport {
  /** `id/version` of the catalogue. */
  readonly key: string;
  /** Why it could not be rendered, in words about the specification; `undefined`: it was. */
  readonly fault?: string;
  /** The same with the place in our code, for those who work on the renderer. */
  readonly stack?: string;
}

export type RenderFailure = RenderReport & {readonly fault: string};

export interface RunOptions {
  /** Milliseconds for the whole job: fetched text must not hold a build for ever. */
  readonly timeout?: number;
}

/**
 * Bundles and renders in a child process: Redoc's words are set once per process, and its memory is given back afterwards. Returns what could not be rendered. An item
 * that kills the process or takes too long is one of those, and the others are rendered in a new one. Throws where the renderer itself fails.
 */
export async function runJob(job: RenderJob, jobFile: string, {timeout = 600_000}: RunOptions = {}): Promise<readonly RenderFailure[]> {
  const failures: RenderFailure[] = [];
  for (let {items} = job; items.length > 0;) {
    writeWhole(jobFile, JSON.stringify({...job, items}));
    const {reports, wasKilled, complaint} = await runChild(jobFile, timeout);
    failures.push(...reports.filter((report): report is RenderFailure => report.fault !== undefined));
    const [guilty, ...rest] = items.slice(reports.length);
    if (!guilty) break;
    if (!wasKilled) throw new Error(`The API reference could not be rendered.\n${complaint.trim()}`);
    failures.push({key: guilty.key, fault: `rendering it takes more than ${timeout / 1000} s, or more memory than there is`, stack: complaint.trim()});
    items = rest;
  }
  return failures;
}

async function runChild(jobFile: string, timeout: number): Promise<{reports: readonly RenderReport[]; wasKilled: boolean; complaint: string}> {
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(renderFolder, 'main.ts'), jobFile], {
    env: toChildEnv(process.env, {NODE_ENV: 'production', TSX_TSCONFIG_PATH: path.join(renderFolder, 'tsconfig.json')}),
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
    timeout,
    killSignal: 'SIGKILL',
  });
  const reports: RenderReport[] = [];
  let complaint = '';
  child.stderr?.on('data', (text: Buffer) => (complaint += text.toString()));
  child.on('message', (report: RenderReport) => reports.push(report));
  const signal = await new Promise<NodeJS.Signals | null>((resolve, reject) => child.on('error', reject).on('close', (_code, endedBy) => resolve(endedBy)));
  return {reports, wasKilled: signal !== null, complaint};
}
