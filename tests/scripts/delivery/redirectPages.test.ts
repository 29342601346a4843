import {existsSync, mkdtempSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {parseHead} from '../../../scripts/lib/page/head';
import {toInlineScriptHashes} from '../../../scripts/lib/delivery/inlineScripts';
import {writeRedirectPages} from '../../../scripts/lib/delivery/redirectPages';

let root = '';
const redirects = [
  {from: '/api/sign-it', to: '/api/sign-it/2025-08-12'},
  {from: '/de/api/sign-it', to: '/de/api/sign-it/2025-08-12'},
];

const head =
  '<meta property="og:title" content="SIGN &amp; IT | developer"><link rel="canonical" href="https://site.example/docs/api/sign-it/2025-08-12">';
const heads = new Map([
  ['/api/sign-it/2025-08-12', parseHead(`<html lang="en"><head>${head}</head>`)],
]);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'redirects-'));
});
afterEach(() => rmSync(root, {recursive: true}));

describe('the page at a former address', () => {
  it('redirects with query and fragment, without an inline script, and contains the link', async () => {
    expect(await writeRedirectPages(root, redirects, '/docs/', heads)).toBe(1);
    const html = readFileSync(path.join(root, 'api/sign-it.html'), 'utf8');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(
      '<link rel="canonical" href="https://site.example/docs/api/sign-it/2025-08-12">',
    );
    expect(html).toContain(
      '<script src="/docs/redirect.js" data-to="/docs/api/sign-it/2025-08-12"></script>',
    );
    expect(html).toContain(
      '<noscript><meta http-equiv="refresh" content="0; url=/docs/api/sign-it/2025-08-12"></noscript>',
    );
    expect(html).toContain('<a href="/docs/api/sign-it/2025-08-12">SIGN &amp; IT | developer</a>');
    expect(toInlineScriptHashes(html)).toEqual([]);
    expect(readFileSync(path.join(root, 'redirect.js'), 'utf8')).toContain(
      'dataset.to + location.search + location.hash',
    );
  });

  it('is not written if the new page is not built', async () => {
    expect(await writeRedirectPages(root, redirects, '/', new Map())).toBe(0);
    expect(readdirSync(root)).toEqual([]);
    await writeRedirectPages(root, redirects, '/', heads);
    expect(existsSync(path.join(root, 'de'))).toBe(false);
  });
});
