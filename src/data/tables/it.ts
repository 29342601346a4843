import type {TableRow} from './row';

/** Lists of codes and fields of the Italian guides. */
export const italianTables = [
  {
    id: 'italian-vat-rates',
    title: 'VAT rates on the documento commerciale',
    law: 'it-dpr-633-1972',
    columns: [
      {key: 'rate', label: 'Rate'},
      {key: 'place', label: 'Kind'},
      {key: 'code', label: 'SIGN IT', code: true},
      {key: 'percentage', label: 'Percentage to send', code: true},
    ],
    rows: [
      {rate: '22 %', place: 'Standard rate', code: 'STANDARD', percentage: '22.00'},
      {rate: '10 %', place: 'First reduced rate', code: 'REDUCED_1', percentage: '10.00'},
      {rate: '5 %', place: 'Second reduced rate', code: 'REDUCED_2', percentage: '5.00'},
      {rate: '4 %', place: 'Third reduced rate', code: 'REDUCED_3', percentage: '4.00'},
    ],
  },
  {
    id: 'italian-natura-codes',
    title: 'Natura: why a line has no VAT',
    law: 'it-ade-tracciato-corrispettivi',
    columns: [
      {key: 'natura', label: 'Natura', code: true},
      {key: 'meaning', label: 'Meaning'},
      {key: 'abbreviation', label: 'On registers', code: true},
      {key: 'code', label: 'SIGN IT', code: true},
    ],
    rows: [
      {natura: 'N1', meaning: 'Excluded from the taxable amount, article 15 of DPR 633/1972', abbreviation: 'EE', code: 'CAUSE_1'},
      {natura: 'N2', meaning: 'Not subject to VAT', abbreviation: 'NS', code: 'NOT_SUBJECT'},
      {natura: 'N3', meaning: 'Not taxable, for example exports', abbreviation: 'NI', code: 'NOT_TAXABLE'},
      {natura: 'N4', meaning: 'Exempt', abbreviation: 'ES', code: 'CAUSE_2'},
      {natura: 'N5', meaning: 'Margin scheme', abbreviation: 'RM', code: 'CAUSE_3'},
      {natura: 'N6', meaning: 'Reverse charge, or another operation without VAT', abbreviation: 'AL', code: 'CAUSE_4'},
    ],
  },
  {
    id: 'italian-takings-payments',
    title: 'Payments as the takings format totals them',
    law: 'it-ade-tracciato-corrispettivi',
    columns: [
      {key: 'kind', label: 'Kind of payment'},
      {key: 'field', label: 'Total in the takings format', code: true},
      {key: 'sign_it', label: 'SIGN IT'},
    ],
    rows: [
      {kind: 'Cash (contanti)', field: 'PagatoContanti', sign_it: '`CASH`'},
      {
        kind: 'Electronic (elettronico)',
        field: 'PagatoElettronico',
        sign_it: '`CARD` with `CREDIT`, `DEBIT` or `PREPAID`; `ONLINE` (payment service or wallet)',
      },
      {kind: 'Meal voucher (ticket)', field: 'Ticket', sign_it: '`CARD` with `TICKET`'},
      {kind: 'Discount at payment, rounding (sconto a pagare)', field: 'ScontoApagare', sign_it: 'difference between total and cash, at most 0.02'},
      {kind: 'Not collected: service, paid later', field: 'NonRiscossoServizi', sign_it: '`OUTSTANDING` with `SERVICE`'},
      {kind: 'Not collected: an invoice follows', field: 'NonRiscossoFatture', sign_it: '`OUTSTANDING` with `INVOICE`'},
      {kind: 'Gift (omaggio)', field: 'NonRiscossoOmaggio', sign_it: 'no payment; the entry has the purpose `GIFT`'},
    ],
  },
] as const satisfies readonly TableRow[];
