import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves the list of all documents out of every guide, but for those that a category lists. */
export default function docLists(): Plugin {
  return {
    name: 'doc-lists',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            // Named after the address of the language, such as index-466 or de-f9d.
            test: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][\w-]+\.json$/,
            use: [path.join(__dirname, 'loader.cjs')],
          },
        ],
      },
    }),
  };
}
