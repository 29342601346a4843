import {runInNewContext} from 'node:vm';
import type {GeneratedRoute} from '../../src/model/site/routeTable';

/**
 * Chunks that are only useful together, by what they load: excerpts of posts, a guide's layout, and
 * what guides or posts of one plugin have in common. A request costs more than most of these files.
 */
const SHARED: readonly (readonly [name: string, request: RegExp])[] = [
  ['excerpts', /\?truncated=true$/],
  ['guide', /^@theme\/Doc(?:sRoot|VersionRoot|Root|Item)$/],
  ['guides-$1', /^@generated\/docusaurus-plugin-content-docs\/([\w-]+)\//],
  ['posts-$1', /^(?:@generated\/docusaurus-plugin-content-blog|~blog)\/([\w-]+)\/[\w-]+\.json$/],
];

/** The name of the chunk with a module. Rows that share a name share a file. */
function toChunkName(name: string, request: string): string {
  for (const [shared, pattern] of SHARED) {
    const found = pattern.exec(request);
    if (found) return shared.replace('$1', found[1] ?? '');
  }
  return name;
}

/** Pages load with their text, unless the server has sent it. */
const WHOLE = "import {whole} from '@site/src/features/article/whole';";

interface RegistryRow {
  readonly name: string;
  /** The module it loads. */
  readonly request: string;
}

/** The rows of Docusaurus' registry. Throws if a line has another form. */
function readRegistry(source: string): readonly RegistryRow[] {
  const [, ...lines] = source
    .replace(/\};\s*$/, '')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [, name, request] =
      /^ *"(\w+)": \[\(\) => import\(\/\* webpackChunkName: "\w+" \*\/ "([^"]+)"\), /.exec(line) ??
      [];
    if (!name || !request)
      throw new Error(`Docusaurus' registry has an unknown line: ${line.trim()}`);
    return {name, request};
  });
}

/** Short names for the chunks, which don't compress: Docusaurus' names are digests. */
export function toShortNames(source: string): ReadonlyMap<string, string> {
  return new Map(readRegistry(source).map(({name}, index) => [name, index.toString(36)]));
}

/**
 * Docusaurus' registry with the import of each chunk only, by its short name. Names and numbers of
 * modules are for the server.
 */
export function toCompactRegistry(source: string): string {
  const short = toShortNames(source);
  const rows = readRegistry(source).map(({name, request}) => {
    const load = `import(/* webpackChunkName: "${toChunkName(name, request)}" */ "${request}")`;
    return `  "${short.get(name)}": [() => ${/\.mdx?$/.test(request) ? `whole(${load})` : load}],`;
  });
  return [WHOLE, 'export default {', ...rows, '};', ''].join('\n');
}

/** The files of a build's chunks, as Docusaurus reads them while it writes pages. */
export interface ClientManifest {
  /** IDs of the chunks with a module, by the name of its chunk or its request. */
  readonly origins: Readonly<Record<string, readonly string[]>>;
}

/**
 * A manifest that also knows chunks by the modules that they load. Docusaurus asks for them by
 * module, and Rspack only lists their names, so pages would miss the scripts of their routes.
 */
export function toNamedManifest<T extends ClientManifest>(manifest: T, registry: string): T {
  const {origins} = manifest;
  const named = readRegistry(registry).flatMap(({name, request}) => {
    const chunks = origins[toChunkName(name, request)];
    return chunks ? [[request, chunks] as const] : [];
  });
  return {...manifest, origins: {...origins, ...Object.fromEntries(named)}};
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
