import {randomUUID} from 'node:crypto';
import {setMaxListeners} from 'node:events';
import {hostname, userInfo} from 'node:os';
import path from 'node:path';
import {readEnv} from '../src/config/env';
import {locales} from '../src/data/locales';
import {readOptions, runCommand, toFlagged} from './lib/command';
import {deploy} from './lib/deploy/deploy';
import {readWholeBuild} from './lib/deploy/build';
import {assertRemovable, toCount} from './lib/deploy/options';
import {removeDeployment} from './lib/deploy/remove';
import {createStore} from './lib/deploy/store';
import {smoke} from './lib/smoke/smoke';

/**
 * Publishes a build to S3-compatible storage. Options: `--dir` (build), `--grace` (7, days that files which left the build are kept), `--dry-run` (writes nothing),
 * `--list` (names every file), `--smoke` (the address to ask afterwards whether all is well), `--concurrency` (16 requests at a time), `--break-lock` (of a
 * deployment that died), `--as` (how this one is called in its lock), `--remove` (the folder that DEPLOY_PREFIX names: takes the deployment there away again).
 */
runCommand(async (argv) => {
  const options = readOptions(toFlagged(argv, ['dry-run', 'list', 'break-lock']), {
    dir: 'build',
    grace: '7',
    'dry-run': '0',
    list: '0',
    smoke: '',
    concurrency: '16',
    'break-lock': '0',
    as: '',
    remove: '',
  });
  const graceDays = toCount('grace', options.grace, 0);
  const concurrency = toCount('concurrency', options.concurrency, 1);
  const {deployment} = readEnv();
  if (!deployment)
    throw new Error('No place to deploy to is configured. Set DEPLOY_BUCKET and DEPLOY_REGION, and DEPLOY_ENDPOINT where the store is not Amazon’s.');
  const place = [deployment.bucket, deployment.prefix].filter(Boolean).join('/');
  const stop = new AbortController();
  // Every request under way listens.
  setMaxListeners(concurrency + 4, stop.signal);
  // Every time: Ctrl+C reaches this process from the terminal and from npm.
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => stop.abort());
  const now = new Date();
  const shared = {
    now,
    graceDays,
    holder: {token: randomUUID(), name: options.as === '' ? readOwnName() : options.as, since: now.toISOString()},
    isDry: options['dry-run'] !== '0',
    isListed: options.list !== '0',
    breaksLock: options['break-lock'] !== '0',
    concurrency,
    signal: stop.signal,
    log: console.log,
  };

  if (options.remove !== '') {
    assertRemovable(options.remove, deployment.prefix);
    console.log(`Removing what was deployed to ${place}`);
    const store = createStore(deployment, {signal: stop.signal});
    await removeDeployment({...shared, store}).finally(store.close);
    return;
  }
  const folder = path.resolve(options.dir);
  const {files, note} = await readWholeBuild(
    folder,
    locales.map(({id}) => id),
  );
  console.log(`${files.length} files, built for ${note.siteUrl}${note.baseUrl}, to ${place}`);
  const store = createStore(deployment, {signal: stop.signal});
  await deploy({...shared, store, folder, files}).finally(store.close);
  if (shared.isDry) return;
  console.log(`Deployed in ${((Date.now() - now.getTime()) / 1000).toFixed(0)} s`);
  if (options.smoke !== '') await smoke({url: options.smoke, folder, log: console.log});
});

/** Who deploys, for whoever meets the lock. Users of containers may have no name. */
function readOwnName(): string {
  try {
    return `${userInfo().username} on ${hostname()}`;
  } catch {
    return hostname();
  }
}
