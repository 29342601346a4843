import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {findInputs} from './inputs';
import {listPageInputs} from './pageInputs';

export interface CacheInputsOptions {
  /** Files and folders, from the site's root, that all pages depend on without importing them. */
  readonly inputs: readonly string[];
}

/**
 * Invalidates pages in the bundler's persistent cache when something changes that remark plugins read
 * without its knowledge: all pages with a table, a plugin or a specification, and single pages with
 * the pages that they quote, such as the original of a translation. Otherwise the bundler would reuse
 * a page although its law, term or heading has changed.
 */
export default function cacheInputs({siteDir}: LoadContext, {inputs}: CacheInputsOptions): Plugin {
  return {
    name: 'cache-inputs',
    configureWebpack: () => ({
      experiments: {cache: {buildDependencies: [...findInputs(siteDir, inputs)]}} as object,
      module: {
        rules: [
          {
            // Docusaurus takes the files of each rule with `test` from its own MDX rule.
            resource: /\.mdx?$/,
            enforce: 'post' as const,
            use: [
              {loader: path.join(__dirname, 'loader.cjs'), options: {listInputs: listPageInputs}},
            ],
          },
        ],
      },
    }),
  };
}
