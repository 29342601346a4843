import type {StateMachineRow} from './row';

/** State machines of the Austrian guides. */
export const austrianStateMachines = [] as const satisfies readonly StateMachineRow[];
