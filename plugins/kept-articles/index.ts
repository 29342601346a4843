import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {filteredLists} from '../../src/model/content/filteredLists';

/**
 * Keeps the code of texts out of the first view of guides and posts: browsers keep the server's HTML
 * and load the code when a reader uses something in it (src/features/article). A page and its text
 * become two modules. Only builds do that.
 */
export default function keptArticles({siteDir}: LoadContext): Plugin {
  return {
    name: 'kept-articles',
    configureWebpack(config, isServer, {currentBundler}) {
      if (config.mode !== 'production') return {};
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const article = path.join(siteDir, 'src/features/article/Article');
      return {
        module: {
          rules: [
            {
              // Docusaurus takes the files of each rule with `test` from its own MDX rule.
              resource: /\.mdx$/,
              resourceQuery: /^(?:\?text)?$/,
              enforce: 'post' as const,
              use: [
                {
                  loader: path.join(__dirname, 'loader.cjs'),
                  options: {isServer, whole: filteredLists},
                },
              ],
            },
          ],
        },
        ...(isServer
          ? {}
          : {
              optimization: {
                splitChunks: {
                  cacheGroups: {
                    // What every guide and post starts with, once for all of them.
                    article: {
                      test: /[\\/]src[\\/]features[\\/]article[\\/](?!Article\.browser|ArticleText|createWhole|whole)/,
                      name: 'article',
                      chunks: 'async' as const,
                      enforce: true,
                    },
                  },
                },
              },
            }),
        plugins: [
          new NormalModuleReplacementPlugin(
            /[\\/]features[\\/]article[\\/]Article$/,
            `${article}.${isServer ? 'server' : 'browser'}.tsx`,
          ),
        ],
      };
    },
  };
}
