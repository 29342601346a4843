import {apis} from '../data/apis';
import {conventions} from '../data/conventions/rows';
import {conventionTexts} from '../data/conventions/texts';
import {tables} from '../data/tables/all';
import type {TableRow} from '../data/tables/row';
import {rowTranslations} from '../data/translations/all';
import type {AnyRowWords} from '../data/translations/row';
import {toConventionTables, type Wording} from '../model/conventions/tables';
import {toDerivedWords} from '../model/translation/rows';

const derive = (wording: Wording): readonly TableRow[] =>
  toConventionTables(conventions, apis, conventionTexts, wording);
const derivedTables = derive(conventionTexts);

/**
 * Every table a page can show: the lists of codes and fields, and the tables derived from the
 * conventions.
 */
export const allTables: readonly TableRow[] = [...tables, ...derivedTables];

/** The words of rows in each language, with those of the derived tables. */
export const allRowWords: Readonly<Record<string, AnyRowWords>> = Object.fromEntries(
  Object.entries(rowTranslations).map(([language, words]) => {
    const derived = toDerivedWords(conventionTexts, words, derivedTables, (texts) =>
      derive({...texts, language}),
    );
    return [language, {...words, ...derived}];
  }),
);
