import {existsSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {chromium} from '@playwright/test';

/** The path of a Chromium, or how to get one. */
export type BrowserChoice = {readonly path: string} | {readonly missing: string};

interface BrowserPlaces {
  /** `CHROMIUM_PATH` of the environment. */
  readonly wanted: string | undefined;
  /** Path of Playwright's own browser, whether it exists or not. */
  readonly own: string | undefined;
  readonly exists: (path: string) => boolean;
}

const INSTALLED = [
  // The same engine without a desktop browser around it: 40 of the browser tests took 0.6 of its time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian packages to try, in order. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/**
 * The browser for tests: the requested one, an installed one, or Playwright's own. Otherwise, one
 * line that says what to do.
 */
export function chooseBrowser({wanted, own, exists}: BrowserPlaces): BrowserChoice {
  if (wanted !== undefined)
    return exists(wanted)
      ? {path: wanted}
      : {missing: `CHROMIUM_PATH is ${wanted}, but there is no such file. Correct it or unset it.`};
  const found = [...INSTALLED, own].find(
    (place): place is string => place !== undefined && exists(place),
  );
  return found === undefined
    ? {
        missing:
          'No Chromium found. Install one ("apt-get install chromium" on Debian, or "npx playwright install chromium"), or set CHROMIUM_PATH.',
      }
    : {path: found};
}

/**
 * The browser on this machine. On Debian, root installs a missing one. Throws with the remedy if
 * that fails.
 */
export function findBrowser(): string {
  const places = {
    wanted: process.env.CHROMIUM_PATH,
    own: chromium.executablePath(),
    exists: existsSync,
  };
  const choice = chooseBrowser(places);
  if ('path' in choice) return choice.path;
  if (places.wanted === undefined && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'ignore'});
    for (const name of PACKAGES) {
      console.log(`Installing ${name} with apt-get …`);
      spawnSync('apt-get', ['install', '-y', '-qq', name], {
        stdio: 'ignore',
        env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'},
      });
      const second = chooseBrowser(places);
      if ('path' in second) return second.path;
    }
  }
  throw new Error(choice.missing);
}

/** Options for headless Chromium: no sandbox for root in containers, and no background requests. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
