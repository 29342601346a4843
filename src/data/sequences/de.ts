import type {SequenceRow} from './row';

/** Journeys of the German guides. */
export const germanSequences = [
  {
    id: 'sign-de-journey',
    title: 'From an account to an export: who calls whom',
    actors: [
      {id: 'office', label: 'Your back office'},
      {id: 'till', label: 'Till'},
      {id: 'sign', label: 'SIGN DE'},
      {id: 'others', label: 'Other products'},
    ],
    steps: [
      {phase: 'Once per merchant', from: 'office', to: 'others', label: 'Organization and API key (Management)'},
      {from: 'office', to: 'sign', label: 'Sign in'},
      {phase: 'Once per TSS', from: 'office', to: 'sign', label: 'Create the TSS'},
      {from: 'sign', to: 'office', label: 'PUK, certificate, serial number', answer: true},
      {from: 'office', to: 'sign', label: 'Prepare, set PIN, initialize'},
      {phase: 'Once per till', from: 'office', to: 'sign', label: 'Register the till'},
      {from: 'office', to: 'others', label: 'Notify the tax office (SUBMIT DE)'},
      {phase: 'For every sale', from: 'till', to: 'sign', label: 'Start, with the first item'},
      {from: 'sign', to: 'till', label: 'Transaction number, start time', answer: true},
      {from: 'till', to: 'sign', label: 'Finish, with sums and payments'},
      {from: 'sign', to: 'till', label: 'Signature, counter, QR code', answer: true},
      {from: 'till', to: 'till', label: 'Print or hand over the receipt'},
      {phase: 'Every day', from: 'till', to: 'others', label: 'Closing (DSFINVK DE)'},
      {phase: 'For an audit', from: 'office', to: 'sign', label: 'Request the export'},
      {from: 'sign', to: 'office', label: 'TAR archive', answer: true},
    ],
  },
  {
    id: 'sign-de-outage',
    title: 'A sale while the TSS does not answer, and the way back',
    actors: [
      {id: 'customer', label: 'Customer'},
      {id: 'till', label: 'Till'},
      {id: 'sign', label: 'SIGN DE'},
      {id: 'dsfinvk', label: 'DSFINVK DE'},
    ],
    steps: [
      {phase: 'The outage begins', from: 'till', to: 'sign', label: 'Start or finish, 3 to 5 seconds'},
      {from: 'till', to: 'sign', label: 'The same call once more'},
      {from: 'till', to: 'till', label: 'Log the beginning and the reason'},
      {from: 'till', to: 'customer', label: 'Receipt with the outage note'},
      {phase: 'While it lasts', from: 'till', to: 'sign', label: 'Start of each new sale, sent once'},
      {from: 'till', to: 'customer', label: 'No answer yet: receipt with the note'},
      {phase: 'The TSS answers again', from: 'till', to: 'till', label: 'Log the end'},
      {from: 'till', to: 'sign', label: 'Read each transaction with no answer'},
      {from: 'sign', to: 'till', label: 'Signed, open, or unknown', answer: true},
      {from: 'till', to: 'sign', label: 'End the open ones'},
      {from: 'till', to: 'customer', label: 'New sales: signed receipts again'},
      {phase: 'Closing', from: 'till', to: 'dsfinvk', label: 'Unsigned sales with error_message'},
    ],
  },
  {
    id: 'sign-de-time-out',
    title: 'A finish whose answer gets lost',
    actors: [
      {id: 'till', label: 'Till'},
      {id: 'sign', label: 'SIGN DE'},
    ],
    steps: [
      {from: 'till', to: 'sign', label: 'PUT tx, revision 2, FINISHED'},
      {from: 'sign', to: 'sign', label: 'Signs; the answer is lost'},
      {from: 'till', to: 'till', label: 'Time-out after 4 seconds'},
      {from: 'till', to: 'sign', label: 'The same PUT, revision 2, same body'},
      {from: 'sign', to: 'till', label: 'The stored answer, signed once', answer: true},
    ],
  },
] as const satisfies readonly SequenceRow[];
