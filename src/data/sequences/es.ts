import type {SequenceRow} from './row';

/** Journeys of the Spanish guides. */
export const spanishSequences = [] as const satisfies readonly SequenceRow[];
