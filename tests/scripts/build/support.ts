import {copyFileSync, mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/**
 * Docusaurus' part: writes a page of the language and shared files, and prints its limit of memory.
 * A language fails, is killed or never ends if the test requests it.
 */
const CLI = `import {appendFileSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {getHeapStatistics} from 'node:v8';
const [, , , , locale, , outDir] = process.argv;
if (process.env.FAULT === locale + ' killed') process.kill(process.pid, 'SIGKILL');
if (process.env.FAULT === locale + ' starved') {
  console.error('FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory');
  process.kill(process.pid, 'SIGABRT');
}
if (process.env.FAULT === locale + ' failed') {
  console.error('a page that cannot be rendered');
  process.exit(1);
}
console.log('limit ' + getHeapStatistics().heap_size_limit);
const folder = locale === 'en' ? outDir : path.join(outDir, locale);
for (const [name, text] of [['index.html', locale], ['fonts/a.woff2', 'font']]) {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
}
if (process.env.FAULT === 'hangs') {
  setInterval(() => undefined, 1000);
  appendFileSync(process.env.PIDS, process.pid + '\\n');
}
`;

/**
 * A project folder with a small stand-in for Docusaurus and an empty build. Its path has a blank,
 * as people's folders do.
 */
export function createProject(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'a portal '));
  const cli = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const preload = path.join(root, 'scripts/lib/build/child.mjs');
  for (const folder of [path.dirname(cli), path.dirname(preload), path.join(root, 'build')])
    mkdirSync(folder, {recursive: true});
  writeFileSync(cli, CLI);
  copyFileSync(path.resolve(__dirname, '../../../scripts/lib/build/child.mjs'), preload);
  return root;
}

/** Waits for a state of another process; the test's own time limit ends it. */
export async function until(isReached: () => boolean): Promise<void> {
  while (!isReached()) await new Promise((resolve) => setTimeout(resolve, 20));
}
