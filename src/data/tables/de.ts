import type {TableRow} from './row';

/** Lists of codes and fields of the German guides. */
export const germanTables = [] as const satisfies readonly TableRow[];
