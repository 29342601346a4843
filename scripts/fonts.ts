import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import {runCommand} from './lib/command';

const root = path.resolve(__dirname, '..');

/**
 * Characters needed for the five languages, receipts and code: Latin-1, Latin Extended-A of the
 * languages, punctuation, arrows, currency, check marks.
 */
const characters = [
  ...range(0x20, 0x7e),
  ...range(0xa0, 0xff),
  ...'ŒœŸŠšŽžŁłıĀāĒēĪīŌōŪū',
  ...'–—‘’‚“”„†‡•…‰‹›€™−×÷≈≠≤≥∞←↑→↓↔↗✓✗‖·⌘⌥⇧⏎',
].join('');

const faces = [
  {
    source: '@fontsource-variable/hanken-grotesk/files/hanken-grotesk-latin-wght-normal.woff2',
    target: 'hanken-grotesk.woff2',
    axes: {wght: {min: 400, max: 750}},
    keepFeatures: ['ccmp', 'kern', 'liga', 'mark'],
  },
  {
    source: '@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2',
    target: 'jetbrains-mono.woff2',
    axes: {wght: {min: 400, max: 700}},
    // Without ligatures: every character of “</”, “//” and “--” by itself, as code is copied.
    keepFeatures: ['ccmp', 'kern', 'mark'],
  },
];

function range(first: number, last: number): string[] {
  return Array.from({length: last - first + 1}, (_, index) => String.fromCodePoint(first + index));
}

/**
 * Writes the subset fonts to `static/fonts`. Run it after an update of a font. The files are
 * committed.
 */
runCommand(async () => {
  await mkdir(path.join(root, 'static/fonts'), {recursive: true});
  for (const {source, target, axes, ...options} of faces) {
    const original = await readFile(require.resolve(source));
    const subset = await subsetFont(original, characters, {
      targetFormat: 'woff2',
      variationAxes: axes,
      ...options,
    });
    await writeFile(path.join(root, 'static/fonts', target), subset);
    console.log(`${target}: ${original.length} → ${subset.length} bytes`);
  }
});
