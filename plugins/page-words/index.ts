import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Keeps interface words that only one page shows out of the table that every page loads. `parts`
 * are the first parts of their ids. The page imports them as
 * `@generated/codeTranslations?part=<part>` and adds them to the table.
 */
export default function pageWords(
  _: unknown,
  {parts}: {readonly parts: readonly string[]},
): Plugin {
  return {
    name: 'page-words',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /[\\/]codeTranslations\.json$/,
            use: [{loader: path.join(__dirname, 'loader.cjs'), options: {parts}}],
          },
        ],
      },
    }),
  };
}
