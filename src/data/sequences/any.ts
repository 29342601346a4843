import type {SequenceRow} from './row';

/** Journeys of products that serve several countries. */
export const commonSequences = [
  {
    id: 'safe-journey',
    title: 'From the configuration to the proof that nothing changed',
    actors: [
      {id: 'office', label: 'Your back office'},
      {id: 'safe', label: 'SAFE'},
      {id: 'signing', label: 'Signing products'},
      {id: 'inspector', label: 'Inspector'},
    ],
    steps: [
      {phase: 'Once per merchant', from: 'office', to: 'safe', label: 'POST auth with scope_id', link: '/api/safe/v0#operation/authenticate'},
      {from: 'office', to: 'safe', label: 'PUT configuration: country, years', link: '/api/safe/v0#operation/createConfiguration'},
      {from: 'office', to: 'safe', label: 'PUT annotation for shop and document', link: '/api/safe/v0#operation/createAnnotation'},
      {phase: 'Every week or month, automatically', from: 'safe', to: 'signing', label: 'request the export of the period'},
      {from: 'signing', to: 'safe', label: 'TAR, ZIP or DEP7 file', answer: true},
      {from: 'office', to: 'safe', label: 'GET archival-jobs: any ERROR?', link: '/api/safe/v0#operation/listArchivalJobs'},
      {phase: 'Your own files, SAFE FLEX', from: 'office', to: 'office', label: 'SHA-256 of the bytes'},
      {from: 'office', to: 'safe', label: 'PUT file with its checksum', link: '/api/safe/v0#operation/archiveFile'},
      {from: 'safe', to: 'office', label: 'STORED, checksum, end of retention', answer: true},
      {phase: 'Years later', from: 'inspector', to: 'office', label: 'asks for a receipt or a period'},
      {from: 'office', to: 'safe', label: 'PUT search, then GET until COMPLETED', link: '/api/safe/v0#operation/createSearch'},
      {from: 'office', to: 'safe', label: 'GET content', link: '/api/safe/v0#operation/downloadFile'},
      {from: 'safe', to: 'office', label: 'the archived bytes', answer: true},
      {from: 'office', to: 'safe', label: 'GET audit-log, recalculate the chain', link: '/api/safe/v0#operation/listAuditLog'},
      {from: 'office', to: 'inspector', label: 'file, checksum and log'},
    ],
  },
  {
    id: 'receipt-journey',
    title: 'From the signed sale to the electronic or printed receipt',
    actors: [
      {id: 'customer', label: 'Customer'},
      {id: 'till', label: 'Till'},
      {id: 'sign', label: 'SIGN DE, SIGN AT'},
      {id: 'receipt', label: 'RECEIPT'},
    ],
    steps: [
      {phase: 'Once per shop', from: 'till', to: 'receipt', label: 'POST auth', link: '/api/ereceipt/v1#operation/authenticate'},
      {from: 'till', to: 'receipt', label: 'POST media, PUT configuration', link: '/api/ereceipt/v1#operation/uploadMedia'},
      {phase: 'Every sale', from: 'customer', to: 'till', label: 'pays'},
      {from: 'till', to: 'sign', label: 'sign the sale'},
      {from: 'sign', to: 'till', label: 'signature, number, qr_code_data', answer: true},
      {from: 'till', to: 'till', label: 'store the UUID of the receipt'},
      {from: 'till', to: 'receipt', label: 'PUT receipt, timeout 3 to 5 seconds', link: '/api/ereceipt/v1#operation/createReceipt'},
      {from: 'receipt', to: 'till', label: 'ISSUED, public_link', answer: true},
      {from: 'till', to: 'customer', label: 'QR code on the display'},
      {from: 'customer', to: 'receipt', label: 'opens the link, saves page or PDF'},
      {phase: 'No consent, no device, or no response', from: 'till', to: 'customer', label: 'printed receipt'},
      {phase: 'After 24 months', from: 'receipt', to: 'receipt', label: 'the link expires: EXPIRED'},
    ],
  },
] as const satisfies readonly SequenceRow[];
