import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leaves Prism out of the bundles. Docusaurus' classic theme loads it with all its grammars before the page's own code on every page; code is coloured by
 * `src/features/examples/CodeLines` here.
 */
export default function withoutPrism(): Plugin {
  return {
    name: 'without-prism',
    configureWebpack: () => ({resolve: {alias: {'prism-react-renderer$': path.join(__dirname, 'empty.js')}}}),
  };
}
