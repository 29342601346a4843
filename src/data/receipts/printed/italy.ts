import {italianSale} from './italianSale';
import type {PrintedReceiptRow} from './row';

export const italianPrintedReceipts = [
  italianSale,
  {
    id: 'italy-void',
    lang: 'it',
    notes: ['ANNULLAMENTO', 'N. DCW', 'Coppa gelato', 'Documento n.'],
    text: `
         Gelateria Aurora S.r.l.
   Via Saragozza 214, 40135 Bologna BO
           P. IVA 99887760371

          DOCUMENTO COMMERCIALE
         emesso per ANNULLAMENTO
        Documento di riferimento:
   N. DCW2026/4873-0620 del 20/11/2026

Descrizione                  IVA %    EUR
2 x Coppa gelato tre gusti   10,00  -8,80
2 x Caffè espresso           10,00  -3,30
1 x Vaschetta termica 1 kg   22,00  -6,10
-----------------------------------------
Totale complessivo                 -18,20
di cui IVA                          -2,20

Pagamento elettronico              -18,20

20/11/2026 10:12
Documento n. DCW2026/4873-0621
`,
  },
  {
    id: 'italy-return',
    lang: 'it',
    notes: ['RESO', 'N. DCW', 'Vaschetta', 'Pagamento contante', 'Pratica', 'Documento n.'],
    text: `
         Gelateria Aurora S.r.l.
   Via Saragozza 214, 40135 Bologna BO
           P. IVA 99887760371

          DOCUMENTO COMMERCIALE
          emesso per RESO MERCE
        Documento di riferimento:
   N. DCW2026/4873-0619 del 20/11/2026

Descrizione                  IVA %    EUR
1 x Vaschetta termica 1 kg   22,00  -6,10
-----------------------------------------
Totale complessivo                  -6,10
di cui IVA                          -1,10

Pagamento contante                  -6,10
Pratica di reso n. R-0018

20/11/2026 11:31
Documento n. DCW2026/4873-0622
Cassa 4119 / BO1
`,
  },
  /** What the customer gets while the portal is unavailable. It is no document. */
  {
    id: 'italy-outage',
    lang: 'it',
    text: `
          RICEVUTA PROVVISORIA
     Non è un documento commerciale
         Portale non disponibile

1 x Coppa gelato tre gusti          4,40
Pagamento contante                  4,40
20/11/2026 13:05

Seguirà documento commerciale o fattura.
`,
  },
] as const satisfies readonly PrintedReceiptRow[];
