import type {ReceiptCallRow} from './row';

export const germanCall = {
  country: 'de',
  product: 'sign-de',
  method: 'PUT',
  path: '/tss/{tss_id}/tx/{tx_id_or_number}',
  request: `{
  "state": "FINISHED",
  "client_id": "7d1a5e02-…",
  "schema": {"standard_v1": {"receipt": {
    "receipt_type": "RECEIPT",
    "amounts_per_vat_rate": [
      {"vat_rate": "NORMAL", "amount": "11.90"},
      {"vat_rate": "REDUCED_1", "amount": "5.35"}
    ],
    "amounts_per_payment_type": [
      {"payment_type": "CASH", "amount": "10.00"},
      {"payment_type": "NON_CASH", "amount": "7.25"}
    ]
  }}},
  "metadata": {"receipt_number": "318", …}
}`,
  response: `{…
  "number": 4711, …
  "client_serial_number": "MORGENROT-KASSE-01",
  "tss_serial_number": "86a21a5015c18c17c669…", …
  "qr_code_data": "V0;MORGENROT-KASSE-01;Kassenbeleg-…", …
}`,
  receipt: 'germany-sale-code',
  links: [
    {code: ['"NORMAL"'], print: ['A 19 %']},
    {code: ['"REDUCED_1"'], print: ['B  7 %']},
    {code: ['"CASH"'], print: ['Bar ']},
    {code: ['"NON_CASH"'], print: ['girocard']},
    {code: ['"receipt_number"'], print: ['Beleg 318']},
    {code: ['"number": 4711'], print: ['Transaktion']},
    {code: ['"client_serial_number"'], print: ['Kasse MORGENROT']},
    {code: ['"tss_serial_number"'], print: ['TSE   86a2', 'ac0ae2b0']},
    {code: ['"qr_code_data"'], print: ['[QR]']},
  ],
  legend: [
    {text: 'vat', link: 0, to: '/sign-de/introduction#sign-a-sale'},
    {text: 'transaction', link: 5, to: '/sign-de/introduction#sign-a-sale'},
    {text: 'serials', link: 7, to: '/sign-de/introduction#receipt'},
    {text: 'code', link: 8, to: '/sign-de/introduction#receipt'},
  ],
} as const satisfies ReceiptCallRow;
