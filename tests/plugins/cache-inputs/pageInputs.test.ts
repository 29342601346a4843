import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {rspack} from '@docusaurus/faster';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, it} from 'vitest';
import cacheInputs from '../../../plugins/cache-inputs';

/** A page that quotes a guide, a folder of guides, and a translation that isn't there yet. */
const QUOTING = `
const {existsSync, readFileSync, readdirSync} = require('node:fs');
const path = require('node:path');
module.exports = function () {
  const root = path.dirname(this.resourcePath);
  const {add} = this.getOptions();
  const inputs = ['guide.txt', 'guides', 'translation.txt'].map((name) => path.join(root, name));
  for (const input of inputs) add(this.resourcePath, input);
  const [guide, folder, translation] = inputs;
  return 'export default ' + JSON.stringify([
    readFileSync(guide, 'utf8'), readdirSync(folder), existsSync(translation),
  ]);
};`;

let root = '';
const toFile = (name: string): string => path.join(root, name);

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'page-inputs-'));
  mkdirSync(toFile('guides'));
  writeFileSync(toFile('page.mdx'), '');
  writeFileSync(toFile('guide.txt'), 'Exports');
  writeFileSync(toFile('quoting.cjs'), QUOTING);
});
afterEach(() => rmSync(root, {recursive: true}));

/** Builds the page with the bundler's persistent cache; what it quotes. */
async function build(): Promise<string> {
  const {addPageInput} = await import('../../../plugins/cache-inputs/pageInputs');
  const plugin = cacheInputs({siteDir: root} as LoadContext, {inputs: []});
  const {module: {rules} = {}} = plugin.configureWebpack!(
    {} as never,
    false,
    {} as never,
    null,
  )! as {
    module?: {rules: object[]};
  };
  const quoting = {loader: toFile('quoting.cjs'), options: {add: addPageInput}};
  const compiler = rspack({
    mode: 'production',
    context: root,
    entry: toFile('page.mdx'),
    output: {path: toFile('out')},
    optimization: {minimize: false},
    cache: true,
    experiments: {
      cache: {type: 'persistent', storage: {type: 'filesystem', directory: toFile('cache')}},
    },
    module: {rules: [{test: /\.mdx$/, type: 'javascript/auto', use: [quoting]}, ...(rules ?? [])]},
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  await new Promise<void>((resolve) => compiler.close(() => resolve()));
  return readFileSync(toFile('out/main.js'), 'utf8');
}

it.each([
  ['a guide that it quotes changes', 'guide.txt', 'Backups', '"Backups"'],
  ['a folder that it lists has a new guide', 'guides/one.txt', '', '"one.txt"'],
  ['a translation that was missing is there', 'translation.txt', '', 'true]'],
])('compiles a page again if %s', async (_name, file, text, quoted) => {
  expect(await build()).toContain('["Exports",[],false]');
  writeFileSync(toFile(file), text);
  expect(await build()).toContain(quoted);
});
