import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import type {TranslationFiles} from '../../plugins/translations/compare';
import {localisedInstances} from '../data/localised';
import {findContentPlace, toContentFolders, toSourceFile} from '../model/content/folders';

const root = path.resolve(__dirname, '../..');

/** The folders of pages and of their translations. */
export const contentFolders = toContentFolders(localisedInstances);

/** A translation and its original; `undefined` for files that aren't translations of pages. */
export function toTranslationFiles(file: string): TranslationFiles | undefined {
  const language = /^i18n\/([^/]+)\/.+\.mdx?$/.exec(file)?.[1];
  const place = language === undefined ? undefined : findContentPlace(contentFolders, file);
  return language === undefined || !place
    ? undefined
    : {root, translation: file, original: toSourceFile(place), language};
}

/** The language of a page's text by its folder; English for pages that every language shows. */
export function toTextLanguage(file: string): string {
  return /^(?:src\/localised|i18n)\/([^/]+)\//.exec(file)?.[1] ?? 'en';
}

/** The language that a page's front matter names, if it isn't that of its folder. */
export function readOwnLanguage(text: string): string | undefined {
  return /^---\n(?:(?!---).*\n)*?lang: *(\w+)/.exec(text)?.[1];
}

/** The translations into a language, with their originals. */
export function listTranslations(language: string | undefined): readonly TranslationFiles[] {
  const folder = path.join(root, 'i18n', language ?? '');
  if (language === undefined || !existsSync(folder)) return [];
  return readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .map((file) => toTranslationFiles(`i18n/${language}/${file.split(path.sep).join('/')}`))
    .filter((files) => files !== undefined)
    .sort((one, other) => (one.original < other.original ? -1 : 1));
}
