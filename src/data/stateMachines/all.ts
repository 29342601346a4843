import {commonStateMachines} from './any';
import {austrianStateMachines} from './at';
import {germanStateMachines} from './de';
import {spanishStateMachines} from './es';
import {frenchStateMachines} from './fr';
import {italianStateMachines} from './it';
import type {StateMachineRow} from './row';

/** State machines of all regimes. */
export const stateMachines: readonly StateMachineRow[] = [
  ...germanStateMachines,
  ...austrianStateMachines,
  ...spanishStateMachines,
  ...italianStateMachines,
  ...frenchStateMachines,
  ...commonStateMachines,
];
