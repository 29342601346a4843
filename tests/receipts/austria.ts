import type {AustrianSlots, AustrianReceiptRecord} from '@bonarium/fiscal/austria';

export type {AustrianSlots, AustrianReceiptRecord} from '@bonarium/fiscal/austria';

/**
 * The only Austrian example: a bakery's first morning with its register, signed with a key pair of
 * this project. It is not the output of a trust service provider.
 */
export interface AustrianReceipt {
  readonly merchant: {
    readonly name: string;
    readonly owner: string;
    readonly street: string;
    readonly town: string;
    /** UID. */
    readonly vatId: string;
    /** Finanzamt and Steuernummer, nine digits. */
    readonly taxNumber: string;
    readonly gln: string;
  };
  readonly organizationId: string;
  readonly signatureCreationUnit: {
    readonly id: string;
    /** Algorithm suite and provider; AT100 marks a virtual test provider. */
    readonly suite: string;
    /** Hexadecimal, as in field 11 of the code. */
    readonly certificateSerialNumber: string;
    /** DER in base64, as in the DEP7. */
    readonly certificate: string;
    readonly certificationAuthorities: readonly string[];
  };
  readonly cashRegister: {
    readonly id: string;
    /** Kassen-ID, as reported to FinanzOnline. */
    readonly serialNumber: string;
    readonly description: string;
    /** The AES-256 key of the turnover counter, base64: a demo key, made public on purpose. */
    readonly aesKey: string;
    readonly aesKeyChecksum: string;
  };
  readonly cashier: string;
  /** The example receipt (`records.sale`): what was sold … */
  readonly lines: readonly {
    readonly text: string;
    readonly quantity: number;
    readonly unitPrice: string;
    readonly amount: string;
    readonly vatRate: '20.00' | '10.00' | '13.00' | '19.00' | '4.90' | '0.00';
    readonly slot: keyof AustrianSlots;
  }[];
  /** … its tax by rate … */
  readonly vat: readonly {
    readonly slot: keyof AustrianSlots;
    readonly rate: '20.00' | '10.00' | '13.00' | '19.00' | '4.90' | '0.00';
    readonly gross: string;
    readonly net: string;
    readonly vat: string;
  }[];
  /** … and how it was paid. */
  readonly payments: readonly {
    readonly kind: 'CASH' | 'NON_CASH';
    readonly label: string;
    readonly amount: string;
  }[];
  readonly total: string;
  /** The register's chain, in the order of the receipt numbers. */
  readonly records: {
    /** Startbeleg: chained to the Kassen-ID. */
    readonly start: AustrianReceiptRecord;
    readonly previous: AustrianReceiptRecord;
    /** The example receipt. */
    readonly sale: AustrianReceiptRecord;
    /** Takes `previous` back. */
    readonly cancellation: AustrianReceiptRecord;
    readonly training: AustrianReceiptRecord;
    readonly outage: AustrianReceiptRecord;
    /** Sammelbeleg: closes the outage. */
    readonly clearance: AustrianReceiptRecord;
    /** Paid in Swiss francs. */
    readonly foreignCurrency: AustrianReceiptRecord;
  };
}

