import type {PrintedReceiptRow} from './row';

export const italianSale = {
  id: 'italy-sale',
  lang: 'it',
  notes: [
    'Gelateria Aurora',
    'Via Saragozza',
    'P. IVA',
    'Coppa gelato',
    'Totale complessivo',
    'Pagamento contante',
    'Importo pagato',
    '20/11/2026',
    'Documento n.',
  ],
  text: `
         Gelateria Aurora S.r.l.
   Via Saragozza 214, 40135 Bologna BO
           P. IVA 99887760371

          DOCUMENTO COMMERCIALE
         di vendita o prestazione

Descrizione                  IVA %    EUR
2 x Coppa gelato tre gusti   10,00   8,80
2 x Caffè espresso           10,00   3,30
1 x Vaschetta termica 1 kg   22,00   6,10
-----------------------------------------
Totale complessivo                  18,20
di cui IVA                           2,20

Pagamento contante                   8,20
Pagamento elettronico               10,00
Importo pagato                      18,20

20/11/2026 09:58
Documento n. DCW2026/4873-0619
Cassa 4117 / BO1
`,
} as const satisfies PrintedReceiptRow;
