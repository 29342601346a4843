import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  compareWithOriginal,
  readCompanion,
  type TranslationFiles,
} from '../../../plugins/translations/compare';
import {contentFolders, readOwnLanguage} from '../../../src/config/contentFolders';
import {localisedInstances} from '../../../src/data/localised';
import {toTranslationFile} from '../../../src/model/content/folders';
import {toShare, type BlockState} from '../../../src/model/translation/freshness';
import {readOlderTexts} from './history';

/** A block of the original that its translation doesn't say, or says in older words. */
interface StaleBlock {
  readonly state: Exclude<BlockState, 'fresh'>;
  /** Line and text of the original now. */
  readonly line: number;
  readonly now: string;
  /** The original's text when it was translated, if the history has it. */
  readonly then?: string;
  /** Line and text of the translation. */
  readonly translation?: {readonly line: number; readonly text: string};
}

/** How far a page is translated. */
export interface PageStatus {
  readonly original: string;
  /** From 0 to 1; `undefined` if it isn't translated. */
  readonly share?: number;
  readonly isMarked: boolean;
  readonly blocks: readonly StaleBlock[];
}

/** The pages that a language can translate, with the files of their translations. */
export function listTranslatable(root: string, language: string): readonly TranslationFiles[] {
  return contentFolders
    .filter(({source}) => localisedInstances.every((row) => row.path !== source))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder.source), {recursive: true, encoding: 'utf8'})
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => name.endsWith('.mdx'))
        .map((rest) => ({
          root,
          language,
          original: `${folder.source}/${rest}`,
          translation: toTranslationFile({folder, rest}, language),
        })),
    )
    .filter(
      ({original}) => readOwnLanguage(readFileSync(path.join(root, original), 'utf8')) !== language,
    )
    .sort((one, other) => (one.original < other.original ? -1 : 1));
}

/** How far one page is translated, with both texts of every block that is stale. */
export async function readPageStatus(files: TranslationFiles): Promise<PageStatus> {
  const {root, original, translation} = files;
  if (!existsSync(path.join(root, translation))) return {original, isMarked: false, blocks: []};
  const comparison = await compareWithOriginal(files);
  if (!comparison) return {original, share: 1, isMarked: Boolean(readCompanion(files)), blocks: []};
  const {states, companion} = comparison;
  const stale = comparison.original.blocks.flatMap((block, index) => {
    const {state = 'fresh', translated} = states[index] ?? {};
    return state === 'fresh' ? [] : [{state, translated, block}];
  });
  const toDigestOf = (place: number | undefined): string =>
    companion.blocks[place ?? -1]?.text ?? '';
  const digests = new Set(stale.map(({translated}) => toDigestOf(translated)).filter(Boolean));
  const older = await readOlderTexts(root, original, digests);
  return {
    original,
    isMarked: true,
    share: toShare(states),
    blocks: stale.map(({state, translated, block}): StaleBlock => {
      const then = older.get(toDigestOf(translated));
      const own = comparison.translation.blocks[translated ?? -1];
      return {
        state,
        line: block.line,
        now: block.text,
        ...(then === undefined ? {} : {then}),
        ...(own ? {translation: {line: own.line, text: own.text}} : {}),
      };
    }),
  };
}
