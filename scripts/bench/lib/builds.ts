import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {apis} from '../../../src/data/apis';
import {LOCK_FILE, takeBuildLock} from '../../lib/build/lock';
import {findPages} from '../../lib/page/readPages';
import {writeBareSite} from './bareSite';
import {measureNode, type Measurement} from './measure';

/** The builds of one site, first without caches, then with those of the first build. */
export interface BuildFigures {
  /**
   * `portal`: the command `npm run build`. `same pages`: the same without API pages. `bare`: stock
   * Docusaurus with the same pages.
   */
  readonly build: 'portal' | 'same pages' | 'bare';
  readonly pages: number;
  readonly cold: Measurement;
  readonly warm: Measurement;
}

interface ReadBuildsOptions {
  readonly root: string;
  /** Language to build; empty for all. */
  readonly locale: string;
  readonly log: (line: string) => void;
}

/**
 * Builds the portal into `build`, then the bare site, each cold and warm. The bare site can't have
 * API pages. If the portal has them, it is also built without them, to compare the same pages.
 * Removes this tree's build caches.
 */
export async function readBuilds({
  root,
  locale,
  log,
}: ReadBuildsOptions): Promise<readonly BuildFigures[]> {
  const only = locale === '' ? [] : ['--locale', locale];
  const bench = path.join(root, '.cache', 'bench');
  const readTwice = async (
    build: BuildFigures['build'],
    outDir: string,
    clear: () => Promise<void>,
    run: () => Promise<Measurement>,
  ): Promise<BuildFigures> => {
    await clear();
    log(`  ${build}, cold …`);
    const cold = await run();
    log(`  ${build}, warm …`);
    return {build, cold, warm: await run(), pages: (await findPages(outDir)).length};
  };
  const readPortal = (
    build: BuildFigures['build'],
    outDir: string,
    env: Readonly<Record<string, string>>,
  ): Promise<BuildFigures> =>
    readTwice(
      build,
      outDir,
      () => clearPortalCaches(root),
      // Not strict. Broken anchors are still checked, but judging them is the task of the tests.
      () =>
        measureNode({
          args: [
            path.join('scripts', 'bootstrap.mjs'),
            'build',
            '--strict',
            '0',
            '--out-dir',
            outDir,
            ...only,
          ],
          cwd: root,
          env,
        }),
    );

  const portal = await readPortal('portal', path.join(root, 'build'), {});
  const pages = await findPages(path.join(root, 'build'));
  const hasApiPages = apis.some((api) => pages.includes(`${api.path.slice(1)}.html`));
  const samePages = hasApiPages
    ? [await readPortal('same pages', path.join(bench, 'same-pages'), {PORTAL_API_PAGES: '0'})]
    : [];

  const folder = path.join(bench, 'bare');
  await writeBareSite(root, folder);
  const cli = path.join(root, 'node_modules', '@docusaurus', 'core', 'bin', 'docusaurus.mjs');
  const bare = await readTwice(
    'bare',
    path.join(folder, 'build'),
    () => clear(folder, ['node_modules', '.docusaurus', 'build']),
    () => measureNode({args: [cli, 'build', ...only], cwd: folder}),
  );
  return [portal, ...samePages, bare];
}

/**
 * Everything a build caches for the next one: the bundler's cache, generated files, and the
 * portal's own caches.
 */
async function clearPortalCaches(root: string): Promise<void> {
  // A running build needs these files.
  const lock = await takeBuildLock({root, log: console.log});
  try {
    const own = await readdir(path.join(root, '.cache'));
    await clear(root, [
      'node_modules/.cache',
      '.docusaurus',
      ...own.filter((name) => !['bench', LOCK_FILE].includes(name)).map((name) => `.cache/${name}`),
    ]);
  } finally {
    lock.release();
  }
}

async function clear(folder: string, names: readonly string[]): Promise<void> {
  await Promise.all(
    names.map((name) => rm(path.join(folder, name), {recursive: true, force: true})),
  );
}
