import {existsSync} from 'node:fs';
import {spawnSync} from 'node:child_process';
import {chromium} from '@playwright/test';

/** Where a Chromium is, or how to get one. */
export type BrowserChoice = {readonly path: string} | {readonly missing: string};

interface BrowserPlaces {
  /** `CHROMIUM_PATH` of the environment. */
  readonly wanted: string | undefined;
  /** Playwright's own browser, whether it is there or not. */
  readonly own: string | undefined;
  readonly exists: (path: string) => boolean;
}

const INSTALLED = [
  // The same engine without a desktop browser around it: tests take a third less time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Debian's packages, the first that can be installed. */
const PACKAGES = ['chromium-headless-shell', 'chromium'];

/** The browser to test with: the one asked for, an installed one, Playwright's own; else one line that says what to do. */
export function chooseBrowser({wanted, own, exists}: BrowserPlaces): BrowserChoice {
  if (wanted !== undefined)
    return exists(wanted) ? {path: wanted} : {missing: `CHROMIUM_PATH is ${wanted}, but there is no such file. Correct it or unset it.`};
  const found = [...INSTALLED, own].find((place): place is string => place !== undefined && exists(place));
  return found === undefined
    ? {missing: 'No Chromium found. Install one ("apt-get install chromium" on Debian, or "npx playwright install chromium"), or set CHROMIUM_PATH.'}
    : {path: found};
}

/** The browser on this machine. On Debian, as root, a missing one is installed. Throws with what to do where that fails. */
export function findBrowser(): string {
  const places = {wanted: process.env.CHROMIUM_PATH, own: chromium.executablePath(), exists: existsSync};
  const choice = chooseBrowser(places);
  if ('path' in choice) return choice.path;
  if (places.wanted === undefined && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-qq'], {stdio: 'ignore'});
    for (const name of PACKAGES) {
      console.log(`Installing ${name} with apt-get …`);
      spawnSync('apt-get', ['install', '-y', '-qq', name], {stdio: 'ignore', env: {...process.env, DEBIAN_FRONTEND: 'noninteractive'}});
      const second = chooseBrowser(places);
      if ('path' in second) return second.path;
    }
  }
  throw new Error(choice.missing);
}

/** How headless Chromium is started: no sandbox as root in containers, and no requests of its own. */
export const BROWSER_FLAGS: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
