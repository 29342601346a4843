import {readFileSync} from 'node:fs';

/** A process, distinguishable from a later one with the same number. */
export interface ProcessRef {
  readonly pid: number;
  /** When it started, in ticks since the system booted; `null` on systems without `/proc`. */
  readonly started: number | null;
}

/** The reference of a process that runs now. */
export function toProcessRef(pid: number): ProcessRef {
  return {pid, started: readStat(pid)?.started ?? null};
}

/** Whether a process still runs. One that has ended and waits for its parent doesn't count, nor does another that got its number. */
export function isRunning({pid, started}: ProcessRef): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it runs, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = readStat(pid);
  return stat === undefined || (!['Z', 'X'].includes(stat.state) && (started === null || started === stat.started));
}

/** State and start of a process; `undefined` if the system doesn't report them. */
function readStat(pid: number): {readonly state: string; readonly started: number} | undefined {
  try {
    // The name in brackets may hold blanks and brackets itself.
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {state, started: Number(fields[18])};
  } catch {
    return undefined;
  }
}
