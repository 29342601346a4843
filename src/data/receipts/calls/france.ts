import type {ReceiptCallRow} from './row';

export const frenchCall = {
  country: 'fr',
  product: 'sign-fr',
  method: 'POST',
  path: '/records',
  request: `{
  "content": {
    "type": "TRANSACTION", …
    "operation": {
      "type": "RECEIPT",
      "document": {
        "number": "T-000002",
        "activity_code": "10.71C", …
        "total_vat": {…, "inclusive": "22.05"}
      },
      "entries": [
        {"type": "SALE", …, "text": "Baguette tradition", …},
        {"type": "SALE", …, "text": "Tarte aux pralines", …},
        …
      ],
      "payments": [
        {"type": "CASH", "amount": "10.00"},
        {"type": "CARD", "amount": "12.05", …}
      ]
    }
  }, …
}`,
  response: `{
  "content": {…
    "state": "COMPLETED",
    "mode": "FINISHED", …
    "compliance": {"data": "6GyY", …}, …
  }, …
}`,
  receipt: 'france-sale',
  links: [
    {code: ['"T-000002"'], print: ['Ticket T-000002']},
    {code: ['"activity_code"'], print: ['NAF 10.71C']},
    {code: ['"total_vat"'], print: ['Total TTC']},
    {code: ['Baguette'], print: ['Baguette']},
    {code: ['Tarte'], print: ['Tarte']},
    {code: ['"CASH"'], print: ['Espèces']},
    {code: ['"CARD"'], print: ['Carte bancaire']},
    {code: ['"compliance"'], print: ['Signature']},
  ],
  legend: [
    {text: 'number', link: 0, to: '/sign-fr/functional_coverage#documents'},
    {text: 'activity', link: 1, to: '/sign-fr/functional_coverage#documents'},
    {text: 'total', link: 2, to: '/sign-fr/functional_coverage#documents'},
    {text: 'signature', link: 7, to: '/sign-fr/isca_requirements'},
  ],
} as const satisfies ReceiptCallRow;
