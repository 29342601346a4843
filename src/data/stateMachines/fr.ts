import type {StateMachineRow} from './row';

/** State machines of the French guides. */
export const frenchStateMachines = [
  {
    id: 'sign-fr-lifecycle',
    title: 'States of a company, location or system: you change them',
    spec: 'sign-fr/2025-08-12',
    pointer: '/components/schemas/CompanyEntity/properties/state/enum',
    signing: {none: 'a commissioned system can be suspended: the mode decides'},
    usual: ['ACQUIRED', 'COMMISSIONED', 'DECOMMISSIONED'],
    failures: [],
    states: [
      {id: 'ACQUIRED', meaning: 'Created, not yet in use; its data can still change.'},
      {id: 'COMMISSIONED', meaning: 'In use.'},
      {id: 'DECOMMISSIONED', meaning: 'Permanently out of use; its records stay readable.', final: true},
    ],
    transitions: [
      {from: 'ACQUIRED', to: 'COMMISSIONED', by: 'PATCH COMMISSIONED', operation: 'updateEntity'},
      {from: 'ACQUIRED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED', operation: 'updateEntity'},
      {from: 'COMMISSIONED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED', operation: 'updateEntity'},
    ],
  },
  {
    id: 'sign-fr-mode',
    title: 'Modes of a company, location or system: Bonarium changes them',
    spec: 'sign-fr/2025-08-12',
    pointer: '/components/schemas/CompanyEntity/properties/mode/enum',
    signing: {in: ['OPERATIVE', 'DEGRADED'], file: 'docs/sign-fr/process_overview.mdx', says: ['You can sell in `OPERATIVE` and `DEGRADED`.']},
    usual: ['INACTIVE', 'OPERATIVE'],
    failures: ['SUSPENDED'],
    states: [
      {id: 'INACTIVE', meaning: 'Not commissioned, being prepared, or decommissioned.'},
      {id: 'OPERATIVE', meaning: 'Everything works.'},
      {id: 'DEGRADED', meaning: 'Records are still accepted, but something needs attention.'},
      {id: 'SUSPENDED', meaning: 'New records are rejected until the cause is removed.'},
    ],
    transitions: [
      {from: 'INACTIVE', to: 'OPERATIVE', by: 'commissioning completed'},
      {from: 'OPERATIVE', to: 'DEGRADED', by: 'fault, records accepted'},
      {from: 'DEGRADED', to: 'OPERATIVE', by: 'fault gone'},
      {from: 'OPERATIVE', to: 'SUSPENDED', by: 'fault stops records'},
      {from: 'DEGRADED', to: 'SUSPENDED', by: 'fault got worse'},
      {from: 'SUSPENDED', to: 'OPERATIVE', by: 'cause removed'},
      {from: 'OPERATIVE', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED', operation: 'updateEntity'},
      {from: 'DEGRADED', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED', operation: 'updateEntity'},
      {from: 'SUSPENDED', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED', operation: 'updateEntity'},
    ],
  },
  {
    id: 'sign-fr-record',
    title: 'States of a record',
    spec: 'sign-fr/2025-08-12',
    pointer: '/components/schemas/RecordState/enum',
    signing: {none: 'the result of signing'},
    usual: ['ACCEPTED', 'COMPLETED'],
    failures: ['FAILED', 'REJECTED'],
    states: [
      {id: 'ACCEPTED', meaning: 'An intention waits for its transaction, or an export for its file.'},
      {id: 'COMPLETED', meaning: 'Done. Documents, events, copies and replays have this state immediately.', final: true},
      {id: 'FAILED', meaning: 'The file could not be created; `logs` says why. Nothing was added to any total.', final: true},
      {id: 'REJECTED', meaning: 'Rejected by an authority. This state does not occur in France.', final: true},
    ],
    transitions: [
      {from: 'ACCEPTED', to: 'COMPLETED', by: 'transaction, or file ready'},
      {from: 'ACCEPTED', to: 'FAILED', by: 'file not created'},
      {from: 'ACCEPTED', to: 'REJECTED', by: 'never in France'},
    ],
  },
  {
    id: 'sign-fr-file',
    title: 'Where a file is stored',
    spec: 'sign-fr/2025-08-12',
    pointer: '/components/schemas/Record/properties/content/properties/file/properties/location/enum',
    signing: {none: 'a copy of what is signed'},
    usual: [],
    failures: [],
    states: [
      {id: 'SERVICE', meaning: 'With the API, available immediately.'},
      {id: 'ARCHIVE', meaning: 'In long-term storage, under the same path; reading takes a few seconds longer.', final: true},
    ],
    transitions: [{from: 'SERVICE', to: 'ARCHIVE', by: '90 days pass'}],
  },
] as const satisfies readonly StateMachineRow[];
