import type {StateMachineRow} from './row';

/** State machines of the Italian guides. */
export const italianStateMachines = [
  {
    id: 'sign-it-lifecycle-state',
    title: 'States of entities and systems: you change them',
    spec: 'sign-it/2025-08-12',
    pointer: '/components/schemas/CompanyEntity/properties/state/enum',
    states: [
      {id: 'ACQUIRED', meaning: 'Created, not yet in use. You can still change its data.'},
      {id: 'COMMISSIONED', meaning: 'In use.'},
      {id: 'DECOMMISSIONED', meaning: 'Out of use for good. Its records stay readable.', final: true},
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
      {id: 'INACTIVE', meaning: 'Not commissioned, being set up, or decommissioned.'},
      {id: 'OPERATIVE', meaning: 'Everything works.'},
      {id: 'DEGRADED', meaning: 'Records are accepted, but something needs attention.'},
      {id: 'SUSPENDED', meaning: 'New records are rejected until the cause is removed.'},
    ],
    transitions: [
      {from: 'INACTIVE', to: 'OPERATIVE', by: 'commissioning completed'},
      {from: 'OPERATIVE', to: 'DEGRADED', by: 'fault that lets records pass'},
      {from: 'DEGRADED', to: 'OPERATIVE', by: 'fault is gone'},
      {from: 'OPERATIVE', to: 'SUSPENDED', by: 'fault that stops records'},
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
      {id: 'ACCEPTED', meaning: 'Signed. An intention waits for its transaction, a transaction for the agency.'},
      {id: 'COMPLETED', meaning: 'Done. A document has its number from the agency.', final: true},
      {id: 'REJECTED', meaning: 'The agency rejected the document and recorded nothing.', final: true},
      {id: 'FAILED', meaning: 'Unknown whether the agency recorded it. Check the portal.', final: true},
    ],
    transitions: [
      {from: 'ACCEPTED', to: 'COMPLETED', by: 'number issued, intention used'},
      {from: 'ACCEPTED', to: 'REJECTED', by: 'agency rejects'},
      {from: 'ACCEPTED', to: 'FAILED', by: '10 min without response'},
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
      {id: 'DEGRADED', meaning: 'Seals, but cannot send. Records are queued.'},
      {id: 'DECOMMISSIONED', meaning: 'Out of use for good.', final: true},
    ],
    transitions: [
      {from: 'INACTIVE', to: 'OPERATIVE', by: 'PATCH OPERATIVE'},
      {from: 'OPERATIVE', to: 'DEGRADED', by: 'connection is lost'},
      {from: 'DEGRADED', to: 'OPERATIVE', by: 'connected again, queue is sent'},
      {from: 'INACTIVE', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
      {from: 'OPERATIVE', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED'},
    ],
  },
] as const satisfies readonly StateMachineRow[];
