/** The only German example: a sale at a café, signed with a key pair of this project. It is not the output of a certified TSE. */
export interface GermanReceipt {
  readonly merchant: {
    readonly name: string;
    readonly owner: string;
    readonly street: string;
    readonly town: string;
    /** Steuernummer in the uniform 13-digit form of the tax authorities' interfaces. */
    readonly taxNumber: string;
    readonly vatId: string;
  };
  /** The till's serial number as registered with the TSS (characters of TR-03151-1 App. A). */
  readonly clientSerialNumber: string;
  readonly receiptNumber: number;
  readonly cashier: string;
  readonly lines: readonly {
    readonly text: string;
    readonly quantity: number;
    readonly unitPrice: string;
    readonly amount: string;
    readonly vatRate: '19.00' | '7.00';
    readonly vatId: 1 | 2;
  }[];
  readonly vat: readonly {readonly vatId: 1 | 2; readonly rate: '19.00' | '7.00'; readonly gross: string; readonly net: string; readonly vat: string}[];
  readonly payments: readonly {readonly kind: 'Bar' | 'Unbar'; readonly label: string; readonly amount: string}[];
  readonly total: string;
  /** Start of the first order on this bill (AEAO zu § 146a Nr. 2.2.3.6.2). */
  readonly firstOrderAt: string;
  readonly tss: {
    readonly id: string;
    /** SHA-256 of the uncompressed public key, hexadecimal (TR-03153-1, 9.3.2). */
    readonly serialNumber: string;
    readonly publicKey: string;
    readonly signatureAlgorithm: 'ecdsa-plain-SHA256';
    readonly timeFormat: 'unixTime';
  };
  readonly clientId: string;
  readonly transaction: {
    readonly id: string;
    readonly number: number;
    readonly processType: 'Kassenbeleg-V1';
    readonly processData: string;
    readonly startedAt: string;
    readonly finishedAt: string;
    readonly signatureCounter: number;
    /** r‖s of the finish step, base64. */
    readonly signature: string;
  };
}

export const germanReceipt = {
  merchant: {
    name: 'Café Morgenrot',
    owner: 'Lena Brandt',
    street: 'Akazienstraße 14',
    town: '10823 Berlin',
    taxNumber: '1116081508150',
    vatId: 'DE123456788',
  },
  clientSerialNumber: 'MORGENROT-KASSE-01',
  receiptNumber: 318,
  cashier: 'Mira',
  lines: [
    {
      text: 'Cappuccino',
      quantity: 2,
      unitPrice: '3.70',
      amount: '7.40',
      vatRate: '19.00',
      vatId: 1,
    },
    {
      text: 'Rhabarberschorle',
      quantity: 1,
      unitPrice: '4.50',
      amount: '4.50',
      vatRate: '19.00',
      vatId: 1,
    },
    {
      text: 'Apfelkuchen',
      quantity: 1,
      unitPrice: '5.35',
      amount: '5.35',
      vatRate: '7.00',
      vatId: 2,
    },
  ],
  vat: [
    {
      vatId: 1,
      rate: '19.00',
      gross: '11.90',
      net: '10.00',
      vat: '1.90',
    },
    {
      vatId: 2,
      rate: '7.00',
      gross: '5.35',
      net: '5.00',
      vat: '0.35',
    },
  ],
  payments: [
    {
      kind: 'Bar',
      label: 'Bar',
      amount: '10.00',
    },
    {
      kind: 'Unbar',
      label: 'girocard',
      amount: '7.25',
    },
  ],
  total: '17.25',
  firstOrderAt: '2026-11-20T09:12:05Z',
  tss: {
    id: '0c9f4a6e-3b1d-4f7a-9c58-6d2e71b8a035',
    serialNumber: '86a21a5015c18c17c669572cdb8b5decac0ae2b0d7bf5ea4b697a36fece531c7',
    publicKey: 'BK4dHk4UggBqvBEJuj3P11zsX+uFfMZlS9/WKPUwLqw8wvNOsVNWang2fnUsoSAp7TevDYWf8hO4XdD5vRU13tI=',
    signatureAlgorithm: 'ecdsa-plain-SHA256',
    timeFormat: 'unixTime',
  },
  clientId: '7d1a5e02-94c6-4b3f-8e2a-1f60c9d7b384',
  transaction: {
    id: 'e3b7c1f4-52a8-4d09-b6e1-90a4f8d23c57',
    number: 4711,
    processType: 'Kassenbeleg-V1',
    processData: 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar',
    startedAt: '2026-11-20T09:41:02Z',
    finishedAt: '2026-11-20T09:41:37Z',
    signatureCounter: 9877,
    signature: 'aUuT7SqEPQ4CxqO/ko7MxzI1U7WT7ccxW8m/oYHOSsjBZsok1Mz3S0KMQTdENzmzZQeZNiXdM4wh0dyUfVTjzw==',
  },
} as const satisfies GermanReceipt;
