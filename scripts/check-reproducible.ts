import {spawn, spawnSync} from 'node:child_process';
import {mkdir, mkdtemp, readFile, readdir, rm, symlink} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readOptions, runCommand} from './lib/command';
import {compareBuilds, toReport, type BuiltFiles} from './lib/reproducible/compare';

const root = path.resolve(__dirname, '..');

/**
 * Builds the last commit twice, in two folders and without caches, and lists every file that
 * differs. Options: `--locale` (en; `all` for every language), `--keep` (1: keeps both builds).
 */
runCommand(async (argv) => {
  const {locale, keep} = readOptions(argv, {locale: 'en', keep: '0'});
  const place = await mkdtemp(path.join(tmpdir(), 'portal-reproducible-'));
  // Folder names of different lengths, so that a path that gets into a file also changes its size.
  const trees = [path.join(place, 'one'), path.join(place, 'the-other')] as const;
  if (git(['status', '--porcelain']) !== '')
    console.log(
      'There are changes that are not committed; the last commit is checked, without them.',
    );
  try {
    const builds: BuiltFiles[] = [];
    for (const tree of trees) {
      git(['worktree', 'add', '--detach', tree, 'HEAD']);
      await symlink(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
      console.log(`Building in ${tree} …`);
      const outDir = path.join(place, `build-of-${path.basename(tree)}`);
      await build(tree, outDir, locale);
      builds.push(await readBuild(outDir));
    }
    const [first = new Map(), second = new Map()] = builds;
    const differences = compareBuilds(first, second);
    const report = toReport(differences, new Set([...first.keys(), ...second.keys()]).size);
    if (differences.length > 0) throw new Error(report);
    console.log(report);
  } finally {
    for (const tree of trees) git(['worktree', 'remove', '--force', tree]);
    if (keep === '1') console.log(`The builds are in ${place}.`);
    else await rm(place, {recursive: true, force: true});
  }
});

function git(args: readonly string[]): string {
  const {status, stdout, stderr} = spawnSync('git', args, {cwd: root, encoding: 'utf8'});
  if (status !== 0 && args[1] !== 'remove') throw new Error(`git ${args.join(' ')}: ${stderr}`);
  return stdout.trim();
}

function build(tree: string, outDir: string, locale: string): Promise<void> {
  const tsx = path.join(root, 'node_modules', 'tsx', 'dist', 'cli.mjs');
  const args = [
    tsx,
    path.join(tree, 'scripts', 'build.ts'),
    '--out-dir',
    outDir,
    ...(locale === 'all' ? ['--strict', '1'] : ['--locale', locale, '--strict', '0']),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: tree,
      stdio: 'inherit',
      env: {...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'true'},
    });
    child.on('error', reject);
    child.on('close', (code) =>
      code === 0 ? resolve() : reject(new Error(`The build in ${tree} failed.`)),
    );
  });
}

async function readBuild(folder: string): Promise<BuiltFiles> {
  await mkdir(folder, {recursive: true});
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [path.relative(folder, file), await readFile(file)] as const),
    ),
  );
}
