import type {TableRow} from './row';

/** Lists of codes and fields of the Italian guides. */
export const italianTables = [] as const satisfies readonly TableRow[];
