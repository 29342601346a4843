import routes from '@generated/routes';
import routesChunkNames from '@generated/routesChunkNames';
import {toRouteChunks} from '@site/src/model/site/chunks';
import {matchRoutes} from 'react-router-config';

declare const __webpack_require__: {readonly gca: (chunk: string) => string | undefined};

const asked = new Set<string>();

/**
 * Prefetches the scripts of the page at an address, each once per visit. Does nothing on 2G or if
 * the reader saves data.
 */
export function prefetch(address: string): void {
  const {connection} = navigator as {
    readonly connection?: {readonly effectiveType: string; readonly saveData: boolean};
  };
  if (connection?.saveData || connection?.effectiveType.includes('2g')) return;
  const paths = matchRoutes(routes, address.replace(/[?#].*/, '')).map(({route}) =>
    String(route.path),
  );
  for (const chunk of toRouteChunks(routesChunkNames, paths)) {
    const href = __webpack_require__.gca(chunk);
    // The bundler may have merged a chunk into another one, so the chunk has no file.
    if (
      !href ||
      href.includes('undefined') ||
      asked.has(href) ||
      document.querySelector(`script[src="${href}"]`)
    )
      continue;
    asked.add(href);
    document.head.append(Object.assign(document.createElement('link'), {rel: 'prefetch', href}));
  }
}
