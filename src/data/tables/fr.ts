import type {TableRow} from './row';

/** Lists of codes and fields of the French guides. */
export const frenchTables = [] as const satisfies readonly TableRow[];
