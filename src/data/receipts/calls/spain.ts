import type {ReceiptCallRow} from './row';

export const spanishCall = {
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
} as const satisfies ReceiptCallRow;
