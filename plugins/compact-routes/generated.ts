import {runInNewContext} from 'node:vm';
import type {GeneratedRoute} from '../../src/model/site/routeTable';

/** Excerpts of posts share one chunk, because a list of posts needs all of them at once. */
const EXCERPT = '?truncated=true';

/**
 * Docusaurus' registry with the import of each chunk only. Names and numbers of modules are for the
 * server. Throws if a line has another form.
 */
export function toCompactRegistry(source: string): string {
  const [head, ...lines] = source
    .replace(/\};\s*$/, '')
    .trim()
    .split('\n');
  const rows = lines.map((line) => {
    const [, name, request] =
      /^ *"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ ("[^"]+")\), /.exec(line) ??
      [];
    if (!name || !request)
      throw new Error(`Docusaurus' registry has an unknown line: ${line.trim()}`);
    const chunk = request.includes(EXCERPT) ? 'excerpts' : name;
    return `  "${name}": [() => import(/* webpackChunkName: "${chunk}" */ ${request})],`;
  });
  return [head, ...rows, '};', ''].join('\n');
}

interface RawRoute {
  readonly path: string;
  readonly component: string | undefined;
  readonly routes?: readonly RawRoute[];
}

/** The routes in Docusaurus' generated module, which is code. */
export function readGeneratedRoutes(source: string): readonly GeneratedRoute[] {
  const code = source.replace(/^import .*$/gm, '').replace(/^export default/m, 'routes =');
  const result: {routes?: readonly RawRoute[]} = {};
  runInNewContext(
    code,
    Object.assign(result, {
      ComponentCreator: (path: string, hash?: string) =>
        hash === undefined ? undefined : `${path}-${hash}`,
    }),
  );
  const toRoute = ({path, component: key, routes, ...attributes}: RawRoute): GeneratedRoute => ({
    path,
    ...(key === undefined ? {} : {key}),
    ...(routes ? {routes: routes.map(toRoute)} : {}),
    attributes,
  });
  return (result.routes ?? []).map(toRoute);
}
