import type {StateMachineRow} from './row';

/** State machines of the Austrian guides. */
export const austrianStateMachines = [
  {
    id: 'rksv-signature-creation-unit',
    title: 'States of a signature creation unit',
    spec: 'rksv/v1',
    pointer: '/components/schemas/SignatureCreationUnit/properties/state/enum',
    signing: {in: ['INITIALIZED'], file: 'static/openapi/rksv/v1.yaml', says: ['`INITIALIZED`: registered with FinanzOnline; the unit signs.']},
    usual: ['PENDING', 'CREATED', 'INITIALIZED', 'DECOMMISSIONED'],
    failures: [],
    states: [
      {id: 'PENDING', meaning: 'The certificate is ordered, but not issued yet.'},
      {id: 'CREATED', meaning: 'The certificate is issued. FinanzOnline doesn’t know it yet.'},
      {id: 'INITIALIZED', meaning: 'FinanzOnline knows the certificate, and the unit signs.'},
      {id: 'DECOMMISSIONED', meaning: 'The unit is retired, and its end is reported.', final: true},
    ],
    transitions: [
      {from: 'PENDING', to: 'CREATED', by: 'certificate is issued'},
      {from: 'CREATED', to: 'INITIALIZED', by: 'PATCH INITIALIZED', operation: 'updateSignatureCreationUnit'},
      {from: 'CREATED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED', operation: 'updateSignatureCreationUnit'},
      {from: 'INITIALIZED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED', operation: 'updateSignatureCreationUnit'},
    ],
  },
  {
    id: 'rksv-cash-register',
    title: 'States of a cash register',
    spec: 'rksv/v1',
    pointer: '/components/schemas/CashRegister/properties/state/enum',
    signing: {in: ['INITIALIZED'], file: 'docs/sign-at/getting-started.mdx', says: ['A register signs only in `INITIALIZED`.']},
    usual: ['CREATED', 'REGISTERED', 'INITIALIZED', 'DECOMMISSIONED'],
    failures: ['OUTAGE', 'DEFECTIVE'],
    states: [
      {id: 'CREATED', meaning: 'Only Bonarium knows the register.'},
      {id: 'REGISTERED', meaning: 'FinanzOnline knows its register ID and its key. Nothing is signed yet.'},
      {id: 'INITIALIZED', meaning: 'The start receipt is signed, and the register signs receipts.'},
      {id: 'OUTAGE', meaning: 'A failure is reported, and the register signs nothing.'},
      {id: 'DECOMMISSIONED', meaning: 'The register is retired with an end receipt.', final: true},
      {id: 'DEFECTIVE', meaning: 'The register is lost or beyond repair, reported without an end receipt.', final: true},
    ],
    transitions: [
      {from: 'CREATED', to: 'REGISTERED', by: 'PATCH REGISTERED', operation: 'updateCashRegister'},
      {from: 'REGISTERED', to: 'INITIALIZED', by: 'PATCH INITIALIZED', operation: 'updateCashRegister'},
      {from: 'INITIALIZED', to: 'OUTAGE', by: 'PATCH OUTAGE', operation: 'updateCashRegister'},
      {from: 'OUTAGE', to: 'INITIALIZED', by: 'PATCH INITIALIZED', operation: 'updateCashRegister'},
      {from: 'INITIALIZED', to: 'DECOMMISSIONED', by: 'PATCH DECOMMISSIONED', operation: 'updateCashRegister'},
      {from: 'INITIALIZED', to: 'DEFECTIVE', by: 'PATCH DEFECTIVE', operation: 'updateCashRegister'},
      {from: 'OUTAGE', to: 'DEFECTIVE', by: 'PATCH DEFECTIVE', operation: 'updateCashRegister'},
    ],
  },
] as const satisfies readonly StateMachineRow[];
