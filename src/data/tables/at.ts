import type {TableRow} from './row';

/** Lists of codes and fields of the Austrian guides. */
export const austrianTables = [
  {
    id: 'rksv-code-fields',
    title: 'Fields of the machine-readable code',
    law: 'at-rksv-annex',
    at: 'Z 4–6, 12',
    columns: [
      {key: 'position', label: 'No.'},
      {key: 'field', label: 'Field', code: true},
      {key: 'content', label: 'Content'},
      {key: 'form', label: 'Form'},
      {key: 'example', label: 'Receipt 3', code: true},
    ],
    rows: [
      {position: '1', field: 'RKA', content: 'Algorithm suite and trust service provider', form: 'R1-AT and a number', example: 'R1-AT100'},
      {position: '2', field: 'Kassen-ID', content: 'Register ID, as reported to FinanzOnline', form: 'text', example: 'BON-AT-4F7C21D9'},
      {position: '3', field: 'Belegnummer', content: 'Receipt number, unique for register and AES key', form: 'text', example: '3'},
      {position: '4', field: 'Beleg-Datum-Uhrzeit', content: 'Local time of the receipt', form: 'ISO 8601 without a zone', example: '2026-11-20T07:41:37'},
      {position: '5', field: 'Betrag-Satz-Normal', content: 'Gross amount at 20 %', form: 'decimal comma, two places', example: '4,20'},
      {position: '6', field: 'Betrag-Satz-Ermaessigt-1', content: 'Gross amount at 10 %', form: 'decimal comma, two places', example: '5,80'},
      {position: '7', field: 'Betrag-Satz-Ermaessigt-2', content: 'Gross amount at 13 %', form: 'decimal comma, two places', example: '0,00'},
      {position: '8', field: 'Betrag-Satz-Null', content: 'Gross amount at 0 %, exempt or not taxable', form: 'decimal comma, two places', example: '0,00'},
      {position: '9', field: 'Betrag-Satz-Besonders', content: 'Gross amount at 4.9 % and at 19 %', form: 'decimal comma, two places', example: '9,10'},
      {
        position: '10',
        field: 'Stand-Umsatz-Zaehler-AES256-ICM',
        content: 'Encrypted turnover counter, or the mark TRA or STO',
        form: 'base64',
        example: 'qYFkN4QBBRg=',
      },
      {position: '11', field: 'Zertifikat-Seriennummer', content: 'Serial number of the signature certificate', form: 'hexadecimal', example: '5d2f8a31'},
      {position: '12', field: 'Sig-Voriger-Beleg', content: 'Chain value: link to the previous receipt', form: 'base64 of 8 bytes', example: 'aCxXI93M2Ak='},
      {
        position: '13',
        field: 'Signatur',
        content: 'Signature over fields 1 to 12',
        form: 'base64 of 64 bytes',
        example: 'Uf09Cc57qVukCznIHhwdFSffxRuOJWY7MufUY9qUPv2UyfhOwsREw/zXoIbdD70K7x+afOGl0hLcdB6w7wdYAA==',
      },
    ],
  },
  {
    id: 'rksv-amount-fields',
    title: 'VAT rates and the amount fields of the code',
    law: 'at-rksv-annex',
    at: 'Z 4–6',
    columns: [
      {key: 'field', label: 'Field', code: true},
      {key: 'rate', label: 'Rate'},
      {key: 'applies', label: 'Applies to'},
    ],
    rows: [
      {field: 'Betrag-Satz-Normal', rate: '20 %', applies: 'Standard rate'},
      {field: 'Betrag-Satz-Ermaessigt-1', rate: '10 %', applies: 'First reduced rate'},
      {field: 'Betrag-Satz-Ermaessigt-2', rate: '13 %', applies: 'Second reduced rate'},
      {field: 'Betrag-Satz-Null', rate: '0 %', applies: 'Zero-rated, exempt and not taxable amounts'},
      {field: 'Betrag-Satz-Besonders', rate: '4.9 %', applies: 'Selected foodstuffs, since 1 July 2026'},
      {field: 'Betrag-Satz-Besonders', rate: '19 %', applies: 'Jungholz and Mittelberg'},
    ],
  },
] as const satisfies readonly TableRow[];
