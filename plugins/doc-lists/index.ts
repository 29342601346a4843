import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Leaves the list of all documents out of every guide, but for those that a category lists, and
 * describes the guides and posts that a page links to.
 */
export default function docLists({i18n: {currentLocale}}: LoadContext): Plugin {
  const linkedTexts = {
    loader: path.join(__dirname, 'linkedTexts.cjs'),
    options: {locale: currentLocale},
  };
  return {
    name: 'doc-lists',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Named after the address of the language, such as index-466 or de-f9d.
            test: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][\w-]+\.json$/,
            use: [path.join(__dirname, 'loader.cjs'), linkedTexts],
          },
          {
            // Named after the source of a guide or post; and the list of posts.
            test: /docusaurus-plugin-content-(docs|blog)[\\/][^\\/]+[\\/](site|blog-post-list)-[\w-]+\.json$/,
            use: [linkedTexts],
          },
        ],
      },
    }),
  };
}
