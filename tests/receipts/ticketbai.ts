/**
 * The one TicketBAI example: a bill at a tavern in Donostia, signed with a key pair of this project
 * and no qualified certificate. Merchant and numbers are invented.
 */
export interface TicketbaiReceipt {
  readonly merchant: {
    readonly name: string;
    readonly nif: string;
    readonly street: string;
    readonly town: string;
  };
  readonly territory: 'ARABA' | 'BIZKAIA' | 'GIPUZKOA';
  /** The licence from the software register; every file contains it. */
  readonly software: {
    readonly licence: string;
    readonly producerNif: string;
    readonly name: string;
    readonly version: string;
  };
  readonly organizationId: string;
  readonly clientId: string;
  readonly signerId: string;
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
      readonly vatRate: '21' | '10';
    }[];
    readonly vat: readonly {
      readonly rate: '21' | '10';
      readonly net: string;
      readonly vat: string;
      readonly gross: string;
    }[];
    readonly payments: readonly {readonly label: string; readonly amount: string}[];
    readonly total: string;
    readonly signature: TicketbaiSignature;
  };
  /** The bill before, to which the file is chained. */
  readonly previous: TicketbaiBill;
  /** A complete invoice later on the same day, chained to the receipt. */
  readonly complete: TicketbaiBill;
}

/** A bill whose file isn't shown. Its signature is one over such a file all the same. */
export interface TicketbaiBill {
  readonly invoiceId: string;
  readonly series: string;
  readonly number: string;
  readonly issuedAt: string;
  readonly total: string;
  readonly signature: TicketbaiSignature;
}

interface TicketbaiSignature {
  /** ds:SignatureValue of the file, base64 without line breaks. */
  readonly value: string;
  /** The 39 characters printed on the bill. */
  readonly tbai: string;
  readonly qrUrl: string;
}

