import {readFileSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findBrowser} from '../../lib/browser';
import {BENCH_FLAGS} from './browser';

/** Counts from a loaded page, on a desktop screen in light mode. */
export interface DocumentFigures {
  readonly nodes: number;
  /** Rules that axe finds violated, with the elements that violate them. */
  readonly axeRules: number;
  readonly axeElements: number;
  /** Uncaught errors and console errors. */
  readonly errors: number;
  /** Requests to other hosts. */
  readonly foreign: number;
}

/** Opens a page and counts its elements, violations, errors and third-party requests. */
export async function readDocument(url: string): Promise<DocumentFigures> {
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BENCH_FLAGS]});
  try {
    const page = await browser.newPage({viewport: {width: 1440, height: 900}});
    let errors = 0;
    let foreign = 0;
    page.on('pageerror', () => (errors += 1));
    page.on('console', (message) => (errors += message.type() === 'error' ? 1 : 0));
    page.on(
      'request',
      (request) =>
        (foreign +=
          new URL(request.url()).origin === new URL(url).origin || request.url().startsWith('data:')
            ? 0
            : 1),
    );
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForFunction(
      () => document.documentElement.dataset.hasHydrated === 'true',
      undefined,
      {timeout: 120_000},
    );
    await page.evaluate(readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8'));
    const found = await page.evaluate(async () => {
      const {axe} = window as unknown as {
        readonly axe: {
          run(
            part: Document,
            options: object,
          ): Promise<{readonly violations: readonly {readonly nodes: readonly unknown[]}[]}>;
        };
      };
      const {violations} = await axe.run(document, {resultTypes: ['violations']});
      return {
        nodes: document.querySelectorAll('*').length,
        axeRules: violations.length,
        axeElements: violations.reduce((sum, {nodes}) => sum + nodes.length, 0),
      };
    });
    return {...found, errors, foreign};
  } finally {
    await browser.close();
  }
}
