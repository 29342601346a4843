import type {Plugin} from '@docusaurus/types';

/** Components with many styles that only one page shows. */
const FOLDERS = ['check'];

/**
 * Keeps the styles of some pages out of the style sheet that every page loads. Docusaurus puts the
 * styles of all components into one sheet. Here, those of a listed folder come in a sheet of their
 * page, after the shared one.
 */
export default function pageStyles(): Plugin {
  return {
    name: 'page-styles',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            optimization: {
              splitChunks: {
                cacheGroups: {
                  styles: {
                    test: new RegExp(
                      `^(?!.*[\\\\/]features[\\\\/](?:${FOLDERS.join('|')})[\\\\/])`,
                    ),
                  },
                },
              },
            },
          },
  };
}
