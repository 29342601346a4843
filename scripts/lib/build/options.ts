import path from 'node:path';

/**
 * The languages to build, in the portal's order. Throws on an unknown language, because an empty
 * build would still replace the last one.
 */
export function toLocales(
  known: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  const unknown = (wanted ?? []).filter((id) => !known.includes(id));
  if (unknown.length > 0)
    throw new Error(`--locale is "${unknown.join(', ')}". Choose one of ${known.join(', ')}.`);
  return known.filter((id) => wanted === undefined || wanted.includes(id));
}

/**
 * Throws if a folder can't be the build's. A build removes the folder's contents, which would
 * delete the project or a folder around it.
 */
export function assertOutDir(outDir: string, root: string): void {
  const way = path.relative(outDir, root);
  const isAround =
    way === '' || !(way === '..' || way.startsWith(`..${path.sep}`) || path.isAbsolute(way));
  if (isAround)
    throw new Error(
      `--out-dir is ${outDir}, which contains the project. A build deletes everything in its output folder. Choose a separate folder, such as build.`,
    );
}
