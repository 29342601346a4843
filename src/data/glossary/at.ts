import type {TermRow} from './row';

export const austrianTerms = [] as const satisfies readonly TermRow[];
