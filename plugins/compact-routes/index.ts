import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toRouteTable, type ChunkNames} from '../../src/model/site/routeTable';
import {
  readGeneratedRoutes,
  toCompactRegistry,
  toNamedManifest,
  toShortNames,
  type ClientManifest,
} from './generated';

/**
 * Gives browsers the list of routes as one table. Docusaurus ships four lists with every page: the
 * routes, the chunks of each, how to load a chunk, and the name of each chunk's file, which only
 * prefetching by link elements needs. Excerpts of posts become one chunk. The HTML of a page names
 * the scripts of its route, so that they load beside the shared ones.
 */
export default function compactRoutes({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'compact-routes');
  const read = (name: string): string => readFileSync(path.join(generatedFilesDir, name), 'utf8');
  return {
    name: 'compact-routes',
    configureWebpack(config, isServer, {currentBundler}) {
      if (isServer || config.mode !== 'production') return {};
      const registry = read('registry.js');
      const names = toShortNames(registry);
      const chunks = JSON.parse(read('routesChunkNames.json'), (_key, value: unknown) =>
        typeof value === 'string' ? (names.get(value) ?? value) : value,
      ) as Record<string, ChunkNames>;
      const table = toRouteTable(readGeneratedRoutes(read('routes.js')), chunks);
      mkdirSync(folder, {recursive: true});
      writeFileSync(path.join(folder, 'table.json'), JSON.stringify(table));
      writeFileSync(path.join(folder, 'registry.js'), toCompactRegistry(registry));
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      const replacements = {
        registry: path.join(folder, 'registry.js'),
        routesChunkNames: path.join(siteDir, 'src/features/site/routeChunks.ts'),
        routes: path.join(siteDir, 'src/features/site/routes.ts'),
      };
      const nameChunks = (): void => {
        const manifest = JSON.parse(read('client-manifest.json')) as ClientManifest;
        writeFileSync(
          path.join(generatedFilesDir, 'client-manifest.json'),
          JSON.stringify(toNamedManifest(manifest, registry)),
        );
      };
      leaveOutChunkNames(config);
      return {
        // Without the names of chunks, the runtime needs no list of them.
        output: {chunkFilename: 'assets/js/[contenthash:8].js'},
        plugins: [
          ...Object.entries(replacements).map(
            ([name, file]) =>
              new NormalModuleReplacementPlugin(new RegExp(`^@generated/${name}$`), file),
          ),
          {apply: (compiler) => compiler.hooks.afterEmit.tap('compact-routes', nameChunks)},
        ],
      };
    },
  };
}

/** Removes Docusaurus' second list of chunk names. Throws if it has moved. */
function leaveOutChunkNames(config: {plugins?: unknown[]}): void {
  const plugins = config.plugins ?? [];
  const index = plugins.findIndex((plugin) => plugin?.constructor.name === 'ChunkAssetPlugin');
  if (index < 0) throw new Error("Docusaurus' ChunkAssetPlugin is missing.");
  plugins.splice(index, 1);
}
