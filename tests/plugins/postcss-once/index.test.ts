import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import type {PostCssOptions} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import postcssOnce from '../../../plugins/postcss-once';

const root = path.resolve(__dirname, '../../..');
/** The versions that Docusaurus uses. */
const load = createRequire(require.resolve('@docusaurus/bundler/package.json'));
const name = load.resolve('postcss-preset-env');
const postcss = load('postcss') as (plugins: readonly unknown[]) => {
  process: (css: string, options: {from: string}) => PromiseLike<{readonly css: string}>;
};
const stock: PostCssOptions = {ident: 'postcss', plugins: [[name, {}]]};

/** The settings of two rules, as Docusaurus requests them. */
const configure = (): readonly PostCssOptions[] => {
  const {configurePostCss} = postcssOnce();
  return [configurePostCss!(stock), configurePostCss!(stock)];
};
const run = async (css: string, plugins: readonly unknown[]): Promise<string> =>
  (await postcss(plugins).process(css, {from: path.join(root, 'src/a.css')})).css;

describe('postcssOnce', () => {
  it('sets every plugin up once for all style sheets', () => {
    const [first, second] = configure();
    expect(first?.plugins[0]).not.toBeInstanceOf(Array);
    expect(second?.plugins[0]).toBe(first?.plugins[0]);
  });

  it('gives the same style sheets as the plugins set up for each of them', async () => {
    const create = load(name) as (options: object) => unknown;
    const [{plugins} = {plugins: []}] = configure();
    const folder = path.join(root, 'src/features');
    const files = readdirSync(folder, {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.css'))
      .slice(0, 12);
    expect(files).toHaveLength(12);
    for (const file of files) {
      const css = readFileSync(path.join(folder, file), 'utf8');
      expect(await run(css, plugins), file).toBe(await run(css, [create({})]));
    }
  });

  it('keeps what Safari needs', async () => {
    const css = await run(
      'a { text-decoration: underline dotted; mask: none; user-select: none }',
      [...configure()[0]!.plugins],
    );
    for (const property of ['-webkit-text-decoration', '-webkit-mask', '-webkit-user-select'])
      expect(css).toContain(property);
  });

  it('leaves out no configuration of this project', () => {
    const {config} = configure()[0]!;
    expect(config).toBe(false);
    const places = ['postcss.config.js', 'postcss.config.cjs', 'postcss.config.mjs', '.postcssrc'];
    expect(places.filter((place) => existsSync(path.join(root, place)))).toEqual([]);
    expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).not.toHaveProperty(
      'postcss',
    );
  });
});
