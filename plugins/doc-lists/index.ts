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
            test: /docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/]index-\w+\.json$/,
            use: [path.join(__dirname, 'loader.cjs')],
          },
        ],
      },
    }),
  };
}
