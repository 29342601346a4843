import type {ReceiptCallRow} from './row';

export const austrianCall = {
  country: 'at',
  product: 'sign-at',
  method: 'PUT',
  path: '/cash-register/{cash_register_id}/receipt/{receipt_id}',
  request: `{
  "receipt_type": "NORMAL",
  "schema": {"standard_v1": {
    "amounts_per_vat_rate": [
      {"vat_rate": "STANDARD", …, "amount": "4.20"},
      {"vat_rate": "REDUCED_1", …, "amount": "5.80"},
      {"vat_rate": "SPECIAL", …, "amount": "9.10"}
    ],
    "amounts_per_payment_type": [
      {"payment_type": "CASH", "amount": "9.10"},
      {"payment_type": "NON_CASH", "amount": "10.00"}
    ],
    "line_items": [
      {"quantity": "1", "text": "Roggenlaib 1 kg", …},
      {"quantity": "6", "text": "Handsemmel", …},
      …
    ]
  }}, …
}`,
  response: `{…
  "receipt_number": "3", …
  "cash_register_serial_number": "BON-AT-4F7C21D9", …
  "signed": true,
  "qr_code_data": "_R1-AT100_BON-AT-4F7C21D9_3_2026-…", …
}`,
  receipt: 'austria-sale',
  links: [
    {code: ['"STANDARD"'], print: ['Brutto 20 %']},
    {code: ['"REDUCED_1"'], print: ['Brutto 10 %']},
    {code: ['"SPECIAL"'], print: ['Brutto 4,9 %']},
    {code: ['"CASH"'], print: ['Bar ']},
    {code: ['"NON_CASH"'], print: ['Bankomatkarte']},
    {code: ['Roggenlaib'], print: ['Roggenlaib']},
    {code: ['Handsemmel'], print: ['Handsemmel']},
    {code: ['"receipt_number"'], print: ['Beleg 3']},
    {code: ['"cash_register_serial_number"'], print: ['Kasse BON-AT']},
    {code: ['"qr_code_data"'], print: ['[QR]']},
  ],
  legend: [
    {text: 'number', link: 7, to: '/sign-at/receipt_data#printed'},
    {text: 'serials', link: 8, to: '/sign-at/receipt_data#printed'},
    {text: 'rates', link: 0, to: '/sign-at/receipt_data#printed'},
    {text: 'code', link: 9, to: '/sign-at/receipt_data#printed'},
  ],
} as const satisfies ReceiptCallRow;
