import {spawn} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {buildLocales, type BuiltLocales} from '../../../scripts/lib/build/locales';
import {isRunning, toProcessRef} from '../../../scripts/lib/build/processes';
import {createProject, until} from './support';

let root = '';

beforeEach(() => {
  root = createProject();
  writeFileSync(path.join(root, 'build', 'old.html'), 'old');
});
afterEach(() => rmSync(root, {recursive: true}));

function build(fault = '', extra: NodeJS.ProcessEnv = {}): Promise<BuiltLocales> {
  const env = {...process.env, ...extra, FAULT: fault};
  return buildLocales({
    root,
    locales: ['en', 'de'],
    parallel: 2,
    env,
    onStart: () => undefined,
    onEnd: () => undefined,
  });
}

describe('buildLocales', () => {
  it('builds every language in a staging folder, with shared files once, and does not touch the last build', async () => {
    const {results, folder} = await build();
    expect(results.map(({locale, failed}) => [locale, failed]).sort()).toEqual([
      ['de', false],
      ['en', false],
    ]);
    expect(results.every(({peakMegabytes}) => peakMegabytes > 0)).toBe(true);
    expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('en');
    expect(readFileSync(path.join(folder, 'de/index.html'), 'utf8')).toBe('de');
    expect(existsSync(path.join(folder, 'de/fonts'))).toBe(false);
    expect(existsSync(path.join(folder, 'fonts/a.woff2'))).toBe(true);
    expect(existsSync(path.join(root, 'build/old.html'))).toBe(true);
  });

  it.each([
    ['below 1 GB', undefined, 0, 1],
    ['as high as the environment sets it', '--max-old-space-size=3000', 2.9, 3.5],
  ])('keeps the memory of a language %s', async (_limit, options, min, max) => {
    const {results} = await build('', {NODE_OPTIONS: options});
    for (const {output} of results) {
      const limit = Number(/limit (\d+)/.exec(output)?.[1]) / 2 ** 30;
      expect(limit).toBeGreaterThan(min);
      expect(limit).toBeLessThan(max);
    }
  });

  it('finishes every language once it is built, when no other one waits', async () => {
    const steps: string[] = [];
    await buildLocales({
      root,
      locales: ['en', 'de', 'fr'],
      parallel: 1,
      env: process.env,
      onStart: () => undefined,
      onEnd: ({locale}) => void steps.push(locale),
      finish: async ({locale, site, prefix}) => {
        expect(readFileSync(path.join(site, prefix, 'index.html'), 'utf8')).toBe(locale);
        steps.push(`finish ${locale}`);
      },
    });
    expect(steps).toEqual(['en', 'de', 'fr', 'finish en', 'finish de', 'finish fr']);
  });

  it('fails with the error of a language that cannot be finished, after the others', async () => {
    const finished: string[] = [];
    const building = buildLocales({
      root,
      locales: ['en', 'de'],
      parallel: 1,
      env: process.env,
      onStart: () => undefined,
      onEnd: () => undefined,
      finish: async ({locale}) => {
        if (locale === 'en') throw new Error('a page that cannot be read');
        finished.push(locale);
      },
    });
    await expect(building).rejects.toThrow('a page that cannot be read');
    expect(finished).toEqual(['de']);
    expect(existsSync(path.join(root, 'build/old.html'))).toBe(true);
  });

  it.each([
    ['de failed', 'The build of de failed:\na page that cannot be rendered'],
    [
      'de starved',
      'heap out of memory\nIt was ended by SIGABRT, because Node used all the memory it was allowed. Allow more, in MB: NODE_OPTIONS=--max-old-space-size=2048.\n',
    ],
    [
      'de killed',
      'The build of de failed:\nIt was ended by SIGKILL, as systems do that run out of memory.',
    ],
  ])('gives the reason if %s, and keeps the last build', async (fault, message) => {
    await expect(build(fault)).rejects.toThrow(message);
    expect(existsSync(path.join(root, 'build/old.html'))).toBe(true);
  });

  it('leaves no process behind if the build is killed', async () => {
    const pids = path.join(root, 'pids');
    const source = path.resolve(__dirname, '../../../scripts/lib/build/locales.ts');
    const options = JSON.stringify({
      root,
      locales: ['en', 'de'],
      parallel: 2,
      env: {...process.env, FAULT: 'hangs', PIDS: pids},
    });
    const script = `require(${JSON.stringify(source)}).buildLocales({...${options}, onStart() {}, onEnd() {}});`;
    const parent = spawn(process.execPath, ['--import', 'tsx', '--eval', script], {
      cwd: path.resolve(__dirname, '../../..'),
      stdio: 'inherit',
    });
    const read = (): number[] =>
      existsSync(pids) ? readFileSync(pids, 'utf8').trim().split('\n').map(Number) : [];
    await until(() => read().length === 2);
    const children = read().map(toProcessRef);
    expect(children.every(isRunning)).toBe(true);
    parent.kill('SIGKILL');
    await until(() => !children.some(isRunning));
  });
});
