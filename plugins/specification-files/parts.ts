import path from 'node:path';

/**
 * Whether a file may be part of the specification `entry`. For a specification in `folder`, the
 * repository's, any file of that folder may be. For other specifications, such as fetched copies,
 * only the file itself may be, so that they can't read this machine's files into the site.
 */
export function isPart(file: string, entry: string, folder: string): boolean {
  return file === entry || (isInside(entry, folder) && isInside(file, folder));
}

function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
}
