import type {DecisionTreeRow} from './row';

/** Decision trees of the German regime. */
export const germanDecisionTrees = [
  {
    id: 'sign-de-call-failed',
    title: 'A signing call failed: what now?',
    sources: [{law: 'de-aeao-146a', at: 'Nr. 2.7'}],
    ask: 'What did the till get?',
    answers: [
      {
        when: '423 `E_TSS_DEFECTIVE`',
        do: 'The TSS has failed for good: print “TSE ausgefallen”, and replace the TSS today',
        to: '/sign-de/tss-lifecycle#replace',
      },
      {
        when: '503, and `Retry-After` is longer than the customer can wait',
        do: 'SIGN DE or the TSS: print “TSE ausgefallen”, and read the transaction later',
        to: '/sign-de/outages#receipt',
      },
      {
        when: '429, and `Retry-After` is longer than the customer can wait',
        do: 'Your request rate, and the TSS works: print “ohne TSE-Signatur”, and read the transaction later',
        to: '/sign-de/outages#neutral-note',
      },
      {
        when: '401 after authenticating again, 403, 404, `E_TSS_DISABLED`, `E_CLIENT_DEREGISTERED`',
        do: 'Your setup, and the TSS works: print “ohne TSE-Signatur”, and call the company that maintains the till',
        to: '/sign-de/outages#neutral-note',
      },
      {
        when: '400 `E_FAILED_SCHEMA_VALIDATION`',
        do: 'Your software, and the TSS works: print “ohne TSE-Signatur”, and fix the bug at once',
        to: '/sign-de/outages#neutral-note',
      },
      {
        when: 'a response, but the printer is down',
        do: 'Continue to sign: there is no receipt duty while this lasts',
        to: '/sign-de/outages#rules',
      },
      {
        when: 'nothing, because the whole till or the electricity is down',
        do: 'Write down each sale by hand: there is no receipt duty while this lasts',
        to: '/sign-de/outages#rules',
      },
      {
        when: 'no response, 500, 502 or 504, twice for the same step',
        ask: 'Print “TSE ausgefallen”. What does the command under “Us or you?” print in the shop’s network?',
        answers: [
          {when: '`401`, and only one till fails', do: 'That till: check its clock, key and software version'},
          {
            when: '`401`, and several tills fail',
            do: 'SIGN DE responds: read the code of the last request, then the state of the TSS',
            to: '/sign-de/tss-lifecycle',
          },
          {
            when: '`500`, `502`, `503` or `504`',
            do: 'Us: follow the status page, and report it if the page shows nothing',
            to: '/sign-de/raise-an-issue#severity',
          },
          {
            when: 'a DNS or TLS error, or a timeout',
            ask: 'What does it print over a mobile phone?',
            answers: [
              {when: '`401`', do: 'The shop’s network: check router, DNS, firewall and proxy'},
              {when: 'the same error', do: 'Us, or the route to us: check the status page, then report it', to: '/sign-de/raise-an-issue#severity'},
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-de-operation',
    title: 'One transaction, several, or an order?',
    ask: 'Is the operation already signed?',
    answers: [
      {when: 'yes, and it was wrong, or goods are returned', do: 'A new transaction: the reversal', to: '/sign-de/process-data#counter-entry'},
      {
        when: 'no',
        ask: 'What happens at the till?',
        answers: [
          {
            when: 'a sale is paid at once, such as at a counter',
            do: 'One transaction: start, then finish with `receipt`',
            to: '/sign-de/transaction-lifecycle#start-and-finish',
          },
          {
            when: 'it is ordered now and paid later, such as at a table or on a tab',
            do: 'A short transaction with `order` for each order, and one with `receipt` for the bill',
            to: '/sign-de/transaction-lifecycle#long-running-orders',
          },
          {when: 'cash is put in or taken out, or staff are trained', do: 'One transaction with `receipt`'},
          {when: 'the customer doesn’t complete the sale', do: 'The open transaction with `CANCELLED` and `ABORT`'},
          {when: 'anything else that must be secured', do: 'One transaction with `other`'},
        ],
      },
    ],
  },
  {
    id: 'sign-de-how-many-tss',
    title: 'How many TSS?',
    sources: [{law: 'de-bsi-tr-03153-1', at: '3.9.1'}],
    ask: 'How many taxpayers use the tills?',
    answers: [
      {when: 'several, even under one brand', do: 'At least one TSS for each taxpayer: a key may serve only its own taxpayer'},
      {
        when: 'one',
        ask: 'How many shops does the taxpayer have?',
        answers: [
          {when: 'several', do: 'One TSS for each shop is best: an outage, an export and a notification then concern one shop'},
          {
            when: 'one',
            ask: 'How many tills are in the shop?',
            answers: [
              {when: 'up to 200', do: 'One TSS; several if you get near this limit or tills wait at peak hours'},
              {when: 'more than 200', do: 'Several TSS: one registers at most 200 tills', to: '/sign-de/clients-and-limits#limits'},
            ],
          },
        ],
      },
    ],
  },
  {
    id: 'sign-de-receipt-form',
    title: 'QR code or text?',
    sources: [{law: 'de-kassensichv-6', at: 'Satz 2'}],
    ask: 'Do you invoice the sale with an e-invoice?',
    answers: [
      {when: 'yes', do: 'The structured part of the invoice'},
      {
        when: 'no',
        ask: 'How does the customer get the receipt?',
        answers: [
          {when: 'on a screen or by e-mail', do: 'The QR code'},
          {when: 'printed with 300 dpi, or with 203 dpi on 80 mm paper', do: 'The QR code: an inspector can check it in seconds'},
          {
            when: 'on 58 mm paper, or with a worn print head',
            ask: 'Does a smaller code scan?',
            answers: [
              {when: 'yes', do: 'The smaller QR code', to: '/sign-de/qr-code-validation#print'},
              {when: 'no', do: 'Text'},
            ],
          },
        ],
      },
    ],
  },
] as const satisfies readonly DecisionTreeRow[];
