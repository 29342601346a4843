import type {StateMachineRow} from './row';

/** State machines of the Italian guides. */
export const italianStateMachines = [
  {
    id: 'sign-it-lifecycle-state',
    title: 'States of entities and systems: you change them',
    spec: 'sign-it/2025-08-12',
    pointer: '/components/schemas/CompanyEntity/properties/state/enum',
    states: [
      {id: 'ACQUIRED', meaning: 'Created and not yet in use; its data may still change.'},
      {id: 'COMMISSIONED', meaning: 'In use.'},
      {id: 'DECOMMISSIONED', meaning: 'Out of use for good; its records stay readable.', final: true},
    ],
    transitions: [
      {from: 'ACQUIRED', to: 'COMMISSIONED', by: 'PATCH COMMISSIONED'},
      {from: 'ACQUIRED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
      {from: 'COMMISSIONED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
    ],
  },
  {
    id: 'sign-it-lifecycle-mode',
    title: 'Modes of entities and systems: Bonarium changes them',
    spec: 'sign-it/2025-08-12',
    pointer: '/components/schemas/CompanyEntity/properties/mode/enum',
    states: [
      {id: 'INACTIVE', meaning: 'Not commissioned, being made ready, or decommissioned.'},
      {id: 'OPERATIVE', meaning: 'Everything works.'},
      {id: 'DEGRADED', meaning: 'Records are taken, but something needs care.'},
      {id: 'SUSPENDED', meaning: 'New records are refused until the cause is removed.'},
    ],
    transitions: [
      {from: 'INACTIVE', to: 'OPERATIVE', by: 'commissioning completed'},
      {from: 'OPERATIVE', to: 'DEGRADED', by: 'fault lets records through'},
      {from: 'DEGRADED', to: 'OPERATIVE', by: 'fault has gone'},
      {from: 'OPERATIVE', to: 'SUSPENDED', by: 'fault stops records'},
      {from: 'DEGRADED', to: 'SUSPENDED', by: 'fault got worse'},
      {from: 'SUSPENDED', to: 'OPERATIVE', by: 'cause removed'},
      {from: 'OPERATIVE', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED'},
      {from: 'DEGRADED', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED'},
      {from: 'SUSPENDED', to: 'INACTIVE', by: 'PATCH DECOMMISSIONED'},
    ],
  },
  {
    id: 'sign-it-record',
    title: 'States of a record',
    spec: 'sign-it/2025-08-12',
    pointer: '/components/schemas/RecordState/enum',
    states: [
      {id: 'ACCEPTED', meaning: 'Signed; an intention waits for its transaction, a transaction for the agency.'},
      {id: 'COMPLETED', meaning: 'Done; a document has the number of the agency.', final: true},
      {id: 'REJECTED', meaning: 'The agency refused the document and recorded nothing.', final: true},
      {id: 'FAILED', meaning: 'Nobody knows whether the agency recorded it; look into the portal.', final: true},
    ],
    transitions: [
      {from: 'ACCEPTED', to: 'COMPLETED', by: 'number given, intention used'},
      {from: 'ACCEPTED', to: 'REJECTED', by: 'agency refuses'},
      {from: 'ACCEPTED', to: 'FAILED', by: '10 min without answer'},
    ],
  },
  {
    id: 'sign-it-local-emission-point',
    title: 'States of an emission point in SIGN IT local',
    spec: 'sign-it/local',
    pointer: '/components/schemas/EmissionPointState/enum',
    states: [
      {id: 'INACTIVE', meaning: 'Created and not yet in use.'},
      {id: 'OPERATIVE', meaning: 'Seals and sends.'},
      {id: 'DEGRADED', meaning: 'Seals, but cannot send; records are queued.'},
      {id: 'DECOMMISSIONED', meaning: 'Out of use for good.', final: true},
    ],
    transitions: [
      {from: 'INACTIVE', to: 'OPERATIVE', by: 'PATCH OPERATIVE'},
      {from: 'OPERATIVE', to: 'DEGRADED', by: 'line is lost'},
      {from: 'DEGRADED', to: 'OPERATIVE', by: 'line is back, queue is sent'},
      {from: 'INACTIVE', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
      {from: 'OPERATIVE', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
    ],
  },
] as const satisfies readonly StateMachineRow[];
