import type {SequenceRow} from './row';

/** Journeys of the Austrian guides. */
export const austrianSequences = [] as const satisfies readonly SequenceRow[];
