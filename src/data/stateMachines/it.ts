import type {StateMachineRow} from './row';

/** State machines of the Italian guides. */
export const italianStateMachines = [] as const satisfies readonly StateMachineRow[];
