import type {PrintedReceiptRow} from './row';
import {spanishSale} from './spanishSale';

export const spanishPrintedReceipts = [
  spanishSale,
  {
    id: 'spain-ticketbai',
    lang: 'es',
    notes: ['Serie TB26', 'TBAI-'],
    code: {
      file: 'spain-ticketbai',
      text: 'https://tbai.prep.gipuzkoa.eus/qr/?id=TBAI-B00731950-201126-DMDxTP2o70T5u-061&s=TB26&nf=001203&i=30.25&cr=142',
    },
    text: `
         Taberna Itsaslur S.L.
           Arrandegi kalea 9
     20003 Donostia / San Sebastián
             NIF B00731950

Factura simplificada
Serie TB26  N.º 001203  20-11-2026 13:12
Mesa 7

1 x Marmitako               14,30  14,30
3 x Pintxo de tortilla       3,30   9,90
1 x Botella de sidra
    para llevar              6,05   6,05
----------------------------------------
Total EUR, IVA incluido            30,25
Efectivo                           30,25

IVA           Base      Cuota      Total
21 %          5,00       1,05       6,05
10 %         22,00       2,20      24,20

TBAI-B00731950-201126-DMDxTP2o70T5u-061
[QR]
`,
  },
] as const satisfies readonly PrintedReceiptRow[];
