import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Addresses are told apart by case, as files are. Docusaurus' router ignores case, and shows a guide where the server has answered with its 404 page. Routes say so
 * themselves (features/site/addresses); what renders them has to pass it on.
 */
export default function exactRoutes({siteDir}: {readonly siteDir: string}): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack: () => ({resolve: {alias: {'@docusaurus/renderRoutes': path.join(siteDir, 'src/features/site/renderRoutes.ts')}}}),
  };
}
