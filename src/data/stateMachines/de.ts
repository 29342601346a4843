import type {StateMachineRow} from './row';

/** State machines of the German guides. */
export const germanStateMachines = [] as const satisfies readonly StateMachineRow[];
