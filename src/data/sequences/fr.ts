import type {SequenceRow} from './row';

/** Journeys of the French guides. */
export const frenchSequences = [] as const satisfies readonly SequenceRow[];
