import {readBucket, type DeployOptions} from './deploy';
import {fileKinds, toFileKind} from './kinds';
import {withLock} from './lock';
import {stateFiles} from './manifest';
import {toOwnPaths} from './plan';
import {forEachLimited} from './pool';

type RemoveOptions = Pick<DeployOptions, 'store' | 'holder' | 'isDry' | 'isListed' | 'breaksLock' | 'concurrency' | 'signal' | 'log'>;

/**
 * Takes out of a bucket what deployments put there, and gives the paths. What names others goes first, so that no published page refers to what is gone. Objects
 * that no deployment wrote stay. Whatever breaks it off, it can be run again and goes on. Throws with the file, the cause and what to do.
 */
export async function removeDeployment(options: RemoveOptions): Promise<readonly string[]> {
  const {store, isDry, log} = options;
  if (!isDry) return withLock(store, options, async ({check}) => carryOut(await readSteps(options), check, options));
  const steps = await readSteps(options);
  log('Nothing was removed.');
  return steps.flat();
}

/** The paths to remove, in the order of steps. */
async function readSteps({store, isListed, log}: RemoveOptions): Promise<readonly (readonly string[])[]> {
  const bucket = await readBucket(store);
  const own = toOwnPaths(bucket);
  const paths = [...own].filter((path) => bucket.listed.has(path)).sort();
  const foreign = [...bucket.listed.keys()].filter((path) => !own.has(path)).sort();
  log(`${paths.length} files to remove${foreign.length > 0 ? `; of no deployment, left alone: ${foreign.length}` : ''}`);
  if (isListed) for (const line of [...paths.map((path) => `  removed  ${path}`), ...foreign.map((path) => `  foreign  ${path}`)]) log(line);
  // How long a file is cached tells assets from other files; here both come last.
  const toKind = (path: string): string => toFileKind(path, {'Cache-Control': '', 'Content-Type': ''});
  return [...fileKinds].reverse().map((kind) => paths.filter((path) => toKind(path) === kind));
}

async function carryOut(
  steps: readonly (readonly string[])[],
  check: () => Promise<void>,
  {store, concurrency, signal, log}: RemoveOptions,
): Promise<readonly string[]> {
  for (const paths of steps) {
    await check();
    const files = paths.map((path) => ({path}));
    await forEachLimited(files, concurrency, ({path}) => store.remove(path), signal);
  }
  const paths = steps.flat();
  const listed = await store.list();
  const kept = paths.filter((path) => listed.has(path));
  if (kept.length > 0)
    throw new Error(`The store still holds ${kept.slice(0, 5).join(', ')}${kept.length > 5 ? ` and ${kept.length - 5} more` : ''}. Run the command again.`);
  await check();
  // The notes of what is there go last, so that a removal which broke knows what is left.
  for (const note of [stateFiles.journal, stateFiles.manifest]) await store.remove(note);
  log(`Removed ${paths.length} files`);
  return paths;
}
