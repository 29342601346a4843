import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type * as Pagefind from 'pagefind';
import {chromium} from '@playwright/test';
import {escapeHtml} from '../../../../src/model/search/markup';
import {BROWSER_FLAGS, findBrowser} from '../../../lib/browser';
import {createCdnServer} from '../../../lib/cdn/server';
import {listen} from '../../../lib/serve';
import type {EngineSection, MeasuredEngine} from './benchEngine';

interface PagefindPage {
  pagefind: {search: (query: string) => Promise<{results: {data: () => Promise<{url: string}>}[]}>};
}

/**
 * Pagefind with one page per section, queried in a real browser, because it doesn't run elsewhere.
 * Throws if there is no Pagefind binary for this platform.
 */
export async function createPagefindEngine(
  sections: readonly EngineSection[],
  locale: string,
  folder: string,
): Promise<MeasuredEngine> {
  // An ECMAScript module, which a transpiled `import()` would request as CommonJS.
  const {createIndex, close} = (await (new Function(
    'return import("pagefind")',
  )() as Promise<unknown>)) as typeof Pagefind;
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  const {index, errors} = await createIndex({forceLanguage: locale});
  if (!index) throw new Error(`Pagefind has not started: ${errors.join(', ')}`);
  for (const [id, {title, heading, text}] of sections.entries()) {
    const content = `<html lang="${locale}"><body><h1>${escapeHtml(title)}</h1><h2>${escapeHtml(heading)}</h2><p>${escapeHtml(text)}</p></body></html>`;
    await index.addHTMLFile({url: `/s/${id}`, content});
  }
  await index.writeFiles({outputPath: path.join(folder, 'pagefind')});
  await close();
  await writeFile(
    path.join(folder, 'index.html'),
    `<html lang="${locale}"><title>Pagefind</title><main></main></html>`,
  );
  await writeFile(path.join(folder, '_headers'), '');
  await writeFile(path.join(folder, '_redirects'), '');
  const server = createCdnServer({folder, languagePrefixes: []});
  const origin = `http://localhost:${await listen(server, 0)}`;
  const browser = await chromium.launch({executablePath: findBrowser(), args: [...BROWSER_FLAGS]});
  const page = await browser.newPage();
  let loaded = 0;
  page.on('requestfinished', async (request) => {
    if (request.url().includes('/pagefind/')) loaded += (await request.sizes()).responseBodySize;
  });
  await page.goto(origin);
  await page.evaluate(
    `import('/pagefind/pagefind.js').then(async (module) => { await module.init(); window.pagefind = module; })`,
  );
  return {
    name: 'pagefind',
    search: async (query) => {
      const found = await page.evaluate(async (asked) => {
        const {results} = await (window as unknown as PagefindPage).pagefind.search(asked);
        return Promise.all(results.slice(0, 10).map(async (result) => (await result.data()).url));
      }, query);
      return found.map((url) => sections[Number(/\/s\/(\d+)/.exec(url)?.[1])]?.url ?? '');
    },
    loaded: () => loaded,
    megabytes: undefined,
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
