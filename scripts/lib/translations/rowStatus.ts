import {conventionTexts} from '../../../src/data/conventions/texts';
import {decisionTrees} from '../../../src/data/decisionTrees/all';
import {archives} from '../../../src/data/receipts/archives';
import {retention} from '../../../src/data/retention';
import {sequences} from '../../../src/data/sequences/all';
import {stateMachines} from '../../../src/data/stateMachines/all';
import {tables} from '../../../src/data/tables/all';
import {rowTranslations} from '../../../src/data/translations/all';
import {
  findUnusedWords,
  toRowTexts,
  type TranslatableRow,
} from '../../../src/model/translation/rows';
import {findWordingProblems} from './checkTranslation';

/** How far the rows of figures and tables are translated. */
export interface RowStatus {
  readonly texts: number;
  readonly translated: number;
  /** What a begun row lacks and what no row uses, with a remedy each. */
  readonly problems: readonly string[];
}

/** How far the words of rows are translated into a language. */
export function readRowStatus(language: string): RowStatus {
  const words = Object.entries(rowTranslations).find(([id]) => id === language)?.[1] ?? {};
  // Of the tables derived from the conventions, the texts are translated.
  const all = [
    ...tables,
    conventionTexts,
    ...stateMachines,
    ...sequences,
    ...decisionTrees,
    ...archives,
    ...retention,
  ];
  const rows: readonly TranslatableRow[] = all.filter(
    (row) => !('lang' in row) || row.lang === undefined || words[row.id] !== undefined,
  );
  const place = `src/data/translations/${language}`;
  const problems = Object.keys(words)
    .filter((id) => rows.every((row) => row.id !== id))
    .map((id) => `${place}: there is no row ${id}. Remove its words, or correct the ID.`);
  let [texts, translated] = [0, 0];
  for (const row of rows) {
    const own = words[row.id];
    const asked = toRowTexts(row);
    const missing = asked.filter((text) => own?.[text] === undefined);
    texts += asked.length;
    translated += asked.length - missing.length;
    if (own === undefined) continue;
    problems.push(
      ...Object.values(own)
        .flatMap((text) => findWordingProblems(text.replace(/`[^`]*`/g, '\uFFFC'), language))
        .map((problem) => `${place}: ${row.id}: ${problem}`),
      ...missing.map((text) => `${place}: ${row.id} lacks "${text}". Translate it.`),
      ...findUnusedWords(row, words).map(
        (text) => `${place}: ${row.id} doesn't have "${text}" any more. Remove its translation.`,
      ),
    );
  }
  return {texts, translated, problems};
}
