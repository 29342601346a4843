import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Makes addresses case-sensitive, like files. Docusaurus' router ignores case and would show a
 * guide although the server responded with its 404 page. The routes set this themselves
 * (features/site/addresses), and this plugin makes the component that renders them pass it on.
 */
export default function exactRoutes({siteDir}: {readonly siteDir: string}): Plugin {
  return {
    name: 'exact-routes',
    configureWebpack: () => ({
      resolve: {
        alias: {
          '@docusaurus/renderRoutes': path.join(siteDir, 'src/features/site/renderRoutes.ts'),
        },
      },
    }),
  };
}
