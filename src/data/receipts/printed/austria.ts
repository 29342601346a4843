import type {PrintedReceiptRow} from './row';

export const austrianPrintedReceipts = [
  {
    id: 'austria-sale',
    lang: 'de',
    code: {
      file: 'austria',
      text: '_R1-AT100_BON-AT-4F7C21D9_3_2026-11-20T07:41:37_4,20_5,80_0,00_0,00_9,10_qYFkN4QBBRg=_5d2f8a31_aCxXI93M2Ak=_Uf09Cc57qVukCznIHhwdFSffxRuOJWY7MufUY9qUPv2UyfhOwsREw/zXoIbdD70K7x+afOGl0hLcdB6w7wdYAA==',
    },
    text: `
         Bäckerei Sonnleitner
         Johanna Sonnleitner
     Kornblumengasse 5, 8020 Graz
           UID ATU12345675

Beleg 3          20.11.2026  07:41:37
Kasse BON-AT-4F7C21D9

1 x Roggenlaib 1 kg        5,20   5,20
6 x Handsemmel             0,65   3,90
2 x Topfengolatsche        2,90   5,80
1 x Melange                4,20   4,20
--------------------------------------
Summe EUR                        19,10

Brutto 20 %                       4,20
Brutto 10 %                       5,80
Brutto 4,9 %                      9,10

Bar                               9,10
Bankomatkarte                    10,00

[QR]
`,
  },
] as const satisfies readonly PrintedReceiptRow[];
