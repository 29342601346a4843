import type {LawRow} from './row';

export const italianLaws = [] as const satisfies readonly LawRow[];
