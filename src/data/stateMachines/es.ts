import type {StateMachineRow} from './row';

/** State machines of the Spanish guides. */
export const spanishStateMachines = [] as const satisfies readonly StateMachineRow[];
