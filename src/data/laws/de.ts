import type {LawRow} from './row';

export const germanLaws = [] as const satisfies readonly LawRow[];
