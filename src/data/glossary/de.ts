import type {TermRow} from './row';

export const germanTerms = [] as const satisfies readonly TermRow[];
