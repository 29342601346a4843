import {austrianTables} from './at';
import {germanTables} from './de';
import {spanishTables} from './es';
import {frenchTables} from './fr';
import {italianTables} from './it';
import type {TableRow} from './row';
import {serviceTables} from './service';

/** Lists of codes and fields of all regimes, and what the provider promises its users. */
export const tables: readonly TableRow[] = [...germanTables, ...austrianTables, ...spanishTables, ...italianTables, ...frenchTables, ...serviceTables];
