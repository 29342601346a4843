import type {ChainRecord, EventRecord} from '@bonarium/fiscal/spain';

export type {ChainRecord} from '@bonarium/fiscal/spain';

/**
 * The one Veri*factu example: a sale at a bookshop in Madrid, with the day's chain of records
 * around it. TEST environment; merchant and numbers are invented.
 */
export interface VerifactuReceipt {
  readonly merchant: {
    readonly name: string;
    readonly nif: string;
    readonly street: string;
    readonly town: string;
  };
  /** The producer named in `SistemaInformatico`; every event hash contains it. */
  readonly system: {
    readonly producer: string;
    readonly nif: string;
    readonly name: string;
    readonly id: string;
    readonly version: string;
  };
  readonly organizationId: string;
  readonly clientId: string;
  readonly signerId: string;
  /** The sale of the quick start: record 2 of the chain. */
  readonly receipt: {
    readonly invoiceId: string;
    readonly series: string;
    readonly number: string;
    /** Official local time, as the API writes it. */
    readonly issuedAt: string;
    readonly text: string;
    readonly lines: readonly {
      readonly text: string;
      readonly quantity: string;
      /** Without VAT. */
      readonly unitAmount: string;
      /** With VAT. */
      readonly amount: string;
      readonly vatRate: '21' | '4';
    }[];
    readonly vat: readonly {
      readonly rate: '21' | '4';
      readonly net: string;
      readonly vat: string;
      readonly gross: string;
    }[];
    readonly payments: readonly {readonly label: string; readonly amount: string}[];
    readonly total: string;
    readonly qrUrl: string;
    /** The same code outside Veri*factu mode. Only the path differs. */
    readonly qrUrlNonVerifiable: string;
  };
  readonly chain: readonly ChainRecord[];
  /** The event log of a node in the non-verifiable mode. */
  readonly events: {readonly installation: string; readonly records: readonly EventRecord[]};
}

