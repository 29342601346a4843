/** The chunks of a route, in the shape of its properties. */
export type ChunkNames = Readonly<Record<string, unknown>>;

/** A route as Docusaurus generates it. */
export interface GeneratedRoute {
  readonly path: string;
  /** Its key in Docusaurus' list of chunks; absent for the 404 page. */
  readonly key?: string;
  readonly routes?: readonly GeneratedRoute[];
  /** `exact`, `sidebar` and the like. */
  readonly attributes: Readonly<Record<string, unknown>>;
}

/** What many routes have in common: component, plugin, attributes. */
type RouteKind = readonly [chunks: ChunkNames, attributes: GeneratedRoute['attributes']];
type RouteRow = readonly [
  path: string,
  kind: number,
  chunks?: ChunkNames,
  routes?: readonly RouteRow[],
];

/** All routes of a language, each address and each list of chunks once. */
export interface RouteTable {
  readonly kinds: readonly RouteKind[];
  readonly rows: readonly RouteRow[];
}

/** A route of the table, with its key among the chunks. */
export interface TableRoute extends GeneratedRoute {
  readonly key: string;
  readonly routes?: readonly TableRoute[];
}

/** Combines Docusaurus' routes and their chunks. Throws if a route has no chunks. */
export function toRouteTable(
  routes: readonly GeneratedRoute[],
  chunks: Readonly<Record<string, ChunkNames>>,
): RouteTable {
  const kinds: string[] = [];
  const toRow = ({path, key, routes: children, attributes}: GeneratedRoute): RouteRow => {
    const names = key === undefined ? undefined : chunks[key];
    if (!names) throw new Error(`The route ${path} (${key}) has no chunks.`);
    const {__comp, __context, ...own} = names;
    const kind = JSON.stringify([{__comp, __context}, attributes]);
    if (!kinds.includes(kind)) kinds.push(kind);
    const index = kinds.indexOf(kind);
    if (children) return [path, index, own, children.map(toRow)];
    return Object.keys(own).length > 0 ? [path, index, own] : [path, index];
  };
  const rows = routes.filter(({path}) => path !== '*').map(toRow);
  return {kinds: kinds.map((kind) => JSON.parse(kind) as RouteKind), rows};
}

/** The routes of a table, and the chunks of each by key, as Docusaurus' client reads them. */
export function readRouteTable({kinds, rows}: RouteTable): {
  readonly routes: readonly TableRoute[];
  readonly chunks: Readonly<Record<string, ChunkNames>>;
} {
  const chunks: Record<string, ChunkNames> = {};
  let count = 0;
  const toRoute = ([path, kind, own, children]: RouteRow): TableRoute => {
    const [shared, attributes] = kinds[kind] ?? [{}, {}];
    const key = `${path}-${count}`;
    count += 1;
    chunks[key] = {...shared, ...own};
    return {path, key, attributes, ...(children ? {routes: children.map(toRoute)} : {})};
  };
  return {routes: rows.map(toRoute), chunks};
}
