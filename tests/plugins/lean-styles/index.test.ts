import {createRequire} from 'node:module';
import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {expect, it} from 'vitest';
import leanStyles from '../../../plugins/lean-styles';

const load = createRequire(require.resolve('@docusaurus/bundler/package.json'));
const postcss = load('postcss') as (plugins: readonly unknown[]) => {
  process: (
    css: string,
    options: {from: string},
  ) => PromiseLike<{readonly css: string; readonly messages: unknown[]}>;
};
const {plugins} = leanStyles({siteDir: process.cwd()}).configurePostCss!({
  ident: 'postcss',
  plugins: [],
} as PostCssOptions);
const css =
  '.hero { color: red }\n.button:not(.button--active) { top: 0 }\n.button--outline.button--primary { top: 0 }\n.button, .pills__item { color: blue }\n@media print { .col--offset-1 { margin: 0 } .col { margin: 0 } }';
const run = async (from: string): Promise<string> =>
  (await postcss(plugins).process(css, {from})).css.replace(/\s+/g, ' ').trim();

it('drops selectors of classes that no page has, and rules without any left', async () => {
  expect(await run('/node_modules/infima/dist/css/default/default.css')).toBe(
    '.button:not(.button--active) { top: 0 } .button { color: blue } @media print { .col { margin: 0 } }',
  );
});

it('drops rules of the theme that no page has', async () => {
  const file = '/node_modules/@docusaurus/theme-common/lib/styles.module.css';
  const rules = '.errorBoundaryFallback { color: red }\n.errorBoundaryError { color: blue }';
  const {css: left} = await postcss(plugins).process(rules, {from: file});
  expect(left.trim()).toBe('.errorBoundaryError { color: blue }');
});

it('drops values that the portal replaces in both color modes, and no others', async () => {
  const file = '/node_modules/infima/dist/css/default/default.css';
  const rules =
    ":root { --ifm-link-color: red; --ifm-color-white: white }\nhtml[data-theme='dark'] { --ifm-link-color: blue }\n.alert { --ifm-link-color: green }";
  const {css: left, messages} = await postcss(plugins).process(rules, {from: file});
  expect(left).not.toMatch(/red|blue/);
  expect(left).toContain('--ifm-color-white: white');
  expect(left).toContain('.alert { --ifm-link-color: green }');
  expect(messages).toEqual([
    expect.objectContaining({type: 'dependency', file: path.resolve('src/css/custom.css')}),
  ]);
});

it('names the file if the portal’s values aren’t where they are looked for', async () => {
  const siteDir = mkdtempSync(path.join(tmpdir(), 'styles-'));
  mkdirSync(path.join(siteDir, 'src/css'), {recursive: true});
  writeFileSync(path.join(siteDir, 'src/css/custom.css'), ':root {\n  --ifm-link-color: red;\n}\n');
  const {plugins: other} = leanStyles({siteDir}).configurePostCss!({
    ident: 'postcss',
    plugins: [],
  } as PostCssOptions);
  const from = '/node_modules/infima/dist/css/default/default.css';
  await expect(async () => postcss(other).process('a {}', {from})).rejects.toThrow(
    `${path.join(siteDir, 'src/css/custom.css')} has no rule`,
  );
});

it('leaves other style sheets alone', async () => {
  expect(await run('/src/css/custom.css')).toBe(css.replace(/\s+/g, ' '));
});
