import path from 'node:path';

/**
 * Whether a file may be part of the specification `entry`: any file of `folder`, the repository's, for a specification in it; only the file itself for any other,
 * such as a fetched copy, which must not read this machine's files into the site.
 */
export function isPart(file: string, entry: string, folder: string): boolean {
  return file === entry || (isInside(entry, folder) && isInside(file, folder));
}

function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
