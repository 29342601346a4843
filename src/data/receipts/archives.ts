/** An archive in which readers follow one receipt through all files, shown by `<Archive id>`. */
export interface ArchiveRow {
  /** Kebab-case, `<standard>-<case>`; the `id` of `<Archive>`. */
  readonly id: string;
  readonly title: string;
  /** `id` of the table that lists the files, in `src/data/tables`. The table of a file's fields is `<standard>-<file>`. */
  readonly files: string;
  /** `id` of the printed receipt. */
  readonly receipt: string;
  /** The columns that name a row, from the outer level to the inner one, and the file in which each other key is explained. */
  readonly keys: {
    readonly closing: readonly string[];
    readonly receipt: readonly string[];
    readonly line: readonly string[];
    readonly others: readonly {readonly column: string; readonly file: string}[];
  };
  /** The rows of the receipt and of its closing, as the archive contains them. Files without rows aren't in this archive. */
  readonly records: Readonly<Record<string, readonly string[]>>;
  /** Printed lines, by how they begin, with the cells that repeat them. A row belongs to the line if it has one of these columns and no other value in them. */
  readonly lines: readonly {readonly begins: string; readonly cells: Readonly<Record<string, string>>; readonly first?: true}[];
}

export const archives = [
  {
    id: 'dsfinvk-cafe',
    title: 'Receipt 318 in the archive: press a printed line to see its rows',
    files: 'dsfinvk-files',
    receipt: 'germany-sale',
    keys: {
      closing: ['Z_KASSE_ID', 'Z_ERSTELLUNG', 'Z_NR'],
      receipt: ['BON_ID'],
      line: ['POS_ZEILE'],
      others: [
        {column: 'UST_SCHLUESSEL', file: 'vat.csv'},
        {column: 'TSE_ID', file: 'tse.csv'},
      ],
    },
    records: {
      'transactions.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";318;"Beleg";"";"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"0";"2026-11-20T09:41:02Z";"2026-11-20T09:41:37Z";"7";"Mira";17,25;"";"";"";"";"";"";"";"";""',
      ],
      'transactions_vat.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";1;11,90000;10,00000;1,90000',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";2;5,35000;5,00000;0,35000',
      ],
      'datapayment.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"Bar";"Bar";"EUR";;10,00',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"ECKarte";"girocard";"EUR";;7,25',
      ],
      'allocation_groups.csv': ['"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"Tisch 4"'],
      'transactions_tse.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";1;4711;"2026-11-20T09:41:02.000Z";"2026-11-20T09:41:37.000Z";"Kassenbeleg-V1";9877;"aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw==";"";"Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar"',
      ],
      'lines.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"1";"";"Cappuccino";"";"Umsatz";"";"1";"0";;"101";"";"10";"Getränke";2,000;1,000;"";3,70000',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"2";"";"Rhabarberschorle";"";"Umsatz";"";"1";"0";;"114";"";"10";"Getränke";1,000;1,000;"";4,50000',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"3";"";"Apfelkuchen";"";"Umsatz";"";"1";"0";;"201";"";"20";"Speisen";1,000;1,000;"";5,35000',
      ],
      'lines_vat.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"1";1;7,40000;6,21849;1,18151',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"2";1;4,50000;3,78151;0,71849',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"B-000318";"3";2;5,35000;5,00000;0,35000',
      ],
      'cashpointclosing.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"2026-11-20";"2.4";"B-000317";"B-000319";"Café Morgenrot, Lena Brandt";"Akazienstraße 14";"10823";"Berlin";"DEU";"1116081508150";"DE123456788";17,25;10,00',
      ],
      'location.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"Café Morgenrot";"Akazienstraße 14";"10823";"Berlin";"DEU";"DE123456788"',
      ],
      'cashregister.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"Tillwright";"T3";"MORGENROT-KASSE-01";"Tillwright Gastro";"7.2.0";"EUR";"0"',
      ],
      'vat.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;1;19,00;"Allgemeiner Steuersatz (§ 12 Abs. 1 UStG)"',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;2;7,00;"Ermäßigter Steuersatz (§ 12 Abs. 2 UStG)"',
      ],
      'tse.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;1;"86a21a5015c18c17c669572cdb8b5decac0ae2b0d7bf5ea4b697a36fece531c7";"ecdsa-plain-SHA256";"unixTime";"UTF-8";"BK4dHk4UggBqvBEJuj3P11zsX+uFfMZlS9/WKPUwLqw8wvNOsVNWang2fnUsoSAp7TevDYWf8hO4XdD5vRU13tI=";"MIIB1DCCAVqgAwIBAgIIH2DJ17OEAaUwCgYIKoZIzj0EAwMwQTELMAkGA1UEBhMCREUxETAPBgNVBAoMCEJvbmFyaXVtMR8wHQYDVQQDDBZCb25hcml1bSBEZW1vIFRTRSBDQSAxMB4XDTI2MTEwMjA3MzAwMFoXDTM0MTEwMTIyNTk1OVowazELMAkGA1UEBhMCREUxETAPBgNVBAoMCEJvbmFyaXVtMUkwRwYDVQQDDEA4NmEyMWE1MDE1YzE4YzE3YzY2OTU3MmNkYjhiNWRlY2FjMGFlMmIwZDdiZjVlYTRiNjk3YTM2ZmVjZTUzMWM3MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAErh0eThSCAGq8EQm6Pc/XXOxf64V8xmVL39Yo9TAurDzC806xU1ZqeDZ+dSyhICntN68NhZ/yE7hd0Pm9FTXe0qMSMBAwDgYDVR0PAQH/BAQDAgeAMAoGCCqGSM49BAMDA2gAMGUCMHMIZ9uWDnEbS383IgFZmHKKLhJZeCTS4kQ5LnSRQtAOWcMTi+TXohMlo6jQYHRHsAIxALXTmfz4IoiXhVH9uOgpoNXZ0y745ayQpRWopdXwpePX+/ri7QE+XB1Xlb9SG2faTg==";"";"";"";"";"";""',
      ],
      'businesscases.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"Umsatz";"";;1;11,90000;10,00000;1,90000',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"Umsatz";"";;2;5,35000;5,00000;0,35000',
      ],
      'payment.csv': [
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"Bar";"Bar";10,00',
        '"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"ECKarte";"girocard";7,25',
      ],
      'cash_per_currency.csv': ['"7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384";"2026-11-20T10:10:00Z";42;"EUR";10,00'],
    },
    lines: [
      {begins: 'Café Morgenrot', cells: {LOC_NAME: 'Café Morgenrot', NAME: 'Café Morgenrot, Lena Brandt'}},
      {begins: 'Beleg 318', cells: {BON_NR: '318'}},
      {begins: '2 x Cappuccino', cells: {POS_ZEILE: '1', UST_SCHLUESSEL: '1'}, first: true},
      {begins: '1 x Rhabarberschorle', cells: {POS_ZEILE: '2', UST_SCHLUESSEL: '1'}},
      {begins: '1 x Apfelkuchen', cells: {POS_ZEILE: '3', UST_SCHLUESSEL: '2'}},
      {begins: 'Summe EUR', cells: {UMS_BRUTTO: '17,25', Z_SE_ZAHLUNGEN: '17,25'}},
      {begins: 'Bar ', cells: {ZAHLART_NAME: 'Bar', ZAHLART_WAEH: 'EUR', Z_SE_BARZAHLUNGEN: '10,00'}},
      {begins: 'girocard', cells: {ZAHLART_NAME: 'girocard'}},
      {begins: 'A   19 %', cells: {UST_SCHLUESSEL: '1'}},
      {begins: 'B    7 %', cells: {UST_SCHLUESSEL: '2'}},
      {begins: 'Erste Bestellung', cells: {ABRECHNUNGSKREIS: 'Tisch 4'}},
      {begins: 'Beginn', cells: {BON_START: '2026-11-20T09:41:02Z', TSE_TA_START: '2026-11-20T09:41:02.000Z'}},
      {begins: 'Ende', cells: {BON_ENDE: '2026-11-20T09:41:37Z', TSE_TA_ENDE: '2026-11-20T09:41:37.000Z'}},
      {begins: 'Transaktion 4711', cells: {TSE_TANR: '4711', TSE_TA_SIGZ: '9877'}},
      {begins: 'Kasse ', cells: {KASSE_SERIENNR: 'MORGENROT-KASSE-01'}},
      {begins: 'TSE ', cells: {TSE_SERIAL: '86a21a5015c18c17c669572cdb8b5decac0ae2b0d7bf5ea4b697a36fece531c7'}},
      {begins: 'Prüfwert', cells: {TSE_TA_SIG: 'aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw=='}},
    ],
  },
] as const satisfies readonly ArchiveRow[];
