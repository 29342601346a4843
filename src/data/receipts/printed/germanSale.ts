import type {PrintedReceiptRow} from './row';

/** Receipt 318 as tills usually print it: the QR code replaces what it contains. */
export const germanSale = {
  id: 'germany-sale-code',
  lang: 'de',
  code: {
    file: 'germany',
    text: 'V0;MORGENROT-KASSE-01;Kassenbeleg-V1;Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar;4711;9877;2026-11-20T09:41:02.000Z;2026-11-20T09:41:37.000Z;ecdsa-plain-SHA256;unixTime;aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw==;BK4dHk4UggBqvBEJuj3P11zsX+uFfMZlS9/WKPUwLqw8wvNOsVNWang2fnUsoSAp7TevDYWf8hO4XdD5vRU13tI=',
  },
  text: `
Café Morgenrot                                   (1)
Lena Brandt, Akazienstraße 14, 10823 Berlin

Beleg 318        20.11.2026 10:41:37             (2)

2 x Cappuccino        3,70        7,40 A         (3)
1 x Rhabarberschorle              4,50 A
1 x Apfelkuchen                   5,35 B
                           -----------
Summe EUR                        17,25
Bar                              10,00           (8)
girocard                          7,25

A 19 % netto 10,00  USt 1,90  brutto 11,90   (5)
B  7 % netto  5,00  USt 0,35  brutto  5,35

Erste Bestellung 2026-11-20T09:12:05.000Z        (9)
Transaktion 4711                                 (4)
Kasse MORGENROT-KASSE-01                         (6)
TSE   86a21a5015c18c17c669572cdb8b5dec
      ac0ae2b0d7bf5ea4b697a36fece531c7
[QR]                                             (7)
`,
} as const satisfies PrintedReceiptRow;
