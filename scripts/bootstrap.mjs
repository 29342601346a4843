/**
 * Runs a command of this project from a fresh clone: installs the packages in the lock file if they
 * are missing or outdated, then starts the TypeScript command. This is plain JavaScript without
 * imports from packages, because no package may be installed yet.
 */
import {spawn, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const [command, ...rest] = process.argv.slice(2);

const {engines} = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
const [major, minor] = process.versions.node.split('.').map(Number);
const isSupported = engines.node.split(' || ').some((range) => {
  const [from, least] = range.match(/\d+/g).map(Number);
  return range.startsWith('^') ? major === from && minor >= least : major >= from;
});
if (!isSupported) {
  console.error(`Node ${process.versions.node} can't run the portal. Install ${engines.node}.`);
  process.exit(1);
}

const stamp = path.join(root, 'node_modules', '.installed');
const lock = createHash('sha256')
  .update(readFileSync(path.join(root, 'package-lock.json')))
  .digest('hex');
const isInstalled = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
if (!isInstalled) {
  console.log('Installing packages from package-lock.json …');
  // "npm ci" doesn't work here: it rejects a lock file without the optional binaries of other
  // platforms, which some registries don't offer. The versions are those of the lock file. Includes
  // the packages that only builds and tests need. If NODE_ENV is "production", npm would omit them.
  const {status} = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: 'inherit',
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The packages could not be installed. See the message of npm above.');
    process.exit(status ?? 1);
  }
  writeFileSync(stamp, lock);
}

// A single process with a channel to it, so that the command notices when this process is gone,
// even after SIGKILL.
const child = spawn(
  process.execPath,
  ['--import', 'tsx', path.join(root, 'scripts', `${command}.ts`), ...rest],
  {
    cwd: root,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  },
);
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
// npm passes signals on, but a killed npm can't.
if (process.env.npm_lifecycle_event !== undefined) {
  const npm = readStarter();
  setInterval(() => readStarter() !== npm && child.kill('SIGTERM'), 1000).unref();
}
child.on('close', (status, signal) => process.exit(signal ? 1 : (status ?? 1)));

/**
 * The process that started this one, past the shell in which npm runs scripts. Some shells stay,
 * others are replaced by the command.
 */
function readStarter() {
  try {
    const [, name = '', parent] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${process.ppid}/stat`, 'utf8')) ?? [];
    return name.endsWith('sh') ? Number(parent) : process.ppid;
  } catch {
    return process.ppid;
  }
}
