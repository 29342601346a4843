import {findContentPlace, toSourceFile, toTranslationFile, type ContentFolder} from './folders';

export interface FileLinkContext {
  readonly folders: readonly ContentFolder[];
  /** Language being built: its translations come before the sources. */
  readonly locale: string;
  readonly exists: (file: string) => boolean;
}

/**
 * The file that a link such as `./exports.mdx` leads to in one language: the translation where there is one, else the source. It doesn't matter which of the
 * two the link is in, since both have the same place in their folders. `undefined` where no file of the same content folder fits.
 */
export function resolveFileLink(file: string, target: string, {folders, locale, exists}: FileLinkContext): string | undefined {
  const place = findContentPlace(folders, file);
  if (!place) return undefined;
  // Docusaurus searches in the same order: beside the page, then from the top of the content folder, then from the project's root.
  const top = toSourceFile({...place, rest: target});
  const beside = joinPath(file, target);
  const candidates = target.startsWith('/') ? [top, target.slice(1)] : /^\.\.?\//.test(target) ? [beside] : [beside, top, target];
  for (const candidate of candidates) {
    const found = findContentPlace(folders, joinPath('', candidate));
    if (found?.folder.source !== place.folder.source) continue;
    const existing = [toTranslationFile(found, locale), toSourceFile(found)].find(exists);
    if (existing !== undefined) return existing;
  }
  return undefined;
}

/** A path relative to a file, with `.` and `..` followed. */
function joinPath(file: string, target: string): string {
  const steps = file.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
