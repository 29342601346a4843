import type {StateMachineRow} from './row';

/** State machines of the French guides. */
export const frenchStateMachines = [] as const satisfies readonly StateMachineRow[];
