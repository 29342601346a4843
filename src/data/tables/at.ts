import type {TableRow} from './row';

/** Lists of codes and fields of the Austrian guides. */
export const austrianTables = [] as const satisfies readonly TableRow[];
