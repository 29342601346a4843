import type {TermRow} from './row';

export const italianTerms = [] as const satisfies readonly TermRow[];
