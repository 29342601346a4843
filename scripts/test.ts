import {spawn} from 'node:child_process';
import {mkdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {findBrowser} from './lib/browser';
import {buildSite} from './lib/build/site';
import {runCommand} from './lib/command';
import {toSearchEnvironment} from '../tests/services/search/local';
import {SEARCH_HOSTS, SEARCH_SITE, TEST_SERVICES, TEST_SITE} from './lib/test/testServices';
import {toPlaywrightCounts, toTotal, toVitestCounts, type Counts} from './lib/test/counts';

const root = path.resolve(__dirname, '..');
const reports = path.join(root, '.cache', 'test');
const bin = (name: string): string => path.join(root, 'node_modules', '.bin', name);

/** Runs a program in the project, shows its output and returns its exit code. */
function run(command: string, ...args: string[]): Promise<number> {
  return runWith({}, command, ...args);
}

/** The same with additional environment variables. */
function runWith(
  env: Readonly<Record<string, string>>,
  command: string,
  ...args: string[]
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: 'inherit',
      env: {...process.env, NODE_OPTIONS: '--max-old-space-size=4096', ...env},
    });
    child.on('close', (code) => resolve(code ?? 1));
    child.on('error', () => resolve(1));
  });
}

async function readReport(name: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path.join(reports, name), 'utf8'));
  } catch {
    return undefined;
  }
}

/** Counts of a part of the run. */
type Result = Counts & {readonly name: string};

/** A check that passes or fails as a whole. */
async function check(name: string, body: () => Promise<number>): Promise<Result> {
  const started = Date.now();
  console.log(`\n── ${name}`);
  const code = await body();
  console.log(
    `── ${name} ${code === 0 ? 'passed' : 'failed'} (${((Date.now() - started) / 1000).toFixed(0)} s)`,
  );
  return {name, passed: Number(code === 0), failed: Number(code !== 0)};
}

async function vitest(name: 'unit' | 'site', ...projects: readonly string[]): Promise<Result> {
  console.log(`\n── ${name} tests`);
  const outputFile = `--outputFile=${path.join(reports, `${name}.json`)}`;
  const code = await run(
    bin('vitest'),
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    outputFile,
  );
  return {name: `${name} tests`, ...toVitestCounts(await readReport(`${name}.json`), code)};
}

async function browserTests(): Promise<Result> {
  console.log('\n── browser tests');
  const code = await run(bin('playwright'), 'test');
  return {name: 'browser tests', ...toPlaywrightCounts(await readReport('e2e.json'), code)};
}

/**
 * Checks everything: types, lint, specifications, translations, units, the built site, the site in
 * a browser. Prints the failed parts and the totals at the end. The site under test is built to a
 * separate folder with every external service configured. A second, small site searches with
 * Algolia's client.
 */
runCommand(async () => {
  findBrowser();
  await rm(reports, {recursive: true, force: true});
  await mkdir(reports, {recursive: true});
  Object.assign(process.env, TEST_SERVICES, {PORTAL_BUILD: TEST_SITE});
  const results: Result[] = await Promise.all([
    check('types', () => run(bin('tsc'), '--noEmit')),
    check('lint', () => run(bin('eslint'), '.', '--max-warnings', '0')),
    check('boundaries', () => run('npm', 'run', '--silent', 'lint:boundaries')),
    check('unused code', () => run('npm', 'run', '--silent', 'lint:unused')),
    check('prose', () => run('npm', 'run', '--silent', 'lint:prose')),
    check('format', () => run(bin('prettier'), '--check', '--log-level', 'warn', '.')),
  ]);
  results.push(await vitest('unit', 'unit', 'components', 'thorough'));
  const build = await check('build', async () => {
    try {
      await buildSite({outDir: path.join(root, TEST_SITE), strict: true});
      return 0;
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      return 1;
    }
  });
  results.push(build);
  if (build.failed === 0) {
    // Only the search service is configured, because the tests of this site allow no request to any
    // other host.
    const none = Object.fromEntries(Object.keys(TEST_SERVICES).map((name) => [name, '']));
    const env = {...none, ...toSearchEnvironment(SEARCH_HOSTS), PORTAL_API_PAGES: '0'};
    // Side by side, because the tests only read the first site.
    results.push(
      ...(await Promise.all([
        vitest('site', 'site'),
        check('build with Algolia', () =>
          runWith(
            env,
            bin('tsx'),
            'scripts/build.ts',
            '--locale',
            'en',
            '--strict',
            '0',
            '--out-dir',
            SEARCH_SITE,
          ),
        ),
      ])),
    );
    results.push(await browserTests());
  }
  const {passed, failed} = toTotal(results);
  // A failure is thousands of lines further up by now.
  for (const part of results)
    if (part.failed > 0) console.log(`\n${part.name}: ${part.failed} failed`);
  console.log(`\n${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
