import {createRequire} from 'node:module';
import type {Plugin, PostCssOptions} from '@docusaurus/types';

const load = createRequire(__filename);

type CreatePlugin = (options: unknown) => unknown;

/**
 * Sets up PostCSS once per build. Docusaurus names its plugins by their paths, so the loader sets
 * all of them up for every style sheet, and searches the folders above it for a configuration. The
 * style sheets come out the same.
 */
export default function postcssOnce(): Plugin {
  const created = new Map<string, unknown>();
  const create = (plugin: unknown): unknown => {
    if (!Array.isArray(plugin)) return plugin;
    const [name, options] = plugin as unknown as readonly [string, unknown];
    const known = created.get(name) ?? (load(name) as CreatePlugin)(options);
    created.set(name, known);
    return known;
  };
  return {
    name: 'postcss-once',
    configurePostCss: (options): PostCssOptions => ({
      ...options,
      plugins: options.plugins.map(create),
      config: false,
    }),
  };
}
