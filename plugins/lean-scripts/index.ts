import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves out of every page's script what only the build reads, and what no page uses. Starts it in
 * pieces (features/loading/entry).
 */
export default function leanScripts({
  siteDir,
  siteConfig,
}: Pick<LoadContext, 'siteConfig' | 'siteDir'>): Plugin {
  const configLoader = path.join(__dirname, 'configLoader.cjs');
  const dataLoader = path.join(__dirname, 'dataLoader.cjs');
  return {
    name: 'lean-scripts',
    configureWebpack: (config, isServer) => ({
      ...(isServer || config.mode !== 'production'
        ? {}
        : {entry: path.join(siteDir, 'src/features/loading/entry.ts')}),
      module: {
        rules: [
          {test: /[\\/]docusaurus\.config\.mjs$/, use: [configLoader]},
          {test: /[\\/]globalData\.json$/, use: [dataLoader]},
          {
            test: /[\\/]site-metadata\.json$/,
            use: [path.join(__dirname, 'metadataLoader.cjs')],
          },
          // Only `withRouter` of react-router needs it, which no page uses.
          {test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false},
          // Comparing by the rules of a language loads its data, just when a page starts.
          {
            test: /[\\/](?:plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils|theme-common[\\/]lib[\\/]utils[\\/]reactUtils)\.js$/,
            use: [path.join(__dirname, 'sortLoader.cjs')],
          },
          {
            test: /[\\/]core[\\/]lib[\\/]client[\\/]browserContext\.js$/,
            use: [path.join(__dirname, 'browserLoader.cjs')],
          },
          ...(siteConfig.baseUrlIssueBanner
            ? []
            : [
                {
                  test: /[\\/]core[\\/]lib[\\/]client[\\/]BaseUrlIssueBanner[\\/]index\.js$/,
                  use: [path.join(__dirname, 'bannerLoader.cjs')],
                },
              ]),
          // Its entry needs one of the sixty functions of tslib, and CommonJS takes all of them.
          ...(isServer
            ? []
            : [
                {
                  test: /[\\/]@docusaurus[\\/]utils-common[\\/]lib[\\/]index\.js$/,
                  resolve: {alias: {tslib$: path.join(__dirname, 'importDefault.js')}},
                },
              ]),
        ],
      },
    }),
  };
}
