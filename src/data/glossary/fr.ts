import type {TermRow} from './row';

export const frenchTerms = [] as const satisfies readonly TermRow[];
