import {describe, expect, it} from 'vitest';
import {parseProcess, toTreeMegabytes} from '../../../scripts/bench/lib/processes';

describe('parseProcess', () => {
  it('reads id, parent and resident memory', () => {
    const status =
      'Name:\tnode\nUmask:\t0022\nTgid:\t41\nPid:\t41\nPPid:\t7\nTracerPid:\t0\nVmHWM:\t  900 kB\nVmRSS:\t  512 kB\n';
    expect(parseProcess(status)).toEqual({pid: 41, parent: 7, kilobytes: 512});
  });

  it('returns no memory for a kernel thread or an ended process', () => {
    expect(parseProcess('Name:\tkthreadd\nPid:\t2\nPPid:\t0\n')).toBeUndefined();
    expect(parseProcess('')).toBeUndefined();
  });
});

describe('toTreeMegabytes', () => {
  const processes = [
    {pid: 30, parent: 20, kilobytes: 4096},
    {pid: 10, parent: 1, kilobytes: 1024},
    {pid: 20, parent: 10, kilobytes: 2048},
    {pid: 40, parent: 1, kilobytes: 8192},
  ];

  it('adds up a process and everything below it, in whatever order they come', () => {
    expect(toTreeMegabytes(processes, 10)).toBe(7);
    expect(toTreeMegabytes(processes, 20)).toBe(6);
  });

  it('is zero for a missing process', () => {
    expect(toTreeMegabytes(processes, 99)).toBe(0);
    expect(toTreeMegabytes([], 10)).toBe(0);
  });
});
