import type {SequenceRow} from './row';

/** Journeys of the German guides. */
export const germanSequences = [
  {
    id: 'sign-de-till-inspection',
    title: 'What happens between the inspector, the till and Bonarium during a till inspection',
    actors: [
      {id: 'inspector', label: 'Inspector'},
      {id: 'till', label: 'Till, back office'},
      {id: 'signde', label: 'SIGN DE'},
      {id: 'dsfinvk', label: 'DSFINVK DE'},
    ],
    steps: [
      {from: 'inspector', to: 'till', label: 'asks for receipts, period and data', phase: 'Request'},
      {from: 'till', to: 'signde', label: 'PUT export with start and end date', phase: 'Exports'},
      {from: 'till', to: 'dsfinvk', label: 'PUT export for the same business days'},
      {from: 'till', to: 'signde', label: 'GET export until COMPLETED'},
      {from: 'signde', to: 'till', label: 'TAR archive', answer: true},
      {from: 'dsfinvk', to: 'till', label: 'ZIP with CSV files', answer: true},
      {from: 'till', to: 'inspector', label: 'both files, unchanged, on a medium', answer: true, phase: 'Handover'},
      {from: 'till', to: 'till', label: 'note files, checksums, time, recipient'},
    ],
  },
] as const satisfies readonly SequenceRow[];
