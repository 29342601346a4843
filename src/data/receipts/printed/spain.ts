import type {PrintedReceiptRow} from './row';

export const spanishPrintedReceipts = [
  {
    id: 'spain-verifactu',
    lang: 'es',
    notes: ['QR tributario', 'Factura verificable', 'NIF', 'S26-000482', 'Novela', ' 4 %'],
    code: {
      file: 'spain-verifactu',
      text: 'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B00482612&numserie=S26-000482&fecha=20-11-2026&importe=32.90',
    },
    text: `
             QR tributario:
[QR]
     Factura verificable en la sede
         electrónica de la AEAT

         Librería Alameda S.L.
  Calle de la Alameda 12, 28014 Madrid
             NIF B00482612

Factura simplificada
S26-000482          20-11-2026  10:41:37

1 x Novela, tapa blanda     20,80  20,80
2 x Cuaderno A5              6,05  12,10
----------------------------------------
Total EUR, IVA incluido            32,90
Tarjeta                            32,90

IVA           Base      Cuota      Total
21 %         10,00       2,10      12,10
 4 %         20,00       0,80      20,80
`,
  },
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
