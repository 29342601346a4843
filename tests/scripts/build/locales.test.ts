import {copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildLocales, type LocaleResult} from '../../../scripts/lib/build/locales';

/** Docusaurus' part: writes a page of the language and shared files; `de` is killed or complains where the test wants it. */
const CLI = `import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
const [, , , , locale, , outDir] = process.argv;
if (process.env.FAULT === locale + ' killed') process.kill(process.pid, 'SIGKILL');
if (process.env.FAULT === locale + ' failed') {
  console.error('a broken anchor');
  process.exit(1);
}
const folder = locale === 'en' ? outDir : path.join(outDir, locale);
for (const [name, text] of [['index.html', locale], ['fonts/a.woff2', 'font']]) {
  mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
  writeFileSync(path.join(folder, name), text);
}
`;

// A space in its path: folders of people have them.
let root = '';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'a portal '));
  const files = {'node_modules/@docusaurus/core/bin/docusaurus.mjs': CLI, 'build/old.html': 'old'};
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), {recursive: true});
    writeFileSync(path.join(root, name), text);
  }
  const memory = 'scripts/lib/build/peakMemory.mjs';
  mkdirSync(path.dirname(path.join(root, memory)), {recursive: true});
  copyFileSync(path.resolve(__dirname, '../../..', memory), path.join(root, memory));
});
afterEach(() => rmSync(root, {recursive: true}));

function build(fault = ''): Promise<readonly LocaleResult[]> {
  const env = {...process.env, FAULT: fault};
  const outDir = path.join(root, 'build');
  return buildLocales({root, locales: ['en', 'de'], outDir, parallel: 2, env, onStart: () => undefined, onEnd: () => undefined});
}

describe('buildLocales', () => {
  it('puts every language in its place, in the place of the last build, with shared files once', async () => {
    const results = await build();
    expect(results.map(({locale, failed}) => [locale, failed]).sort()).toEqual([
      ['de', false],
      ['en', false],
    ]);
    expect(results.every(({peakMegabytes}) => peakMegabytes > 0)).toBe(true);
    expect(readFileSync(path.join(root, 'build/index.html'), 'utf8')).toBe('en');
    expect(readFileSync(path.join(root, 'build/de/index.html'), 'utf8')).toBe('de');
    expect(['build/old.html', 'build/de/fonts', '.cache/staging'].filter((name) => existsSync(path.join(root, name)))).toEqual([]);
    expect(existsSync(path.join(root, 'build/fonts/a.woff2'))).toBe(true);
  });

  it.each([
    ['de failed', 'The build of de failed:\na broken anchor'],
    ['de killed', 'The build of de failed:\nIt was ended by SIGKILL, as systems do that run out of memory.'],
  ])('says why where %s, and leaves the last build', async (fault, message) => {
    await expect(build(fault)).rejects.toThrow(message);
    expect(existsSync(path.join(root, 'build/old.html'))).toBe(true);
  });
});
