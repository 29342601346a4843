import path from 'node:path';

/** The languages to build, in the portal's order. Throws on an unknown language: an empty build would still remove the last one. */
export function toLocales(known: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  const unknown = (wanted ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0) throw new Error(`--locale is "${unknown.join(', ')}". Choose one of ${known.join(', ')}.`);
  return known.filter((id) => wanted === undefined || wanted.includes(id));
}

/** Throws where a folder cannot be the build's: what is in it is removed, and with it would go the project, or a folder around it. */
export function assertOutDir(outDir: string, root: string): void {
  const way = path.relative(outDir, root);
  const isAround = way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
  if (isAround) throw new Error(`--out-dir is ${outDir}, which holds the project; a build removes what is in its folder. Give one of its own, such as build.`);
}
