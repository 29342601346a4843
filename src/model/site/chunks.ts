/** The chunks of a route, in groups. */
interface ChunkNames {
  readonly [key: string]: string | ChunkNames | readonly ChunkNames[];
}

/**
 * The chunks of some routes, without duplicates. Names of routes are their path and a hash:
 * `/blog-fe9`.
 */
export function toRouteChunks(names: ChunkNames, paths: readonly string[]): readonly string[] {
  const own = Object.entries(names).filter(([name]) => paths.includes(name.replace(/-[^-]+$/, '')));
  return [...new Set(own.flatMap(([, chunks]) => toLeaves(chunks)))];
}

function toLeaves(chunks: ChunkNames[string]): readonly string[] {
  return typeof chunks === 'string'
    ? [chunks]
    : Object.values(chunks).flatMap((part: ChunkNames[string]) => toLeaves(part));
}