export const ticketbaiReceipt = {
  merchant: {
    name: 'Taberna Itsaslur S.L.',
    nif: 'B00731950',
    street: 'Arrandegi kalea 9',
    town: '20003 Donostia / San Sebastián',
  },
  territory: 'GIPUZKOA',
  software: {
    licence: 'TBAIGIPRE00000004821',
    producerNif: 'B00914200',
    name: 'Bonarium SIGN ES',
    version: '1.14.0',
  },
  organizationId: '8e15c7a2-3f60-4b9d-a7e4-c02d95b3f681',
  clientId: '3a7fd061-e85c-4219-9d0b-76b4f2e8c135',
  signerId: 'f2c94b86-150e-4d7a-83bf-9e6a0d71c452',
  receipt: {
    invoiceId: '91d0c3e7-6b2a-4f58-ae49-05f8b7d2c613',
    series: 'TB26',
    number: '001203',
    issuedAt: '20-11-2026 13:12:44',
    text: 'Servicio de taberna',
    lines: [
      {text: 'Marmitako', quantity: '1', unitAmount: '13.00', amount: '14.30', vatRate: '10'},
      {
        text: 'Pintxo de tortilla',
        quantity: '3',
        unitAmount: '3.00',
        amount: '9.90',
        vatRate: '10',
      },
      {
        text: 'Botella de sidra para llevar',
        quantity: '1',
        unitAmount: '5.00',
        amount: '6.05',
        vatRate: '21',
      },
    ],
    vat: [
      {rate: '21', net: '5.00', vat: '1.05', gross: '6.05'},
      {rate: '10', net: '22.00', vat: '2.20', gross: '24.20'},
    ],
    payments: [{label: 'Efectivo', amount: '30.25'}],
    total: '30.25',
    signature: {
      value:
        'DMDxTP2o70T5uEojdI/AtIEAiUdMBVmhl0GKaAxYLil5pFxZK/8A8dIwDtQSDQBHLGOvFFkiP9mX52KLPoGwoo5Y1/b+mMUBepsdJM63QvQwio8bqi7ToPINaU2liD1QR6ixdeI4VFovRj0+yHS74/rPIyL69TTenrNPiVg+YDyFv9BAS2dbtaA6OAMd60uBUgcDcFpFvvRGwYMkSnGRpKM/TPdLH2SuWB/bTIepMIYFeATxSvFq+v3Ic+ZPUkOlcObH/qr2DFFI/0yMtI6mQlSG/Qra/wZo5PxFJMWjMTvuNechOBgyJapD1Bg2i5u4XNxgR5ycPc4Z0iBVJfYxkw==',
      tbai: 'TBAI-B00731950-201126-DMDxTP2o70T5u-061',
      qrUrl:
        'https://tbai.prep.gipuzkoa.eus/qr/?id=TBAI-B00731950-201126-DMDxTP2o70T5u-061&s=TB26&nf=001203&i=30.25&cr=142',
    },
  },
  previous: {
    invoiceId: 'b63e9f20-c4d7-4158-9f0a-2e81d5c7b394',
    series: 'TB26',
    number: '001202',
    issuedAt: '20-11-2026 13:06:10',
    total: '3.30',
    signature: {
      value:
        'i9QYhfnUSAN4ar1dN+1J9Vxpv/c+Ao4YhWk5gjcQEb2+OKuRKj3diANt2FiaoHyoEWEVoMWb9iuTxAMAXMJ63xuo4k/kALMTfSGADA0AcOxyga8LtJ4TMXlgpCQ9s1qrkDx0YF/VxJoh0PQieh/LOpSO3RnTD5vxjIOZuZo5FNuOFPdOMkqZF0vh6jwyl8ywjyhV5KmNwLrZgpttnCN94fXZc24GS95flluPAE6Hvl6yNBT4vmvisvGaDkokBpRfyPF2G2oAZ4t+WUDauaEaOZH0b2/iFCcHxvuE1eUXKKQ62I80aXjCg5SPD+jzNYw8XZr548jaILC3iq4OnieUAA==',
      tbai: 'TBAI-B00731950-201126-i9QYhfnUSAN4a-229',
      qrUrl:
        'https://tbai.prep.gipuzkoa.eus/qr/?id=TBAI-B00731950-201126-i9QYhfnUSAN4a-229&s=TB26&nf=001202&i=3.30&cr=199',
    },
  },
  complete: {
    invoiceId: '6d2f90b7-48c1-4e35-a07d-f3b81c5e9024',
    series: 'TF26',
    number: '000031',
    issuedAt: '20-11-2026 15:36:20',
    total: '440.00',
    signature: {
      value:
        'VVb4tHa7Qnd36BeIi8vQkWvbbfdRxCUvpyh1lMV55lHD2/uyN67bbMDNFaKQxh3bmGBRMIdqgUAL4BrfioeORLQsAhPqZULnMnrwgH27QJVjdWJ2XSZh8//C4XU016eT/OLoG+33LNFILSKZCQ0XN0L9NX8pVlgTk7vQ8ykEsmPMGTRZonvk4/oymQozCauEriFhBRGX9j915Kp95D8ZETdL6OheJUaNx3Ha5aHiIFWAE+1qpbkoHISCNmlR+yEJelrPDlE6DIlA5EA+CSXkYgOVu0gkZbeah7jDAzg2NHOYKUo1ILp60ednH9GFXNj7svgVRcezkfx2prxV6Nv1Sg==',
      tbai: 'TBAI-B00731950-201126-VVb4tHa7Qnd36-157',
      qrUrl:
        'https://tbai.prep.gipuzkoa.eus/qr/?id=TBAI-B00731950-201126-VVb4tHa7Qnd36-157&s=TF26&nf=000031&i=440.00&cr=053',
    },
  },
} as const satisfies TicketbaiReceipt;

/**
 * A bill at the bar of a natural person in Bizkaia, signed with a key pair of its own. The person
 * is invented.
 */
export const individualBill = {
  nif: '00000023T',
  territory: 'BIZKAIA',
  invoiceId: 'a83c17e4-0f62-4d9b-b5a1-7e04d9f2c368',
  series: 'P26',
  number: '000219',
  issuedAt: '20-11-2026 14:05:33',
  total: '44.00',
  signature: {
    value:
      'l2SCUUVIIPQ8wQnovOrNak2eORP72m2+D6Xrl29gqaO3+wkC1C/fJdEe3edq++QE2SwnaugWV+kebvF5ig2EwtTFYC+DxKxPlmkVQSyShSkd4KWdh2PzQyXVyjLvwdrjVAYKpMRcohylHPheITj/HwXozHRE2OMx95c36ge2/QxUWaL/AUOAr1jNGmSL1pP261+EYUtBnfgZnQIoynplhAP5tbs9FmzIt/JybIzu89blHHxMjfcQDyy+j96HZsbK+lNY04yg/3z+XHRG3oobGByurTJfP5+VqhCJ+Z25CyvLWgTjcgE+z+9KeIE5E8izzNMdaDDyaKUIuv/t3Amt8Q==',
    tbai: 'TBAI-00000023T-201126-l2SCUUVIIPQ8w-095',
    qrUrl:
      'https://batuz.eus/QRTBAI/?id=TBAI-00000023T-201126-l2SCUUVIIPQ8w-095&s=P26&nf=000219&i=44.00&cr=071',
  },
} as const satisfies TicketbaiBill & Pick<TicketbaiReceipt, 'territory'> & {readonly nif: string};
