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
  {
    id: 'kassensichv-tss',
    title: 'The life of a TSS',
    spec: 'kassensichv/v2',
    pointer: '/components/schemas/TssState/enum',
    states: [
      {id: 'CREATED', meaning: 'The TSS has its key and certificate; the PUK can still be read.'},
      {id: 'UNINITIALIZED', meaning: 'A PIN can be set; the TSS does not sign yet.'},
      {id: 'INITIALIZED', meaning: 'The TSS registers tills and signs transactions.'},
      {id: 'DISABLED', meaning: 'You took it out of service; exports stay possible.', final: true},
      {id: 'DELETED', meaning: 'The weekly clean-up of TEST removed it.', final: true},
      {id: 'DEFECTIVE', meaning: 'It failed for good and signs no more.', final: true},
      {id: 'EVICTED', meaning: 'It stayed CREATED for three months and was withdrawn.', final: true},
    ],
    transitions: [
      {from: 'CREATED', to: 'UNINITIALIZED', by: 'PATCH tss'},
      {from: 'CREATED', to: 'EVICTED', by: 'three months pass'},
      {from: 'CREATED', to: 'DELETED', by: 'clean-up of TEST'},
      {from: 'CREATED', to: 'DEFECTIVE', by: 'failure'},
      {from: 'UNINITIALIZED', to: 'INITIALIZED', by: 'PATCH tss as admin'},
      {from: 'UNINITIALIZED', to: 'DISABLED', by: 'PATCH tss as admin'},
      {from: 'UNINITIALIZED', to: 'DELETED', by: 'clean-up of TEST'},
      {from: 'UNINITIALIZED', to: 'DEFECTIVE', by: 'failure'},
      {from: 'INITIALIZED', to: 'DISABLED', by: 'PATCH tss as admin'},
      {from: 'INITIALIZED', to: 'DELETED', by: 'clean-up of TEST'},
      {from: 'INITIALIZED', to: 'DEFECTIVE', by: 'failure'},
    ],
  },
  {
    id: 'kassensichv-client',
    title: 'A till at a TSS',
    spec: 'kassensichv/v2',
    pointer: '/components/schemas/ClientState/enum',
    states: [
      {id: 'REGISTERED', meaning: 'The till may start transactions.'},
      {id: 'DEREGISTERED', meaning: 'The till may not start transactions; its past ones stay.'},
    ],
    transitions: [
      {from: 'REGISTERED', to: 'DEREGISTERED', by: 'PATCH client as admin'},
      {from: 'DEREGISTERED', to: 'REGISTERED', by: 'PATCH client as admin'},
    ],
  },
  {
    id: 'kassensichv-tx',
    title: 'A transaction from start to end',
    spec: 'kassensichv/v2',
    pointer: '/components/schemas/TransactionRequest/properties/state/enum',
    states: [
      {id: 'ACTIVE', meaning: 'The start is signed; the transaction is open.'},
      {id: 'FINISHED', meaning: 'The end is signed; print its data on the receipt.', final: true},
      {id: 'CANCELLED', meaning: 'The abort is signed; no sale took place.', final: true},
    ],
    transitions: [
      {from: 'ACTIVE', to: 'ACTIVE', by: 'PUT tx ACTIVE'},
      {from: 'ACTIVE', to: 'FINISHED', by: 'PUT tx FINISHED'},
      {from: 'ACTIVE', to: 'CANCELLED', by: 'PUT tx CANCELLED'},
    ],
  },
] as const satisfies readonly StateMachineRow[];
