import {execFile} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const german = 'i18n/de/docusaurus-plugin-content';
/** Pages by file; what is linked to is in the text. */
const pages: Readonly<Record<string, string>> = {
  'docs/start.mdx': '---\nslug: /\n---\n\n[a](./part/one.mdx#top) [b](part/two.mdx)',
  'docs/part/one.mdx':
    '---\nslug: /named/one\n---\n\n[c](./two.mdx) [d](../start.mdx)\n\n## Top {/* #top */}',
  'docs/part/two.mdx': '[e](./one.mdx#top) [f](../start.mdx)',
  'docs/part/three.mdx': '[g](./one.mdx) [h](./two.mdx)',
  [`${german}-docs/current/part/one.mdx`]:
    '---\nslug: /named/one\n---\n\n[i](./two.mdx) [j](../start.mdx) [k](./three.mdx)\n\n## Oben {/* #top */}',
  [`${german}-docs/current/part/three.mdx`]: '[l](./one.mdx#top) [m](./two.mdx)',
  'blog/2026-01-01-first.mdx': '---\nslug: first\n---\n\n[n](./2026-01-02-second.mdx)',
  'blog/2026-01-02-second.mdx': '---\nslug: second\n---\n\n[o](./2026-01-01-first.mdx)',
  [`${german}-blog/2026-01-02-second.mdx`]: '---\nslug: second\n---\n\n[p](./2026-01-01-first.mdx)',
  'src/pages/x.mdx': '[q](./y.mdx)',
  'src/pages/y.mdx': '[r](./x.mdx)',
  [`${german}-pages/y.mdx`]: '[s](./x.mdx)',
  'more/m.mdx': '[t](./n.mdx)',
  'more/n.mdx': '[u](./m.mdx)',
  [`${german}-docs-more/current/n.mdx`]: '[v](./m.mdx)',
};
const config = `
import fileLinks from '${root}/plugins/file-links';
import {toContentFolders} from '${root}/src/model/content/folders';
const folders = toContentFolders([{id: 'more', kind: 'docs', path: 'more'}]);
const beforeDefaultRemarkPlugins = [() => fileLinks({root: __dirname, folders, locale: process.env.DOCUSAURUS_CURRENT_LOCALE})];
export default {
  title: 'Links', url: 'https://links.example', baseUrl: '/', trailingSlash: false, future: {v4: true, faster: true},
  onBrokenLinks: 'throw', onBrokenAnchors: 'throw', markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  i18n: {defaultLocale: 'en', locales: ['en', 'de']},
  presets: [['classic', {docs: {routeBasePath: '/', beforeDefaultRemarkPlugins}, blog: {beforeDefaultRemarkPlugins, onUntruncatedBlogPosts: 'ignore'}, pages: {beforeDefaultRemarkPlugins}, sitemap: false}]],
  plugins: [['@docusaurus/plugin-content-docs', {id: 'more', path: 'more', routeBasePath: 'more', beforeDefaultRemarkPlugins}]],
};
`;

let site = '';
beforeAll(async () => {
  mkdirSync(path.join(root, '.cache'), {recursive: true});
  // Inside the project, so that packages are found.
  site = mkdtempSync(path.join(root, '.cache/links-'));
  for (const [file, text] of Object.entries({
    ...pages,
    'docusaurus.config.ts': config,
    'package.json': '{}',
  })) {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  }
  const docusaurus = path.join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  await promisify(execFile)(
    process.execPath,
    [docusaurus, 'build', '--locale', 'de', '--no-minify'],
    {
      cwd: site,
      env: {...process.env, NODE_ENV: 'production'},
    },
  );
});
afterAll(() => rmSync(site, {recursive: true, force: true}));

/** Where a page's links lead, by their letters. */
function readLinks(page: string): Readonly<Record<string, string>> {
  const html = readFileSync(path.join(site, 'build', `${page}.html`), 'utf8');
  return Object.fromEntries(
    [...html.matchAll(/<a\b[^>]*href="?([^\s">]+)"?[^>]*>([a-v])<\/a>/g)].map(
      ([, address = '', letter = '']) => [letter, address],
    ),
  );
}

it('leads from pages to translations, from translations to pages and between translations, with anchors and slugs', () => {
  expect(readLinks('index')).toEqual({a: '/named/one#top', b: '/part/two'});
  expect(readLinks('part/two')).toEqual({e: '/named/one#top', f: '/'});
  expect(readLinks('named/one')).toEqual({i: '/part/two', j: '/', k: '/part/three'});
  expect(readLinks('part/three')).toEqual({l: '/named/one#top', m: '/part/two'});
});

it('does the same for posts, pages and further instances of guides', () => {
  expect({...readLinks('blog/first'), ...readLinks('blog/second')}).toEqual({
    n: '/blog/second',
    p: '/blog/first',
  });
  expect({...readLinks('x'), ...readLinks('y')}).toEqual({q: '/y', s: '/x'});
  expect({...readLinks('more/m'), ...readLinks('more/n')}).toEqual({t: '/more/n', v: '/more/m'});
});
