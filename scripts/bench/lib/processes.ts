/** One process of the system. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  /** Resident memory. */
  readonly kilobytes: number;
}

/**
 * A process from the text of its `/proc/<pid>/status`; `undefined` for kernel threads and ended
 * processes, which have no memory.
 */
export function parseProcess(status: string): ProcessRow | undefined {
  const [pid, parent, kilobytes] = ['Pid', 'PPid', 'VmRSS'].map(
    (name) => new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1],
  );
  return pid === undefined || parent === undefined || kilobytes === undefined
    ? undefined
    : {pid: Number(pid), parent: Number(parent), kilobytes: Number(kilobytes)};
}

/**
 * Resident memory of a process and all its descendants, in MB. Pages that processes share count
 * once per process.
 */
export function toTreeMegabytes(processes: readonly ProcessRow[], root: number): number {
  const family = new Set([root]);
  // The list can contain a parent after its children.
  for (let size = 0; size !== family.size;) {
    size = family.size;
    for (const {pid, parent} of processes) if (family.has(parent)) family.add(pid);
  }
  return (
    processes.filter(({pid}) => family.has(pid)).reduce((sum, {kilobytes}) => sum + kilobytes, 0) /
    1024
  );
}
