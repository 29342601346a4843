import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {measureNode} from '../../../scripts/bench/lib/measure';

describe('measureNode', () => {
  it('measures time, processor time and memory of a command', async () => {
    const work =
      'const until = Date.now() + 300; const data = Buffer.alloc(100e6, 1); while (Date.now() < until);';
    const {seconds, cpuSeconds, peakMegabytes} = await measureNode({
      args: ['--eval', work],
      cwd: tmpdir(),
    });
    expect(seconds).toBeGreaterThan(0.3);
    expect(cpuSeconds).toBeGreaterThan(0.01);
    expect(peakMegabytes).toBeGreaterThan(100);
  });

  it('shows the output of a command that fails', async () => {
    const failing = measureNode({
      args: ['--eval', 'console.error(process.env.WORD); process.exit(3)'],
      cwd: tmpdir(),
      env: {WORD: 'broken anchor'},
    });
    await expect(failing).rejects.toThrow('broken anchor');
  });
});
