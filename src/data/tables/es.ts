import type {TableRow} from './row';

/** Lists of codes and fields of the Spanish guides. */
export const spanishTables = [] as const satisfies readonly TableRow[];
