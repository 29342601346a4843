import {findContentPlace, toSourceFile, toTranslationFile, type ContentFolder} from './folders';

export interface FileLinkContext {
  readonly folders: readonly ContentFolder[];
  /** Language being built. Its translations take precedence over the sources. */
  readonly locale: string;
  readonly exists: (file: string) => boolean;
}

/**
 * The file that a link such as `./exports.mdx` resolves to in one language: the translation if
 * there is one, otherwise the source. The link can be in either file, since both have the same path
 * in their folders. `undefined` if no file of the same content folder matches.
 */
export function resolveFileLink(
  file: string,
  target: string,
  {folders, locale, exists}: FileLinkContext,
): string | undefined {
  const place = findContentPlace(folders, file);
  if (!place) return undefined;
  // Docusaurus searches in the same order: beside the page, then from the top of the content
  // folder, then from the project's root.
  const top = toSourceFile({...place, rest: target});
  const beside = joinPath(file, target);
  const candidates = target.startsWith('/')
    ? [top, target.slice(1)]
    : /^\.\.?\//.test(target)
      ? [beside]
      : [beside, top, target];
  for (const candidate of candidates) {
    const found = findContentPlace(folders, joinPath('', candidate));
    if (found?.folder.source !== place.folder.source) continue;
    const existing = [toTranslationFile(found, locale), toSourceFile(found)].find(exists);
    if (existing !== undefined) return existing;
  }
  return undefined;
}

/** A path relative to a file, with `.` and `..` resolved. */
function joinPath(file: string, target: string): string {
  const steps = file.split('/').slice(0, -1);
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}
