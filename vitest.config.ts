import path from 'node:path';
import {defineConfig} from 'vitest/config';

const alias = {'@site': path.resolve(__dirname)};
/** What the bundler of Docusaurus resolves; components under test get small stand-ins. */
const standIns = [
  {
    find: /^@docusaurus\/(Head|Link|Translate|router|useBaseUrl|useBrokenLinks|useDocusaurusContext|useIsBrowser)$/,
    replacement: path.resolve(__dirname, 'tests/support/docusaurus/$1'),
  },
  {find: '@generated/routes', replacement: path.resolve(__dirname, 'tests/support/docusaurus/routes')},
  {find: /^@theme\/(CodeBlock|Heading)$/, replacement: path.resolve(__dirname, 'tests/support/theme/$1')},
  {find: '@site', replacement: path.resolve(__dirname)},
];

/** `unit`: tables, functions and components. `site`: the built site's files. */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: {alias: standIns},
        esbuild: {jsx: 'automatic'},
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/site/**', 'tests/e2e/**'],
          environment: 'node',
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      {resolve: {alias}, test: {name: 'site', include: ['tests/site/**/*.test.ts'], environment: 'node', testTimeout: 60_000, hookTimeout: 180_000}},
    ],
  },
});
