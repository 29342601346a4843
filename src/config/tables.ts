import {apis} from '../data/apis';
import {conventions} from '../data/conventions/rows';
import {commonConventions, wordings} from '../data/conventions/wordings';
import {tables} from '../data/tables/all';
import type {TableRow} from '../data/tables/row';
import {toCommonTable, toConventionTables} from '../model/conventions/tables';

/**
 * Every table a page can show: the lists of codes and fields, and the tables derived from the
 * conventions.
 */
export const allTables: readonly TableRow[] = [
  ...tables,
  toCommonTable(commonConventions),
  ...toConventionTables(conventions, wordings, apis),
];
