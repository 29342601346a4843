import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(__dirname)};
/** What the bundler of Docusaurus resolves; components under test get small stand-ins. */
const standIns = [
  {
    find: /^@docusaurus\/(Head|Link|Translate|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser)$/,
    replacement: path.resolve(__dirname, 'tests/support/docusaurus/$1'),
  },
  {
    find: '@generated/routes',
    replacement: path.resolve(__dirname, 'tests/support/docusaurus/routes'),
  },
  {
    find: /^@theme\/(CodeBlock|Heading)$/,
    replacement: path.resolve(__dirname, 'tests/support/theme/$1'),
  },
  {find: '@site', replacement: path.resolve(__dirname)},
];

/**
 * Testing Library remembers the document it was loaded in, so each file with a document loads its
 * own copy. Only modules that Vite resolves can be loaded again.
 */
const testingLibrary = ['react', 'dom'].map((name) => ({
  find: `@testing-library/${name}`,
  replacement: path.resolve(
    __dirname,
    `node_modules/@testing-library/${name}/dist/@testing-library/${name}.esm.js`,
  ),
}));

/**
 * These read or render all specifications, run linters and compilers over them, check signatures,
 * draw pictures or start commands: more than two seconds of work a file. `npm test` runs them,
 * `npm run test:unit` doesn't.
 */
const THOROUGH = [
  'tests/data/{codeSamples,figures,germanGuides,translations}.test.ts',
  'tests/model/figures/{decisionTree,stateMachine}.test.ts',
  'tests/model/fuzz/parsers.test.ts',
  'tests/openapi/{conventions,exampleCoverage,exampleResponses,migrationNotes,misspelt,serviceFacts,specifications}.test.ts',
  'tests/packages/fiscal/{austrianCheck,austrianScenarios,dsfinvkCheck,fuzz,germanReceipt,mutations,package,tarball,tseArchive,vectors}.test.ts',
  'tests/plugins/{error-codes/errorCodes,postcss-once/index,translations/translations}.test.ts',
  'tests/plugins/api-reference/{requiredFields,runJob,specifications}.test.ts',
  'tests/plugins/file-links/{build,realPages}.test.ts',
  'tests/plugins/http-examples/pages.test.ts',
  'tests/scripts/{bootstrap,command,bench/measure,build/locales,pages/{check,command,mistakes},smoke/smoke}.test.ts',
  'tests/scripts/pictures/{draw,write}.test.ts',
  'tests/services/{feedback,newsletter}/server.test.ts',
  'tests/scripts/specs/{accept,document,lastGoodCopy,update}.test.ts',
];
/**
 * Components, in a document of their own, and tests that replace a module: each file gets fresh
 * modules.
 */
const COMPONENTS = [
  'tests/{features,kit,theme}/**/*.test.{ts,tsx}',
  'tests/config/preset.test.ts',
  'tests/model/pages/assetRetry.test.ts',
  'tests/scripts/build/replace.test.ts',
];
const ELSEWHERE = ['tests/site/**', 'tests/e2e/**', 'tests/engines/**'];
const sources = {resolve: {alias: standIns}, esbuild: {jsx: 'automatic' as const}};
const shared = {
  environment: 'node',
  globalSetup: 'tests/support/temporaryFolder.ts',
  testTimeout: 20_000,
  hookTimeout: 60_000,
};

/**
 * `unit`: tables and functions; the files of a worker share their modules, which are then read
 * once. `components`: what needs modules of its own. `thorough`: what takes seconds a test. `site`:
 * the built site's files.
 *
 * Vitest decides once for each kind of worker, for all projects, whether it serves more than one
 * file. A project's `isolate` only decides whether the portal's modules are loaded again for each
 * file. Component tests get a thread each: a window that an earlier file left behind hears events
 * that are meant for the next.
 */
export default defineConfig({
  test: {
    poolOptions: {
      forks: {isolate: false, maxForks: availableParallelism()},
      threads: {isolate: true, maxThreads: availableParallelism()},
    },
    projects: [
      {
        ...sources,
        test: {
          ...shared,
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: [...ELSEWHERE, ...COMPONENTS, ...THOROUGH],
          isolate: false,
        },
      },
      {
        ...sources,
        resolve: {alias: [...testingLibrary, ...standIns]},
        test: {
          ...shared,
          name: 'components',
          include: COMPONENTS,
          pool: 'threads',
          server: {deps: {inline: [/@testing-library/]}},
        },
      },
      {...sources, test: {...shared, name: 'thorough', include: THOROUGH, isolate: false}},
      {
        resolve: {alias},
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // Every file needs all pages, and a worker reads them once.
          isolate: false,
          environment: 'node',
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
