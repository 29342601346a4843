import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves Prism out of the bundles. Docusaurus' classic theme loads Prism with all its grammars
 * before the page's own code on every page. Here, `src/features/examples/CodeLines` colors code.
 */
export default function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({
      resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'empty.js')}},
    }),
  };
}
