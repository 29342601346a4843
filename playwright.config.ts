import {existsSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {defineConfig} from '@playwright/test';
import {BROWSER_FLAGS, findBrowser} from './scripts/lib/browser';
import {findEngines, type Engine} from './scripts/lib/engines';
import {
  FEEDBACK_PORT,
  NEWSLETTER_PORT,
  SEARCH_HOSTS,
  SEARCH_PORT,
  SEARCH_SITE,
  SEARCH_SITE_PORT,
  TEST_SITE,
} from './scripts/lib/test/testServices';

const port = Number(process.env.PORTAL_PORT ?? 4173);
const external = process.env.PORTAL_URL;

/** Workers read this file again. Only the first reading reports what is missing. */
const say = process.env.TEST_WORKER_INDEX === undefined ? console.log : () => undefined;
const engines = findEngines({required: process.env.PORTAL_ENGINES === 'all', say});

/**
 * Browser tests run on the built site behind the CDN's headers; `PORTAL_URL` points them at a
 * running one.
 */
export default defineConfig<object, {engine: Engine}>({
  projects: [
    {name: 'portal', testDir: 'tests/e2e'},
    ...engines.map((engine) => ({name: engine, testDir: 'tests/engines', use: {engine}})),
  ],
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // One more than cores, because each waits a little. On two, 163 tests took 170 s with two workers,
  // 158 s with three, and 155 s with four.
  workers: availableParallelism() + 1,
  // Waits are for states. Rendering a reference of 26,000 elements in software, twice at a time on
  // two cores, takes seconds.
  timeout: 60_000,
  expect: {timeout: 20_000},
  reporter: [['list'], ['json', {outputFile: '.cache/test/e2e.json'}]],
  use: {
    baseURL: external ?? `http://localhost:${port}`,
    browserName: 'chromium',
    launchOptions: {executablePath: findBrowser(), args: [...BROWSER_FLAGS]},
    viewport: {width: 1440, height: 900},
    // A recording of every test costs a fifth of the run; "--trace on" records the ones being
    // looked into.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  ...(external
    ? {}
    : {
        webServer: [
          {
            command: `node scripts/bootstrap.mjs serve --port ${port} --dir ${TEST_SITE}`,
            url: `http://localhost:${port}/`,
            reuseExistingServer: false,
          },
          {
            command: `node scripts/bootstrap.mjs ../tests/services/main newsletter --port ${NEWSLETTER_PORT}`,
            url: `http://localhost:${NEWSLETTER_PORT}/health`,
            reuseExistingServer: false,
          },
          {
            command: `node scripts/bootstrap.mjs ../tests/services/main feedback --port ${FEEDBACK_PORT}`,
            url: `http://localhost:${FEEDBACK_PORT}/health`,
            reuseExistingServer: false,
          },
          // Only the tests of the hosted search need this. They fail without it.
          ...(existsSync(path.join(__dirname, SEARCH_SITE, 'index.html'))
            ? [
                {
                  command: `node scripts/bootstrap.mjs serve --port ${SEARCH_SITE_PORT} --dir ${SEARCH_SITE}`,
                  url: `http://localhost:${SEARCH_SITE_PORT}/`,
                  reuseExistingServer: false,
                },
                {
                  command: `node scripts/bootstrap.mjs ../tests/services/main search --port ${SEARCH_PORT} --hosts ${SEARCH_HOSTS.length} --dir ${SEARCH_SITE}`,
                  url: `${SEARCH_HOSTS[0]}/health`,
                  reuseExistingServer: false,
                },
              ]
            : []),
        ],
      }),
});
