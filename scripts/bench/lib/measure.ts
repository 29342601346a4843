import {spawn} from 'node:child_process';
import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {parseProcess, toTreeMegabytes, type ProcessRow} from './processes';

/** Time and memory of a command. `null` if the system doesn't report it. */
export interface Measurement {
  /** Elapsed time. */
  readonly seconds: number;
  /** Processor time of the command and all its child processes. */
  readonly cpuSeconds: number | null;
  /** Peak resident memory of the command and all its child processes. */
  readonly peakMegabytes: number | null;
}

interface NodeCommand {
  /** Script and arguments. */
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Interval between memory readings, in milliseconds. */
const SAMPLE_INTERVAL = 200;

/** Runs a Node program and returns its time and memory. Throws with its output if it fails. */
export function measureNode({args, cwd, env = {}}: NodeCommand): Promise<Measurement> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(
      process.execPath,
      ['--import', path.join(__dirname, 'cpuTime.mjs'), ...args],
      {
        cwd,
        env: {...process.env, FORCE_COLOR: '0', ...env},
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      },
    );
    let output = '';
    let cpuSeconds: number | null = null;
    let peak = 0;
    const sampler = setInterval(
      () => (peak = Math.max(peak, toTreeMegabytes(readProcesses(), child.pid ?? 0))),
      SAMPLE_INTERVAL,
    );
    child.stdout?.on('data', (data: Buffer) => (output += data.toString()));
    child.stderr?.on('data', (data: Buffer) => (output += data.toString()));
    child.on('message', (message) => {
      if (typeof message === 'object' && message !== null && 'cpuSeconds' in message)
        cpuSeconds = Number(message.cpuSeconds);
    });
    child.on('close', (code) => {
      clearInterval(sampler);
      if (code === 0)
        resolve({
          seconds: (performance.now() - started) / 1000,
          cpuSeconds,
          peakMegabytes: peak === 0 ? null : peak,
        });
      else reject(new Error(`"node ${args.join(' ')}" failed in ${cwd}:\n${output}`));
    });
  });
}

/** All processes of the system; empty if there is no `/proc`. */
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
    // The process has ended in the meantime.
    return undefined;
  }
}
