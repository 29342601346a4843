import {spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {chooseEngine} from '../../scripts/lib/engines';

const on = (...present: readonly string[]) => ({
  firefox: chooseEngine('firefox', (place) => present.includes(place)),
  webkit: chooseEngine('webkit', (place) => present.includes(place)),
});

describe('the engines of a machine', () => {
  it('are found where distributions put them', () => {
    expect(on('/usr/bin/firefox', '/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb')).toEqual({
      firefox: {paths: ['/usr/bin/firefox']},
      webkit: {paths: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb']},
    });
  });

  it('are missing without one of their programs, and a line says what to install', () => {
    expect(on('/usr/bin/WebKitWebDriver')).toEqual({
      firefox: {
        missing: `Firefox isn't installed, so the tests in it don't run. Install it with "apt-get install firefox-esr" (Debian).`,
      },
      webkit: {
        missing: `WebKit isn't installed, so the tests in it don't run. Install it with "apt-get install webkit2gtk-driver xvfb" (Debian).`,
      },
    });
  });
});

describe('CI', () => {
  const script = readFileSync(path.resolve(__dirname, '../../.ci/run'), 'utf8');

  it('installs every package the tests name, and fails if an engine is missing', () => {
    for (const name of ['firefox-esr', 'webkit2gtk-driver', 'xvfb'])
      expect(script).toContain(`packages+=(${name})`);
    expect(script).toContain('export PORTAL_ENGINES=all');
    expect(spawnSync('bash', ['-n'], {input: script, encoding: 'utf8'}).stderr).toBe('');
  });
});
