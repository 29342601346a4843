import type {StateMachineRow} from './row';

/** State machines of products that serve several countries. */
export const commonStateMachines = [
  {
    id: 'safe-archival-job',
    title: 'States of an archival job',
    spec: 'safe/v0',
    pointer: '/components/schemas/ArchivalJob/properties/state/enum',
    signing: {none: 'an archive of what is signed'},
    usual: ['SCHEDULED', 'WORKING', 'COMPLETED'],
    failures: ['ERROR'],
    states: [
      {id: 'SCHEDULED', meaning: 'The run is scheduled for a night.'},
      {id: 'WORKING', meaning: 'SAFE fetches the exports of the period.'},
      {id: 'COMPLETED', meaning: 'All exports of the period are archived.', final: true},
      {id: 'ERROR', meaning: 'The run failed; the next one also fetches this period.', final: true},
    ],
    transitions: [
      {from: 'SCHEDULED', to: 'WORKING', by: 'scheduled time comes'},
      {from: 'WORKING', to: 'COMPLETED', by: 'all exports archived'},
      {from: 'WORKING', to: 'ERROR', by: 'an export fails'},
    ],
  },
  {
    id: 'safe-search',
    title: 'States of a search',
    spec: 'safe/v0',
    pointer: '/components/schemas/Search/properties/state/enum',
    signing: {none: 'an archive of what is signed'},
    usual: ['PENDING', 'WORKING', 'COMPLETED'],
    failures: ['ERROR'],
    states: [
      {id: 'PENDING', meaning: 'The search is waiting to start.'},
      {id: 'WORKING', meaning: 'SAFE searches the files.'},
      {id: 'COMPLETED', meaning: 'You can read the results for 24 hours.', final: true},
      {id: 'ERROR', meaning: 'The search failed and has no results.', final: true},
    ],
    transitions: [
      {from: 'PENDING', to: 'WORKING', by: 'SAFE starts'},
      {from: 'WORKING', to: 'COMPLETED', by: 'all files searched'},
      {from: 'WORKING', to: 'ERROR', by: 'a failure'},
    ],
  },
  {
    id: 'ereceipt-receipt',
    title: 'States of a digital receipt',
    spec: 'ereceipt/v1',
    pointer: '/components/schemas/ReceiptState/enum',
    signing: {none: 'a receipt that is already signed'},
    usual: [],
    failures: [],
    states: [
      {id: 'ISSUED', meaning: 'The receipt is final and its link works.'},
      {id: 'EXPIRED', meaning: 'The link has expired; the merchant can still read the receipt.', final: true},
    ],
    transitions: [{from: 'ISSUED', to: 'EXPIRED', by: '24 months pass'}],
  },
] as const satisfies readonly StateMachineRow[];
