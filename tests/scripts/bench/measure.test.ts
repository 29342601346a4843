import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {measureNode} from '../../../scripts/bench/lib/measure';

describe('measureNode', () => {
  it('returns the time and memory that a command took', async () => {
    const measured = await measureNode({args: ['--eval', '0'], cwd: tmpdir()});
    expect(Object.keys(measured).sort()).toEqual(['cpuSeconds', 'peakMegabytes', 'seconds']);
  });

  it('shows the output of a command that fails', async () => {
    const failing = measureNode({args: ['--eval', 'console.error(process.env.WORD); process.exit(3)'], cwd: tmpdir(), env: {WORD: 'broken anchor'}});
    await expect(failing).rejects.toThrow('broken anchor');
  });
});
