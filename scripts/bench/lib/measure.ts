import {spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseProcess, toTreeMegabytes, type ProcessRow} from './processes';

/** What a command took. `null` if the system doesn't report it. */
export interface Measurement {
  /** By the clock on the wall. */
  readonly seconds: number;
  /** Of the processor, over the command and everything it started. */
  readonly cpuSeconds: number | null;
  /** Most resident memory at one time, over the command and everything it started. */
  readonly peakMegabytes: number | null;
}

interface NodeCommand {
  /** Script and arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** How often memory is looked at, in milliseconds. */
const SAMPLE_INTERVAL = 200;

/** Runs a Node program and returns the time and memory it took. Throws with its output when it fails. */
export function measureNode({args, cwd, env = {}}: NodeCommand): Promise<Measurement> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--import', path.join(__dirname, 'cpuTime.mjs'), ...args], {
      cwd,
      env: {...process.env, FORCE_COLOR: '0', ...env},
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    let output = '';
    let cpuSeconds: number | null = null;
    let peak = 0;
    const sampler = setInterval(() => (peak = Math.max(peak, toTreeMegabytes(readProcesses(), child.pid ?? 0))), SAMPLE_INTERVAL);
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'cpuSeconds' in message) cpuSeconds = Number(message.cpuSeconds);
    });
    child.on('close', (code) => {
      clearInterval(sampler);
      if (code === 0) resolve({seconds: (performance.now() - started) / 1000, cpuSeconds, peakMegabytes: peak === 0 ? null : peak});
      else reject(new Error(`"node ${args.join(' ')}" failed in ${cwd}:\n${output}`));
    });
  });
}

/** Every process of the system; none where there is no `/proc`. */
function readProcesses(): readonly ProcessRow[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .flatMap((pid) => readProcess(pid) ?? []);
  } catch {
    return [];
  }
}

function readProcess(pid: string): ProcessRow | undefined {
  try {
    return parseProcess(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    // It ended meanwhile.
    return undefined;
  }
}