export const verifactuReceipt = {
  merchant: {
    name: 'Librería Alameda S.L.',
    nif: 'B00482612',
    street: 'Calle de la Alameda 12',
    town: '28014 Madrid',
  },
  system: {
    producer: 'Bonarium España S.L.',
    nif: 'B00914200',
    name: 'Bonarium SIGN ES',
    id: 'BS',
    version: '1.14.0',
  },
  organizationId: '2c6f9d14-8b3e-4a57-9e01-7d4b3f5a6c28',
  clientId: '9a4d2e71-0c5b-4f86-a3d9-5e1b7c08f264',
  signerId: '6b81f3c0-27de-4d95-8a4f-c3902e5d7b16',
  receipt: {
    invoiceId: 'd4e7a952-61c8-4b0f-9f3a-208b5c7e1d69',
    series: 'S26',
    number: '000482',
    issuedAt: '20-11-2026 10:41:37',
    text: 'Venta en tienda',
    lines: [
      {
        text: 'Novela, tapa blanda',
        quantity: '1',
        unitAmount: '20.00',
        amount: '20.80',
        vatRate: '4',
      },
      {text: 'Cuaderno A5', quantity: '2', unitAmount: '5.00', amount: '12.10', vatRate: '21'},
    ],
    vat: [
      {rate: '21', net: '10.00', vat: '2.10', gross: '12.10'},
      {rate: '4', net: '20.00', vat: '0.80', gross: '20.80'},
    ],
    payments: [{label: 'Tarjeta', amount: '32.90'}],
    total: '32.90',
    qrUrl:
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQR?nif=B00482612&numserie=S26-000482&fecha=20-11-2026&importe=32.90',
    qrUrlNonVerifiable:
      'https://prewww2.aeat.es/wlpl/TIKE-CONT/ValidarQRNoVerifactu?nif=B00482612&numserie=S26-000482&fecha=20-11-2026&importe=32.90',
  },
  chain: [
    {
      kind: 'REGISTRATION',
      invoiceId: '1f3b8c60-9d42-4e7a-b5c1-6a0e94d72f38',
      number: 'S26-000481',
      issuedOn: '20-11-2026',
      invoiceType: 'F2',
      taxTotal: '0.48',
      total: '12.48',
      generatedAt: '2026-11-20T10:31:05+01:00',
      previousHash: '',
      hash: 'C2A56FE1F583FD725F461EC77CABE814A184537763ACDAC130FC31A446A0E51C',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: 'd4e7a952-61c8-4b0f-9f3a-208b5c7e1d69',
      number: 'S26-000482',
      issuedOn: '20-11-2026',
      invoiceType: 'F2',
      taxTotal: '2.90',
      total: '32.90',
      generatedAt: '2026-11-20T10:41:37+01:00',
      previousHash: 'C2A56FE1F583FD725F461EC77CABE814A184537763ACDAC130FC31A446A0E51C',
      hash: 'D10E4C61524CA0B3EC3499E96BA67E3FDC0082C4310721C5A41B5060743FBE34',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: '7c20e5b9-4a1d-4f63-8e97-b1d305f8a64c',
      number: 'F26-000093',
      issuedOn: '20-11-2026',
      invoiceType: 'F3',
      taxTotal: '2.90',
      total: '32.90',
      generatedAt: '2026-11-20T10:52:10+01:00',
      previousHash: 'D10E4C61524CA0B3EC3499E96BA67E3FDC0082C4310721C5A41B5060743FBE34',
      hash: 'F5A9B31A1F520472C41B0DEC609C8E567C2CE47BD96C93C46EE9D46636FC8792',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: 'a85d17f3-e04b-4c29-9b76-3f8e62c1d05a',
      number: 'S26-000483',
      issuedOn: '20-11-2026',
      invoiceType: 'F2',
      taxTotal: '2.10',
      total: '12.10',
      generatedAt: '2026-11-20T10:58:44+01:00',
      previousHash: 'F5A9B31A1F520472C41B0DEC609C8E567C2CE47BD96C93C46EE9D46636FC8792',
      hash: '5B120E635811DD453018494FB7492C39346D6386FBEBF992D77972D069D5AEE6',
    },
    {
      kind: 'CANCELLATION',
      invoiceId: 'a85d17f3-e04b-4c29-9b76-3f8e62c1d05a',
      number: 'S26-000483',
      issuedOn: '20-11-2026',
      generatedAt: '2026-11-20T10:59:30+01:00',
      previousHash: '5B120E635811DD453018494FB7492C39346D6386FBEBF992D77972D069D5AEE6',
      hash: 'C8F0C65ED7825268E16400A2035B43A74448DCB635E06A4CBDF66619D6304E09',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: '5e92c4d8-b73f-4a06-8d15-90c7fa2be341',
      number: 'R26-000007',
      issuedOn: '20-11-2026',
      invoiceType: 'R5',
      taxTotal: '-0.48',
      total: '-12.48',
      generatedAt: '2026-11-20T11:20:12+01:00',
      previousHash: 'C8F0C65ED7825268E16400A2035B43A74448DCB635E06A4CBDF66619D6304E09',
      hash: '5C9D2BDACBBD066B62011FD9D9738AE11335B3DA30C055E47148D3296897DC90',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: 'c1a6f058-3d9e-4b72-a4e8-7f25d80b936e',
      number: 'F26-000094',
      issuedOn: '20-11-2026',
      invoiceType: 'F1',
      taxTotal: '6.00',
      total: '156.00',
      generatedAt: '2026-11-20T11:28:05+01:00',
      previousHash: '5C9D2BDACBBD066B62011FD9D9738AE11335B3DA30C055E47148D3296897DC90',
      hash: '87BEA8B42E57EEF7E25C5C6640EEA03C26BA7CA596428D3A186BFF77561D5144',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: '38f7d2b4-5c61-4e0a-9a83-e46b1c90d57f',
      number: 'F26-000094',
      issuedOn: '20-11-2026',
      invoiceType: 'F1',
      taxTotal: '6.00',
      total: '156.00',
      generatedAt: '2026-11-20T11:35:40+01:00',
      previousHash: '87BEA8B42E57EEF7E25C5C6640EEA03C26BA7CA596428D3A186BFF77561D5144',
      hash: '9595C1908DF4556190C7306497B92F8E8AF577D72EF37C10619C16530672EEB4',
    },
    {
      kind: 'REGISTRATION',
      invoiceId: 'e06b4f91-82a7-4d3c-b90e-1d57c3a8f42b',
      number: 'S26-000484',
      issuedOn: '20-11-2026',
      invoiceType: 'F2',
      taxTotal: '0.80',
      total: '20.80',
      generatedAt: '2026-11-20T12:31:10+01:00',
      previousHash: '9595C1908DF4556190C7306497B92F8E8AF577D72EF37C10619C16530672EEB4',
      hash: 'F47D7B2166559E9DAEA591134A4EDF4FF05F5DAD7A5D9E81D3B12BA5D7E4C02B',
    },
  ],
  events: {
    installation: 'NODE-ALAMEDA-01',
    records: [
      {
        code: '01',
        generatedAt: '2026-11-20T09:30:00+01:00',
        previousHash: '',
        hash: '354956CB25DA6A48BE3762CB9DC2AA6A66B5CA1267F18F19E39DFC1DEC26962D',
      },
      {
        code: '03',
        generatedAt: '2026-11-20T10:50:02+01:00',
        previousHash: '354956CB25DA6A48BE3762CB9DC2AA6A66B5CA1267F18F19E39DFC1DEC26962D',
        hash: 'D65E7C4FA5A2C05065B422FC5B8FABDDBF432AE13EC4ADB133C1AD8C5E5192F9',
      },
      {
        code: '10',
        generatedAt: '2026-11-20T15:30:00+01:00',
        previousHash: 'D65E7C4FA5A2C05065B422FC5B8FABDDBF432AE13EC4ADB133C1AD8C5E5192F9',
        hash: '8EB1798A0FC75825A650529A1F6A6E59F45BBD1BE986EFCA3B00E3E235ADE16A',
      },
    ],
  },
} as const satisfies VerifactuReceipt;
