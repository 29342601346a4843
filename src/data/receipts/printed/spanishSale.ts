import type {PrintedReceiptRow} from './row';

export const spanishSale = {
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
} as const satisfies PrintedReceiptRow;
