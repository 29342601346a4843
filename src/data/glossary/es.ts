import type {TermRow} from './row';

export const spanishTerms = [] as const satisfies readonly TermRow[];
