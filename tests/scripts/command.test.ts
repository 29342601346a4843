import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chooseBrowser} from '../../scripts/lib/browser';
import {readOptions, toFlagged, toSwitch} from '../../scripts/lib/command';
import {toPort} from '../../scripts/lib/serve';
import {toPlaywrightCounts, toTotal, toVitestCounts} from '../../scripts/lib/test/counts';

describe('readOptions', () => {
  it('reads both spellings over the defaults', () => {
    expect(
      readOptions(['--port', '4000', '--dir=out'], {port: '3000', dir: 'build', locale: 'en'}),
    ).toEqual({port: '4000', dir: 'out', locale: 'en'});
  });

  it('rejects unknown options and an option without a value', () => {
    expect(() => readOptions(['--prot', '1'], {port: '3000'})).toThrow(
      '"--prot" is not an option of this command. Known: --port.',
    );
    expect(() => readOptions(['--port'], {port: '3000'})).toThrow('--port requires a value.');
    expect(() => readOptions(['--constructor', '1'], {port: '3000'})).toThrow(
      '"--constructor" is not an option of this command.',
    );
  });
});

describe('runCommand', () => {
  it('prints only the message and exits with code 1 if a command fails, even if it has started services', () => {
    const source = JSON.stringify(path.resolve(__dirname, '../../scripts/lib/command.ts'));
    const script = `require(${source}).runCommand(async () => { require('node:http').createServer().listen(0); throw new Error('The build failed.'); });`;
    const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', '--eval', script], {
      encoding: 'utf8',
      timeout: 15_000,
    });
    expect([status, stderr]).toEqual([1, 'The build failed.\n']);
  });
});

describe('toFlagged', () => {
  it('adds the missing value to flags and changes nothing else', () => {
    expect(toFlagged(['--dry-run', '--dir', 'out', '--list'], ['dry-run', 'list'])).toEqual([
      '--dry-run=1',
      '--dir',
      'out',
      '--list=1',
    ]);
  });
});

describe('toSwitch', () => {
  it('accepts only 1 and 0', () => {
    expect([toSwitch('strict', '1'), toSwitch('strict', '0')]).toEqual([true, false]);
    expect(() => toSwitch('strict', 'yes')).toThrow('--strict is "yes". Give 1 or 0.');
  });
});

describe('toPort', () => {
  it('accepts whole numbers up to 65535', () => {
    expect(toPort('0')).toBe(0);
    for (const bad of ['', 'x', '70000', '1.5', '-1'])
      expect(() => toPort(bad)).toThrow('Give a number from 0 to 65535.');
  });
});

describe('chooseBrowser', () => {
  it('prefers the requested browser, then an installed one, then Playwright’s own', () => {
    expect(chooseBrowser({wanted: '/x', own: '/own', exists: () => true})).toEqual({path: '/x'});
    expect(
      chooseBrowser({
        wanted: undefined,
        own: '/own',
        exists: (path) => path === '/usr/bin/chromium' || path === '/own',
      }),
    ).toEqual({
      path: '/usr/bin/chromium',
    });
    expect(chooseBrowser({wanted: undefined, own: '/own', exists: () => true})).toEqual({
      path: '/usr/bin/chromium-headless-shell',
    });
    expect(
      chooseBrowser({wanted: undefined, own: '/own', exists: (path) => path === '/own'}),
    ).toEqual({path: '/own'});
  });

  it('gives a remedy in one line if there is no browser', () => {
    expect(chooseBrowser({wanted: '/x', own: undefined, exists: () => false})).toEqual({
      missing: 'CHROMIUM_PATH is /x, but there is no such file. Correct it or unset it.',
    });
    const choice = chooseBrowser({wanted: undefined, own: undefined, exists: () => false});
    expect(choice).toHaveProperty(
      'missing',
      expect.stringMatching(/^No Chromium found\. Install one .*, or set CHROMIUM_PATH\.$/),
    );
  });
});

describe('counts', () => {
  it('come from the runners’ reports; a missing or broken report is a failure', () => {
    expect(toVitestCounts({numPassedTests: 3, numFailedTests: 0, success: true}, 0)).toEqual({
      passed: 3,
      failed: 0,
    });
    expect(toVitestCounts({numPassedTests: 3, numFailedTests: 1, success: false}, 1)).toEqual({
      passed: 3,
      failed: 1,
    });
    expect(toVitestCounts({numPassedTests: 3, numFailedTests: 0, success: false}, 1)).toEqual({
      passed: 3,
      failed: 1,
    });
    expect(toVitestCounts(undefined, 0)).toEqual({passed: 0, failed: 1});
    expect(toPlaywrightCounts({stats: {expected: 5, unexpected: 0, flaky: 0}}, 0)).toEqual({
      passed: 5,
      failed: 0,
    });
    expect(toPlaywrightCounts({stats: {expected: 5, unexpected: 1, flaky: 1}}, 1)).toEqual({
      passed: 5,
      failed: 2,
    });
    expect(
      toPlaywrightCounts({stats: {expected: 5, unexpected: 0, flaky: 0}, errors: ['no server']}, 1),
    ).toEqual({passed: 5, failed: 1});
    expect(toPlaywrightCounts(null, 0)).toEqual({passed: 0, failed: 1});
    // Reports do not show this: Vitest reports a run with an unhandled error as a success.
    expect(toVitestCounts({numPassedTests: 3, numFailedTests: 0, success: true}, 1)).toEqual({
      passed: 3,
      failed: 1,
    });
    expect(toPlaywrightCounts({stats: {expected: 5, unexpected: 0, flaky: 0}}, 1)).toEqual({
      passed: 5,
      failed: 1,
    });
    expect(
      toTotal([
        {passed: 1, failed: 0},
        {passed: 2, failed: 3},
      ]),
    ).toEqual({passed: 3, failed: 3});
  });
});
