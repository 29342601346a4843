import type {StateMachineRow} from './row';

/** State machines of the German guides. */
export const germanStateMachines = [
  {
    id: 'kassensichv-export',
    title: 'States of an export',
    spec: 'kassensichv/v2',
    pointer: '/components/schemas/ExportState/enum',
    states: [
      {id: 'PENDING', meaning: 'The request is accepted and waits for its turn.'},
      {id: 'WORKING', meaning: 'The log messages are being collected.'},
      {id: 'COMPLETED', meaning: 'The file can be downloaded until it expires.', final: true},
      {id: 'CANCELLED', meaning: 'You cancelled the export before it was complete.', final: true},
      {id: 'ERROR', meaning: 'The export failed; the field exception names the cause.', final: true},
    ],
    transitions: [
      {from: 'PENDING', to: 'WORKING', by: 'the service begins'},
      {from: 'WORKING', to: 'COMPLETED', by: 'the file is written'},
      {from: 'WORKING', to: 'ERROR', by: 'too many records, 24 h'},
      {from: 'PENDING', to: 'CANCELLED', by: 'DELETE export'},
      {from: 'WORKING', to: 'CANCELLED', by: 'DELETE export'},
    ],
  },
] as const satisfies readonly StateMachineRow[];
