import type {LawRow} from './row';

export const austrianLaws = [] as const satisfies readonly LawRow[];
