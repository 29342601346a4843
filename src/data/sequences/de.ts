import type {SequenceRow} from './row';

/** Journeys of the German guides. */
export const germanSequences = [] as const satisfies readonly SequenceRow[];
