import {existsSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {
  findContentPlace,
  toTranslationFile,
  type ContentFolder,
} from '../../src/model/content/folders';
import {addPageInput} from '../cache-inputs/pageInputs';
import type {GuideText} from '../../src/model/openapi/errorGuides';

export interface GuideFolders {
  readonly root: string;
  readonly folders: readonly ContentFolder[];
  /** Path of the English guides of an API from the root, if it has any. */
  readonly toGuideFolder: (api: string) => string | undefined;
  /** Language of a page's text, by its path from the root. */
  readonly toLanguage: (file: string) => string;
}

/**
 * The guides of an API, with their translations into the language of the page that shows them. Leaves
 * out guides that are only in another language.
 */
export async function readGuides(
  api: string,
  page: string,
  {root, folders, toGuideFolder, toLanguage}: GuideFolders,
): Promise<readonly GuideText[]> {
  const folder = toGuideFolder(api);
  if (folder === undefined) return [];
  const lang = toLanguage(page);
  const addInput = (input: string): void => addPageInput(path.join(root, page), input);
  addInput(path.join(root, folder));
  const files = (await readdir(path.join(root, folder), {recursive: true}))
    .filter((name) => name.endsWith('.mdx'))
    .map((name) => `${folder}/${name.split(path.sep).join('/')}`)
    .sort();
  const read = async (file: string): Promise<readonly GuideText[]> => {
    addInput(path.join(root, file));
    const text = await readFile(path.join(root, file), 'utf8');
    const place = findContentPlace(folders, file);
    if (place === undefined || /^---\n(?:(?!---).*\n)*?lang:/.test(text)) return [];
    const translated = path.join(root, toTranslationFile(place, lang));
    addInput(translated);
    return [
      {
        to: `/${place.rest.replace(/\.mdx$/, '')}`,
        text,
        ...(existsSync(translated) && {
          translation: {text: await readFile(translated, 'utf8'), lang},
        }),
      },
    ];
  };
  return (await Promise.all(files.map(read))).flat();
}
