import type {ReceiptCallRow} from './row';

export const italianCall = {
  country: 'it',
  product: 'sign-it',
  method: 'POST',
  path: '/records',
  request: `{
  "content": {
    "type": "TRANSACTION", …
    "operation": {
      "type": "RECEIPT",
      "document": {
        "number": "4117",
        "series": "BO1", …
        "issued_at": "2026-11-20T09:58:19+01:00",
        "total_vat": {"amount": "2.20", …, "inclusive": "18.20"}
      },
      "entries": [
        {"type": "SALE", …, "text": "Coppa gelato tre gusti", …},
        …
      ],
      "payments": [
        {"type": "CASH", "amount": "8.20"},
        {"type": "CARD", "amount": "10.00", …}
      ]
    }
  }, …
}`,
  response: `{
  "content": {…
    "state": "COMPLETED",
    "mode": "FINISHED", …
    "compliance": {"data": "DCW2026/4873-0619", …}, …
  }, …
}`,
  receipt: 'italy-sale',
  links: [
    {code: ['"number": "4117"', '"series"'], print: ['Cassa 4117']},
    {code: ['"issued_at"'], print: ['20/11/2026']},
    {code: ['"total_vat"'], print: ['Totale complessivo', 'di cui IVA']},
    {code: ['Coppa gelato'], print: ['Coppa gelato']},
    {code: ['"CASH"'], print: ['Pagamento contante']},
    {code: ['"CARD"'], print: ['Pagamento elettronico']},
    {code: ['"compliance"'], print: ['Documento n.']},
  ],
  legend: [
    {text: 'items', link: 3, to: '/sign-it/receipt_compliance#contents'},
    {text: 'total', link: 2, to: '/sign-it/receipt_compliance#contents'},
    {text: 'payments', link: 4, to: '/sign-it/receipt_compliance#contents'},
    {text: 'document', link: 6, to: '/sign-it/receipt_compliance#contents'},
  ],
} as const satisfies ReceiptCallRow;
