import type {SequenceRow} from './row';

/** Journeys of the Italian guides. */
export const italianSequences = [] as const satisfies readonly SequenceRow[];