export const austrianReceipt = {
  merchant: {
    name: 'Bäckerei Sonnleitner',
    owner: 'Johanna Sonnleitner',
    street: 'Kornblumengasse 5',
    town: '8020 Graz',
    vatId: 'ATU12345675',
    taxNumber: '682145305',
    gln: '9110001234562',
  },
  organizationId: 'f6507228-feba-48b9-9e6d-d97a5717629a',
  signatureCreationUnit: {
    id: '65b0908a-b52a-437b-980e-b5a4530dc9aa',
    suite: 'R1-AT100',
    certificateSerialNumber: '5d2f8a31',
    certificate:
      'MIIB6jCCAZGgAwIBAgIEXS+KMTAKBggqhkjOPQQDAjBAMQswCQYDVQQGEwJBVDERMA8GA1UECgwIQm9uYXJpdW0xHjAcBgNVBAMMFUJvbmFyaXVtIERlbW8gUktTViBDQTAeFw0yNjExMjAwNjAyMDBaFw0zMTExMjAwNjAyMDBaME0xCzAJBgNVBAYTAkFUMR4wHAYDVQQKDBVCw6Rja2VyZWkgU29ubmxlaXRuZXIxHjAcBgNVBAMMFURlbW8gUktTViBTb25ubGVpdG5lcjBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABO86rMn5+31Sz7dcRyMPgHkBlb0Xg93WABGL9WSqBECffydUKHiEFYqwDcUsDtnCchv/+dqgpuMHTNxp+cKVs3yjbDBqMA4GA1UdDwEB/wQEAwIHgDAYBgcqKAAKAQsBBA0MC0FUVTEyMzQ1Njc1MB0GA1UdDgQWBBROGr0ldd7K8gV4JXF8I8KT8T3jqzAfBgNVHSMEGDAWgBRxH+8d5ODyQ4W0Amyrhf5Vxa3M1zAKBggqhkjOPQQDAgNHADBEAiAlN7DdaqnunNjCMYKpD/Jdc1XoUA13YL/399XjpmbgfQIgIOt5eRSaZjnGJbSz9E9iD6w0RXU0JARZti8jtg8H7Bs=',
    certificationAuthorities: [
      'MIIBszCCAVqgAwIBAgIEShGQwjAKBggqhkjOPQQDAjBAMQswCQYDVQQGEwJBVDERMA8GA1UECgwIQm9uYXJpdW0xHjAcBgNVBAMMFUJvbmFyaXVtIERlbW8gUktTViBDQTAeFw0yNjAxMDEwMDAwMDBaFw0zNjAxMDEwMDAwMDBaMEAxCzAJBgNVBAYTAkFUMREwDwYDVQQKDAhCb25hcml1bTEeMBwGA1UEAwwVQm9uYXJpdW0gRGVtbyBSS1NWIENBMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEPUbm8MyJL9+BUPqjcJIBd208DRkca+RHwk2wCqoY1i88c1SfNKEwl4Ps+LoQ0NP8U+EpxY8QeJ6Fn3IwjQfZ8aNCMEAwDwYDVR0TAQH/BAUwAwEB/zAOBgNVHQ8BAf8EBAMCAgQwHQYDVR0OBBYEFHEf7x3k4PJDhbQCbKuF/lXFrczXMAoGCCqGSM49BAMCA0cAMEQCIBXJ2/vTr6+fUm1zk6Plwgr0Epl1ftr+zehtThtyOAlkAiAO8ImYSPx952ZFrlp05c8dqSFgziARV4ZTFcUJPcBemg==',
    ],
  },
  cashRegister: {
    id: '26cd780e-2437-45f2-9484-083e68447347',
    serialNumber: 'BON-AT-4F7C21D9',
    description: 'Kassa 1, Verkaufstheke',
    aesKey: 'Z6IHJ3NdqaOyQXBOWO4qZNs5seUj6ybemX8HAo3yqTk=',
    aesKeyChecksum: 'LYdE',
  },
  cashier: 'Resi',
  lines: [
    {
      text: 'Roggenlaib 1 kg',
      quantity: 1,
      unitPrice: '5.20',
      amount: '5.20',
      vatRate: '4.90',
      slot: 'special',
    },
    {
      text: 'Handsemmel',
      quantity: 6,
      unitPrice: '0.65',
      amount: '3.90',
      vatRate: '4.90',
      slot: 'special',
    },
    {
      text: 'Topfengolatsche',
      quantity: 2,
      unitPrice: '2.90',
      amount: '5.80',
      vatRate: '10.00',
      slot: 'reduced1',
    },
    {
      text: 'Melange',
      quantity: 1,
      unitPrice: '4.20',
      amount: '4.20',
      vatRate: '20.00',
      slot: 'normal',
    },
  ],
  vat: [
    {
      slot: 'normal',
      rate: '20.00',
      gross: '4.20',
      net: '3.50',
      vat: '0.70',
    },
    {
      slot: 'reduced1',
      rate: '10.00',
      gross: '5.80',
      net: '5.27',
      vat: '0.53',
    },
    {
      slot: 'special',
      rate: '4.90',
      gross: '9.10',
      net: '8.67',
      vat: '0.43',
    },
  ],
  payments: [
    {
      kind: 'CASH',
      label: 'Bar',
      amount: '9.10',
    },
    {
      kind: 'NON_CASH',
      label: 'Bankomatkarte',
      amount: '10.00',
    },
  ],
  total: '19.10',
  records: {
    start: {
      id: 'd4f54b7c-072a-410a-abd8-ebe5c857b518',
      number: '1',
      type: 'INITIALIZATION',
      localTime: '2026-11-20T07:06:12',
      unixTime: 1795154772,
      amounts: {
        normal: '0.00',
        reduced1: '0.00',
        reduced2: '0.00',
        zero: '0.00',
        special: '0.00',
      },
      turnoverCents: 0,
      counterField: 't3TCgPNi1dQ=',
      chainValue: 'pWXZZ6rM2RA=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV8xXzIwMjYtMTEtMjBUMDc6MDY6MTJfMCwwMF8wLDAwXzAsMDBfMCwwMF8wLDAwX3QzVENnUE5pMWRRPV81ZDJmOGEzMV9wV1haWjZyTTJSQT0.491kSsOs3lcsYJ7lT8Ml8EgNa72Tr4lfrucEuZFAEjOQ3w1PMaFeEXabmBPDLtcP_Tphbi5ETK8WlwoRblRPjA',
      code: '_R1-AT100_BON-AT-4F7C21D9_1_2026-11-20T07:06:12_0,00_0,00_0,00_0,00_0,00_t3TCgPNi1dQ=_5d2f8a31_pWXZZ6rM2RA=_491kSsOs3lcsYJ7lT8Ml8EgNa72Tr4lfrucEuZFAEjOQ3w1PMaFeEXabmBPDLtcP/Tphbi5ETK8WlwoRblRPjA==',
    },
    previous: {
      id: '5f358d06-b264-48e5-a103-a648ff1e6bd1',
      number: '2',
      type: 'NORMAL',
      localTime: '2026-11-20T07:15:48',
      unixTime: 1795155348,
      amounts: {
        normal: '3.60',
        reduced1: '3.40',
        reduced2: '0.00',
        zero: '0.00',
        special: '0.00',
      },
      turnoverCents: 700,
      counterField: 'gNghGOg5JVo=',
      chainValue: 'KyA2pKguY24=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV8yXzIwMjYtMTEtMjBUMDc6MTU6NDhfMyw2MF8zLDQwXzAsMDBfMCwwMF8wLDAwX2dOZ2hHT2c1SlZvPV81ZDJmOGEzMV9LeUEycEtndVkyND0._x0tVlZLX8SSei6w_wqEfIW8rYlJKF4nNuhK9Ib_qOGJqNjsSWXomYaxOQmdlmDk919xzoYy_kmML0IzmnKzwA',
      code: '_R1-AT100_BON-AT-4F7C21D9_2_2026-11-20T07:15:48_3,60_3,40_0,00_0,00_0,00_gNghGOg5JVo=_5d2f8a31_KyA2pKguY24=_/x0tVlZLX8SSei6w/wqEfIW8rYlJKF4nNuhK9Ib/qOGJqNjsSWXomYaxOQmdlmDk919xzoYy/kmML0IzmnKzwA==',
    },
    sale: {
      id: 'ec86db1f-6540-464f-9a40-ac34d79f66af',
      number: '3',
      type: 'NORMAL',
      localTime: '2026-11-20T07:41:37',
      unixTime: 1795156897,
      amounts: {
        normal: '4.20',
        reduced1: '5.80',
        reduced2: '0.00',
        zero: '0.00',
        special: '9.10',
      },
      turnoverCents: 2610,
      counterField: 'qYFkN4QBBRg=',
      chainValue: 'aCxXI93M2Ak=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV8zXzIwMjYtMTEtMjBUMDc6NDE6MzdfNCwyMF81LDgwXzAsMDBfMCwwMF85LDEwX3FZRmtONFFCQlJnPV81ZDJmOGEzMV9hQ3hYSTkzTTJBaz0.Uf09Cc57qVukCznIHhwdFSffxRuOJWY7MufUY9qUPv2UyfhOwsREw_zXoIbdD70K7x-afOGl0hLcdB6w7wdYAA',
      code: '_R1-AT100_BON-AT-4F7C21D9_3_2026-11-20T07:41:37_4,20_5,80_0,00_0,00_9,10_qYFkN4QBBRg=_5d2f8a31_aCxXI93M2Ak=_Uf09Cc57qVukCznIHhwdFSffxRuOJWY7MufUY9qUPv2UyfhOwsREw/zXoIbdD70K7x+afOGl0hLcdB6w7wdYAA==',
    },
    cancellation: {
      id: '4d15a8e5-32dc-42fe-b2af-ba555b44df6c',
      number: '4',
      type: 'CANCELLATION',
      localTime: '2026-11-20T07:49:05',
      unixTime: 1795157345,
      amounts: {
        normal: '-3.60',
        reduced1: '-3.40',
        reduced2: '0.00',
        zero: '0.00',
        special: '0.00',
      },
      turnoverCents: 1910,
      counterField: 'U1RP',
      chainValue: 'RuwMaVVnSiE=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV80XzIwMjYtMTEtMjBUMDc6NDk6MDVfLTMsNjBfLTMsNDBfMCwwMF8wLDAwXzAsMDBfVTFSUF81ZDJmOGEzMV9SdXdNYVZWblNpRT0.qZzlLTIZzlm2x08elUCkOETq2mC8J3UBwybXYJUnIREi94A_tMHkhtyWwG1uWQdT0-asthdWbgAZL8JOJzEMVg',
      code: '_R1-AT100_BON-AT-4F7C21D9_4_2026-11-20T07:49:05_-3,60_-3,40_0,00_0,00_0,00_U1RP_5d2f8a31_RuwMaVVnSiE=_qZzlLTIZzlm2x08elUCkOETq2mC8J3UBwybXYJUnIREi94A/tMHkhtyWwG1uWQdT0+asthdWbgAZL8JOJzEMVg==',
    },
    training: {
      id: '09774d73-a4ee-46fb-b6f2-5b06c75f2dd9',
      number: '5',
      type: 'TRAINING',
      localTime: '2026-11-20T08:02:30',
      unixTime: 1795158150,
      amounts: {
        normal: '0.00',
        reduced1: '2.90',
        reduced2: '0.00',
        zero: '0.00',
        special: '0.00',
      },
      turnoverCents: 1910,
      counterField: 'VFJB',
      chainValue: 'UNlcn0tSTuQ=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV81XzIwMjYtMTEtMjBUMDg6MDI6MzBfMCwwMF8yLDkwXzAsMDBfMCwwMF8wLDAwX1ZGSkJfNWQyZjhhMzFfVU5sY24wdFNUdVE9.jju6zb9fWpFZUvvJykhtHGZQdBw_W8lQUkMiYa8prcVxWt04NXqN2JQtpRSxb7KT5RFvto5A8Ha8Sf6oRp8KVQ',
      code: '_R1-AT100_BON-AT-4F7C21D9_5_2026-11-20T08:02:30_0,00_2,90_0,00_0,00_0,00_VFJB_5d2f8a31_UNlcn0tSTuQ=_jju6zb9fWpFZUvvJykhtHGZQdBw/W8lQUkMiYa8prcVxWt04NXqN2JQtpRSxb7KT5RFvto5A8Ha8Sf6oRp8KVQ==',
    },
    outage: {
      id: '3fbf97bc-d935-48ed-bf9d-ab25ad265bb5',
      number: '6',
      type: 'NORMAL',
      localTime: '2026-11-20T11:02:19',
      unixTime: 1795168939,
      amounts: {
        normal: '0.00',
        reduced1: '0.00',
        reduced2: '0.00',
        zero: '0.00',
        special: '1.30',
      },
      turnoverCents: 2040,
      counterField: 'WSJp+vnwvZ8=',
      chainValue: '+d/SqJiM6t8=',
      signed: false,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV82XzIwMjYtMTEtMjBUMTE6MDI6MTlfMCwwMF8wLDAwXzAsMDBfMCwwMF8xLDMwX1dTSnArdm53dlo4PV81ZDJmOGEzMV8rZC9TcUppTTZ0OD0.U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg',
      code: '_R1-AT100_BON-AT-4F7C21D9_6_2026-11-20T11:02:19_0,00_0,00_0,00_0,00_1,30_WSJp+vnwvZ8=_5d2f8a31_+d/SqJiM6t8=_U2ljaGVyaGVpdHNlaW5yaWNodHVuZyBhdXNnZWZhbGxlbg==',
    },
    clearance: {
      id: 'cb3e9824-9bd9-406d-80b9-75c8b2046213',
      number: '7',
      type: 'SIGNATURE_CREATION_UNIT_FAULT_CLEARANCE',
      localTime: '2026-11-20T11:24:51',
      unixTime: 1795170291,
      amounts: {
        normal: '0.00',
        reduced1: '0.00',
        reduced2: '0.00',
        zero: '0.00',
        special: '0.00',
      },
      turnoverCents: 2040,
      counterField: '0YJ3LxYnfK8=',
      chainValue: 'd0M/9zzzlGY=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV83XzIwMjYtMTEtMjBUMTE6MjQ6NTFfMCwwMF8wLDAwXzAsMDBfMCwwMF8wLDAwXzBZSjNMeFluZks4PV81ZDJmOGEzMV9kME0vOXp6emxHWT0.g6j69j4sAtRZybV6t21N47AQrcP8UlCiEzphXC6foR59AFct2-52RBvDlXGNtXohrQgarrQ503h7fTsKpCzpkQ',
      code: '_R1-AT100_BON-AT-4F7C21D9_7_2026-11-20T11:24:51_0,00_0,00_0,00_0,00_0,00_0YJ3LxYnfK8=_5d2f8a31_d0M/9zzzlGY=_g6j69j4sAtRZybV6t21N47AQrcP8UlCiEzphXC6foR59AFct2+52RBvDlXGNtXohrQgarrQ503h7fTsKpCzpkQ==',
    },
    foreignCurrency: {
      id: 'f9a823b9-f988-4b0e-bb0b-27cdfd276359',
      number: '8',
      type: 'NORMAL',
      localTime: '2026-11-20T11:31:07',
      unixTime: 1795170667,
      amounts: {
        normal: '0.00',
        reduced1: '0.00',
        reduced2: '0.00',
        zero: '0.00',
        special: '5.20',
      },
      turnoverCents: 2560,
      counterField: '2o3aRuA4KMY=',
      chainValue: 'eKTeEOShS54=',
      signed: true,
      jws: 'eyJhbGciOiJFUzI1NiJ9.X1IxLUFUMTAwX0JPTi1BVC00RjdDMjFEOV84XzIwMjYtMTEtMjBUMTE6MzE6MDdfMCwwMF8wLDAwXzAsMDBfMCwwMF81LDIwXzJvM2FSdUE0S01ZPV81ZDJmOGEzMV9lS1RlRU9TaFM1ND0.grI73XF9F2LmYerSIhsyJQmlMBv8G702raLcGsVtYlxSIlecX7nOd_OZYeCbJCVMC6pyyhIlOp-tR3VeFykpeA',
      code: '_R1-AT100_BON-AT-4F7C21D9_8_2026-11-20T11:31:07_0,00_0,00_0,00_0,00_5,20_2o3aRuA4KMY=_5d2f8a31_eKTeEOShS54=_grI73XF9F2LmYerSIhsyJQmlMBv8G702raLcGsVtYlxSIlecX7nOd/OZYeCbJCVMC6pyyhIlOp+tR3VeFykpeA==',
    },
  },
} as const satisfies AustrianReceipt;
