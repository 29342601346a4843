import {austrianTables} from './at';
import {germanTables} from './de';
import {spanishTables} from './es';
import {frenchTables} from './fr';
import {italianTables} from './it';
import type {TableRow} from './row';

/** Lists of codes and fields of all regimes. */
export const tables: readonly TableRow[] = [...germanTables, ...austrianTables, ...spanishTables, ...italianTables, ...frenchTables];
