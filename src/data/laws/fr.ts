import type {LawRow} from './row';

export const frenchLaws = [] as const satisfies readonly LawRow[];
