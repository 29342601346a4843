import {readFileSync} from 'node:fs';

/** A process, distinguishable from a later process with the same PID. */
export interface ProcessRef {
  readonly pid: number;
  /** Start time, in ticks since the system booted; `null` on systems without `/proc`. */
  readonly started: number | null;
}

/** The reference to a running process. */
export function toProcessRef(pid: number): ProcessRef {
  return {pid, started: readStat(pid)?.started ?? null};
}

/**
 * Whether a process is still running. Zombies don't count, and neither does another process with
 * the same PID.
 */
export function isRunning({pid, started}: ProcessRef): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it is running, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const stat = readStat(pid);
  return (
    stat === undefined ||
    (!['Z', 'X'].includes(stat.state) && (started === null || started === stat.started))
  );
}

/** State and start time of a process; `undefined` if the system doesn't report them. */
function readStat(pid: number): {readonly state: string; readonly started: number} | undefined {
  try {
    // The name in brackets can contain spaces and brackets.
    const [state = '', ...fields] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    return {state, started: Number(fields[18])};
  } catch {
    return undefined;
  }
}
