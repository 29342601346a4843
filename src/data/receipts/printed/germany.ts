import {germanSale} from './germanSale';
import type {PrintedReceiptRow} from './row';

export const germanPrintedReceipts = [
  /** Receipt 318 with every value as text, for a till that prints no QR code. */
  {
    id: 'germany-sale',
    lang: 'de',
    text: `
Café Morgenrot                                   (a)
Lena Brandt
Akazienstraße 14, 10823 Berlin

Beleg 318       20.11.2026 10:41:37   Mira      (b)

2 x Cappuccino        3,70        7,40 A         (c)
1 x Rhabarberschorle              4,50 A
1 x Apfelkuchen                   5,35 B
                           -----------
Summe EUR                        17,25
Bar                              10,00           (d)
girocard                          7,25

    Satz     Netto      USt     Brutto           (e)
A   19 %     10,00     1,90      11,90
B    7 %      5,00     0,35       5,35

Erste Bestellung 2026-11-20T09:12:05.000Z        (f)
Beginn           2026-11-20T09:41:02.000Z        (g)
Ende             2026-11-20T09:41:37.000Z
Transaktion 4711   Signaturzähler 9877           (h)
Kasse    MORGENROT-KASSE-01                      (i)
TSE      86a21a5015c18c17c669572cdb8b5dec        (j)
         ac0ae2b0d7bf5ea4b697a36fece531c7
Prüfwert aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccx        (k)
         W8m/oYHOSsjBZsok1Mz3S0KMQTdENzmz
         ZQeZNiXdM4wh0dyUfVTjzw==
`,
  },
  germanSale,
  /** Receipt 318 as its page on the customer's phone shows it. */
  {
    id: 'germany-digital',
    lang: 'de',
    notes: ['Beleg 318', 'A 19 %', 'Bar   '],
    code: {
      file: 'germany',
      text: 'V0;MORGENROT-KASSE-01;Kassenbeleg-V1;Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar;4711;9877;2026-11-20T09:41:02.000Z;2026-11-20T09:41:37.000Z;ecdsa-plain-SHA256;unixTime;aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw==;BK4dHk4UggBqvBEJuj3P11zsX+uFfMZlS9/WKPUwLqw8wvNOsVNWang2fnUsoSAp7TevDYWf8hO4XdD5vRU13tI=',
    },
    text: `
              Café Morgenrot
               Lena Brandt
      Akazienstraße 14, 10823 Berlin

Beleg 318             20.11.2026  10:41:37

2 x Cappuccino           3,70       7,40 A
1 x Rhabarberschorle     4,50       4,50 A
1 x Apfelkuchen          5,35       5,35 B
------------------------------------------
Summe EUR                          17,25
Bar                                10,00
girocard                            7,25

A 19 % netto 10,00  USt 1,90  brutto 11,90
B  7 % netto  5,00  USt 0,35  brutto  5,35

Erste Bestellung 2026-11-20T09:12:05.000Z
Beginn           2026-11-20T09:41:02.000Z
Ende             2026-11-20T09:41:37.000Z
Transaktion 4711   Signaturzähler 9877
Kasse MORGENROT-KASSE-01
TSE   86a21a5015c18c17c669572cdb8b5dec
      ac0ae2b0d7bf5ea4b697a36fece531c7
[QR]
`,
  },
  /** Receipt 326, during an outage of the TSS. The layout is that of the receipt on the phone. */
  {
    id: 'germany-outage',
    lang: 'de',
    notes: ['Café Morgenrot', 'Beginn', 'Kasse', 'TSE ausgefallen'],
    text: `
              Café Morgenrot
               Lena Brandt
      Akazienstraße 14, 10823 Berlin

Beleg 326             20.11.2026  15:21:47

2 x Cappuccino           3,70       7,40 A
1 x Rhabarberschorle     4,50       4,50 A
------------------------------------------
Summe EUR                          11,90
Bar                                11,90

A 19 % netto 10,00  USt 1,90  brutto 11,90

Beginn                20.11.2026  15:21:09
Ende                  20.11.2026  15:21:47
Kasse MORGENROT-KASSE-01
TSE   86a21a5015c18c17c669572cdb8b5dec
      ac0ae2b0d7bf5ea4b697a36fece531c7

              TSE ausgefallen
`,
  },
] as const satisfies readonly PrintedReceiptRow[];
