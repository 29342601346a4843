import type {LawRow} from './row';

export const spanishLaws = [] as const satisfies readonly LawRow[];
