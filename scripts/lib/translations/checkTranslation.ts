import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  findBlockFault,
  readCompanion,
  type TranslationFiles,
} from '../../../plugins/translations/compare';
import {toDigested} from '../../../plugins/translations/companion';
import {readPage, type ReadPage} from '../../../plugins/translations/readPage';
import {addressPairs} from '../../../src/data/localised';
import {translatedTerms} from '../../../src/data/terms/all';
import {toFreshness} from '../../../src/model/translation/freshness';
import {findParityProblems, findStructureProblem} from '../../../src/model/translation/parity';
import {findTermProblems, findTypographyProblems} from '../../../src/model/translation/wording';

const sameAddresses = addressPairs.map((row) =>
  Object.entries(row).flatMap(([key, address]) => (key === 'other' ? [] : [address])),
);

/** Words that a language doesn't use, and typography that isn't its own. */
export function findWordingProblems(text: string, language: string): readonly string[] {
  return [
    ...findTermProblems(text, language, translatedTerms),
    ...findTypographyProblems(text, language),
  ];
}

/** Both pages of a translation. `text` replaces the file's content. */
export async function readBoth(
  {root, original, translation, language}: TranslationFiles,
  text = readFileSync(path.join(root, translation), 'utf8'),
): Promise<{readonly original: ReadPage; readonly translation: ReadPage}> {
  return {
    original: await readPage(original, readFileSync(path.join(root, original), 'utf8'), 'en'),
    translation: await readPage(translation, text, language),
  };
}

/**
 * Where a translation deviates from its original, each as `file:line: problem and remedy`: headings,
 * structure, sources, links, code, numbers. Blocks whose original has changed since the translation
 * was marked aren't compared. With `isMarking`, all are.
 */
export async function checkTranslation(
  files: TranslationFiles,
  {text, isMarking = false}: {readonly text?: string; readonly isMarking?: boolean} = {},
): Promise<string[]> {
  const {root, original: source, translation: file, language} = files;
  if (!existsSync(path.join(root, source)))
    return [
      `${file}:1: There is no page ${source} to translate. Put the file where its original is, with the same name.`,
    ];
  const {original, translation} = await readBoth(files, text);
  const toText = ({line, message}: {line: number; message: string}): string =>
    `${file}:${line}: ${message}`;
  const companion = isMarking ? undefined : readCompanion(files);
  const fault = companion
    ? findBlockFault(translation.blocks, companion)
    : findStructureProblem(original.blocks, translation.blocks, source);
  if (fault !== undefined) return [typeof fault === 'string' ? `${file}:${fault}` : toText(fault)];
  const made = companion?.blocks ?? original.blocks.map(toDigested);
  const states = toFreshness(made, original.blocks.map(toDigested));
  const problems = states.flatMap(({state, translated}, index) => {
    const [one, other] = [original.blocks[index], translation.blocks[translated ?? -1]];
    return state === 'fresh' && one && other
      ? findParityProblems(one, other, {original: source, language, sameAddresses})
      : [];
  });
  const isMarked = companion !== undefined || isMarking;
  return [
    ...(isMarked
      ? []
      : [
          `${file}:1: Nothing says what this was translated from. Run "npm run translations:mark -- ${file}".`,
        ]),
    ...problems.map(toText),
    ...translation.blocks.flatMap(({line, words}) =>
      findWordingProblems(words, language).map((message) => toText({line, message})),
    ),
  ];
}
