import type {ReceiptCallRow} from './row';

export const otherCalls = [
  {
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
      {"quantity": "6", "text": "Handsemmel", …}, …
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
  },
  {
    country: 'es',
    product: 'sign-es',
    method: 'PUT',
    path: '/clients/{client_id}/invoices/{invoice_id}',
    request: `{
  "content": {
    "type": "SIMPLIFIED",
    "series": "S26",
    "number": "000482",
    "text": "Venta en tienda",
    "full_amount": "32.90",
    "items": [
      {"text": "Novela, tapa blanda", …,
       "system": {…, "category": {"type": "VAT", "rate": "4"}}},
      {"text": "Cuaderno A5", …,
       "system": {…, "category": {"type": "VAT", "rate": "21"}}}
    ]
  }, …
}`,
    response: `{
  "content": {…
    "issued_at": "20-11-2026 10:41:37", …
    "compliance": {
      "type": "VERIFACTU",
      "url": "https://prewww2.aeat.es/wlpl/TIKE-CONT/…", …
      "text": "Factura verificable en la sede electrónica…"
    }, …
  }, …
}`,
    receipt: 'spain-verifactu',
    links: [
      {code: ['"series"', '"number"', '"issued_at"'], print: ['S26-000482']},
      {code: ['"full_amount": "32.90"'], print: ['Total EUR']},
      {code: ['Novela'], print: ['Novela']},
      {code: ['"rate": "4"'], print: [' 4 %']},
      {code: ['Cuaderno'], print: ['Cuaderno']},
      {code: ['"rate": "21"'], print: ['21 %']},
      {code: ['"url"'], print: ['[QR]']},
      {code: ['Factura verificable'], print: ['Factura verificable', 'electrónica de la AEAT']},
      {code: ['"SIMPLIFIED"'], print: ['Factura simplificada']},
    ],
    legend: [
      {text: 'code', link: 6, to: '/sign-es/invoicecompliance_verifactu#print'},
      {text: 'phrase', link: 7, to: '/sign-es/invoicecompliance_verifactu#print'},
      {text: 'number', link: 0, to: '/sign-es/invoicecompliance_verifactu#print'},
      {text: 'rates', link: 5, to: '/sign-es/invoicecompliance_verifactu#print'},
    ],
  },
  {
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
        {"type": "SALE", …, "text": "Coppa gelato tre gusti", …}, …
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
  },
  {
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
        {"type": "SALE", …, "text": "Tarte aux pralines", …}, …
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
  },
] as const satisfies readonly ReceiptCallRow[];
