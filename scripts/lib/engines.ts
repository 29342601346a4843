import {existsSync} from 'node:fs';
import {findBrowser} from './browser';

/**
 * The browser engines that the portal supports, named after the browsers of `browserslist` in
 * package.json.
 */
const ENGINES = ['chromium', 'firefox', 'webkit'] as const;

export type Engine = (typeof ENGINES)[number];

interface Installation {
  readonly title: string;
  /** Each program the engine needs, with its possible paths. */
  readonly programs: readonly (readonly string[])[];
  /** Debian packages. */
  readonly packages: string;
}

/** Chromium isn't listed, because `findBrowser` finds or installs it. */
const INSTALLATIONS: Readonly<Record<Exclude<Engine, 'chromium'>, Installation>> = {
  firefox: {
    title: 'Firefox',
    programs: [['/usr/bin/firefox-esr', '/usr/bin/firefox']],
    packages: 'firefox-esr',
  },
  webkit: {
    title: 'WebKit',
    programs: [['/usr/bin/WebKitWebDriver'], ['/usr/bin/Xvfb']],
    packages: 'webkit2gtk-driver xvfb',
  },
};

/**
 * The programs of an engine on this machine, in the required order, or one line that says how to
 * get them.
 */
export function chooseEngine(
  engine: Exclude<Engine, 'chromium'>,
  exists: (path: string) => boolean,
): {readonly paths: readonly string[]} | {readonly missing: string} {
  const {title, programs, packages} = INSTALLATIONS[engine];
  const paths = programs
    .map((places) => places.find(exists))
    .filter((place) => place !== undefined);
  return paths.length === programs.length
    ? {paths}
    : {
        missing: `${title} isn't installed, so the tests in it don't run. Install it with "apt-get install ${packages}" (Debian).`,
      };
}

/** The same for this machine. Throws if the engine is missing. */
export function findEngine(engine: Engine): readonly string[] {
  if (engine === 'chromium') return [findBrowser()];
  const choice = chooseEngine(engine, existsSync);
  if ('missing' in choice) throw new Error(choice.missing);
  return choice.paths;
}

/**
 * The installed engines. With `required`, throws if one is missing. Otherwise, reports it with
 * `say`.
 */
export function findEngines({
  required,
  say,
}: {
  readonly required: boolean;
  readonly say: (line: string) => void;
}): readonly Engine[] {
  return ENGINES.filter((engine) => {
    try {
      findEngine(engine);
      return true;
    } catch (error) {
      if (required) throw error;
      say(error instanceof Error ? error.message : String(error));
      return false;
    }
  });
}
