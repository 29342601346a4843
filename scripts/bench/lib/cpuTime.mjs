import {readFileSync} from 'node:fs';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/**
 * Preloaded into a measured command: sends the parent its processor seconds and those of every
 * process it waited for, if the system reports them.
 */
process.on('exit', () => {
  try {
    const fields = readFileSync('/proc/self/stat', 'utf8')
      .replace(/^.*\) /s, '')
      .split(' ');
    const ticks = fields.slice(11, 15).reduce((sum, field) => sum + Number(field), 0);
    process.send?.({cpuSeconds: ticks / TICKS_PER_SECOND});
  } catch {
    // There is no /proc, so the figure is left out.
  }
});
