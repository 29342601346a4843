import type {
  ItalianAmounts,
  ItalianLine,
  ItalianPayment,
  ItalianJournalEntry,
} from '@bonarium/fiscal/italy';

export type {ItalianJournalEntry} from '@bonarium/fiscal/italy';

export interface ItalianDocument {
  readonly kind: ItalianJournalEntry['kind'];
  /** The till's own number; empty for a void, which has none. */
  readonly number: string;
  /** The same document at the emission point: closing and document number. */
  readonly localNumber: string;
  /** The progressive number the authority gives. */
  readonly authorityNumber: string;
  readonly issuedAt: string;
  readonly lotteryCode?: string;
  /** Which document of this table is voided or partly returned. */
  readonly refersTo?: 'sale' | 'lotterySale';
  readonly lines: readonly ItalianLine[];
  readonly vat: readonly (ItalianAmounts & {readonly rate: string})[];
  readonly total: ItalianAmounts;
  readonly payments: readonly ItalianPayment[];
  readonly intention: ItalianJournalEntry;
  readonly journal: ItalianJournalEntry;
  readonly localIntention: ItalianJournalEntry;
  readonly seal: ItalianJournalEntry;
}

/**
 * The one Italian example: a morning at an ice-cream parlour — a sale, one with a lottery code, its
 * void, a return — and the closing over them.
 */
export interface ItalianReceipt {
  readonly merchant: {
    readonly legalName: string;
    readonly tradeName: string;
    readonly street: string;
    readonly streetNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly province: string;
    /** VAT number; a company's tax number is the same. */
    readonly partitaIva: string;
    readonly activityCode: string;
    /** Whose Fisconline access the company uses. */
    readonly appointee: {readonly name: string; readonly codiceFiscale: string};
  };
  readonly till: string;
  readonly series: string;
  /** The system in the cloud; the certificate is self-signed, base64 of DER. */
  readonly system: {readonly id: string; readonly certificate: string};
  /** The same till behind an emission point of the local variant. */
  readonly emissionPoint: {
    readonly id: string;
    readonly serialNumber: string;
    readonly certificate: string;
  };
  readonly sale: ItalianDocument;
  readonly lotterySale: ItalianDocument;
  readonly cancellation: ItalianDocument;
  readonly return: ItalianDocument;
  /**
   * Records without a document, the next links of the cloud chain: a sale that did not take place,
   * one the authority refused, one without an answer.
   */
  readonly abort: {readonly intention: ItalianJournalEntry; readonly journal: ItalianJournalEntry};
  readonly rejected: {
    readonly intention: ItalianJournalEntry;
    readonly journal: ItalianJournalEntry;
  };
  readonly failed: {readonly intention: ItalianJournalEntry; readonly journal: ItalianJournalEntry};
  /**
   * The rest of the day on the cloud system, in the order of the chain: replays, further sales, an
   * export.
   */
  readonly later: readonly ItalianJournalEntry[];
  /**
   * The next day at the emission point: a document that is sealed and rejected later, a sale that
   * did not take place, training, two more sales.
   */
  readonly sealedLater: readonly ItalianJournalEntry[];
  /** A sale from the emergency register that was sent afterwards: the intention, then the sale. */
  readonly replays: readonly {
    readonly seed: string;
    readonly recordedAt: string;
    /** Gross total; empty for an intention. */
    readonly gross: string;
    /** `X-Replay-Remaining`. */
    readonly remaining: number;
    /** `X-Replay-Hash`, SHA-256 in hexadecimal. */
    readonly hash: string;
  }[];
  /** The emission point's closing of the day. */
  readonly closing: {
    readonly number: number;
    readonly date: string;
    readonly documents: number;
    readonly sales: ItalianAmounts;
    readonly voids: ItalianAmounts;
    readonly returns: ItalianAmounts;
    readonly vat: readonly (ItalianAmounts & {readonly rate: string})[];
    readonly total: ItalianAmounts;
  };
}

export const italianReceipt = {
  merchant: {
    legalName: 'Gelateria Aurora S.r.l.',
    tradeName: 'Gelateria Aurora',
    street: 'Via Saragozza',
    streetNumber: '214',
    postalCode: '40135',
    city: 'Bologna',
    province: 'BO',
    partitaIva: '99887760371',
    activityCode: '56.11.22',
    appointee: {
      name: 'Giulia Bellini',
      codiceFiscale: 'BLLGLI88E54A944N',
    },
  },
  till: 'AURORA-CASSA-01',
  system: {
    id: '01a1f422-c8d9-7183-8291-811bc6fac160',
    certificate:
      'MIIBxTCCAWugAwIBAgIUU9VcSbvESull+JECNkZ3WvRpibwwCgYIKoZIzj0EAwIwQjERMA8GA1UECgwIQm9uYXJpdW0xLTArBgNVBAMMJDAxYTFmNDIyLWM4ZDktNzE4My04MjkxLTgxMWJjNmZhYzE2MDAeFw0yNjExMTkxMzAwMDBaFw0zMTExMTgxMzAwMDBaMEIxETAPBgNVBAoMCEJvbmFyaXVtMS0wKwYDVQQDDCQwMWExZjQyMi1jOGQ5LTcxODMtODI5MS04MTFiYzZmYWMxNjAwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAR8MFGAVwjKvq/CTEMayI9kc/3EHeOcyIydPUIsuJZf9aFQUchGPssVl/cIpdaww5/4QQGKD72XSfwn0t5Piom5oz8wPTAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHQ4EFgQUluPVix1Z6my3hxqsLrhpUs9Nvh0wCgYIKoZIzj0EAwIDSAAwRQIhAMS7tj0ugeIFwcZdnO+ngAb3QLp5s/C80vc0QjunKGTVAiAxRGEc4YZwEN3rfbL6nxxXszXXjee5BQ3Mrcy6TTO8dA==',
  },
  emissionPoint: {
    id: '01a1f466-f535-7bf9-b2b7-dd93cf2f1390',
    serialNumber: 'BNIT0000417',
    certificate:
      'MIIBkzCCATigAwIBAgITCB7M9HQ3wWV30ANtnBemqRzOUzAKBggqhkjOPQQDAjApMREwDwYDVQQKDAhCb25hcml1bTEUMBIGA1UEAwwLQk5JVDAwMDA0MTcwHhcNMjYxMTE5MTMwMDAwWhcNMzExMTE4MTMwMDAwWjApMREwDwYDVQQKDAhCb25hcml1bTEUMBIGA1UEAwwLQk5JVDAwMDA0MTcwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAATrjIEjRCiDuWRz4TQNhICXQttyYyZ19KZ+wEUh71jovJCGkvb8eJCGvOgC3f1WmVdjC+ecXbviGuctDhUOT4LToz8wPTAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHQ4EFgQUp7Hz9vdqk+xyvZXfzDMclYA51HUwCgYIKoZIzj0EAwIDSQAwRgIhAOgoiGHLxeB31OwN14vIRphPZLYSZ5yfWAZ6qBvV3czLAiEA8zFqBSnJsnCxesJmMSB5cpv8MkPtAf59/xRTcQt1doI=',
  },
  series: 'BO1',
  sale: {
    kind: 'TRANSACTION::RECEIPT',
    number: '4117',
    localNumber: '0124-0001',
    authorityNumber: 'DCW2026/4873-0619',
    issuedAt: '2026-11-20T09:58:19+01:00',
    lines: [
      {
        text: 'Coppa gelato tre gusti',
        productNumber: 'COPPA-3',
        concept: 'GOOD',
        quantity: 2,
        unitPrice: '4.40',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '8.80',
        net: '8.00',
        vat: '0.80',
      },
      {
        text: 'Caffè espresso',
        productNumber: 'CAFFE',
        concept: 'SERVICE',
        quantity: 2,
        unitPrice: '1.65',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '3.30',
        net: '3.00',
        vat: '0.30',
      },
      {
        text: 'Vaschetta termica 1 kg',
        productNumber: 'VASCHETTA-1KG',
        concept: 'GOOD',
        quantity: 1,
        unitPrice: '6.10',
        vatRate: '22.00',
        vatCode: 'STANDARD',
        gross: '6.10',
        net: '5.00',
        vat: '1.10',
      },
    ],
    vat: [
      {
        rate: '10.00',
        gross: '12.10',
        net: '11.00',
        vat: '1.10',
      },
      {
        rate: '22.00',
        gross: '6.10',
        net: '5.00',
        vat: '1.10',
      },
    ],
    total: {
      gross: '18.20',
      net: '16.00',
      vat: '2.20',
    },
    payments: [
      {
        kind: 'CASH',
        amount: '8.20',
      },
      {
        kind: 'CARD',
        amount: '10.00',
      },
    ],
    intention: {
      sequence: 1,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f82d-7b26-74f3-8ce2-3f9cd5ab09bf',
      signedAt: '2026-11-20T09:58:12+01:00',
      number: '',
      total: '',
      signature:
        'WNCRd8H6KijFMHsJ6LndHQ2WnkqslL-0sy311-xE9EuHnpTLUg4yhmNwkCzaRYxtjWKBsGLAruIpRcTxr53-iw',
    },
    journal: {
      sequence: 2,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f82d-9a03-75d9-89cc-f09f8c461232',
      signedAt: '2026-11-20T09:58:20+01:00',
      number: '4117',
      total: '18.20',
      signature:
        'UkXAg3kIp6XQa_q3NfJ0OApLfwaiNkRr74qMnAVkm6Qtvsd5LmwFvG8MTKqOG04cPyLnRTwiUEaSA_CTO-DYjw',
    },
    localIntention: {
      sequence: 1,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f82d-7bb3-715b-8375-8becf2fed708',
      signedAt: '2026-11-20T09:58:12+01:00',
      number: '',
      total: '',
      signature:
        'dtq7T5v_ikts0OwtpEOyH5B9R2M2LZweZ_gIE9591jP_oDyKeMc-_boI24h3iD3vLI6dX2GrK2E8zW8OxtWE6w',
    },
    seal: {
      sequence: 2,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f82d-97f0-7120-855e-964377d41f6e',
      signedAt: '2026-11-20T09:58:20+01:00',
      number: '0124-0001',
      total: '18.20',
      signature:
        'CFUSUM76nnFhmkWI6LckcOihse0VaenuUNwlWEV7Yd77oJvYEiPSz7y-3AtJuVDtM4uksZ2J8T37tuJpgsfS3Q',
    },
  },
  lotterySale: {
    kind: 'TRANSACTION::RECEIPT',
    number: '4118',
    localNumber: '0124-0002',
    authorityNumber: 'DCW2026/4873-0620',
    issuedAt: '2026-11-20T10:07:43+01:00',
    lotteryCode: 'K7QX2M9A',
    lines: [
      {
        text: 'Coppa gelato tre gusti',
        productNumber: 'COPPA-3',
        concept: 'GOOD',
        quantity: 2,
        unitPrice: '4.40',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '8.80',
        net: '8.00',
        vat: '0.80',
      },
      {
        text: 'Caffè espresso',
        productNumber: 'CAFFE',
        concept: 'SERVICE',
        quantity: 2,
        unitPrice: '1.65',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '3.30',
        net: '3.00',
        vat: '0.30',
      },
      {
        text: 'Vaschetta termica 1 kg',
        productNumber: 'VASCHETTA-1KG',
        concept: 'GOOD',
        quantity: 1,
        unitPrice: '6.10',
        vatRate: '22.00',
        vatCode: 'STANDARD',
        gross: '6.10',
        net: '5.00',
        vat: '1.10',
      },
    ],
    vat: [
      {
        rate: '10.00',
        gross: '12.10',
        net: '11.00',
        vat: '1.10',
      },
      {
        rate: '22.00',
        gross: '6.10',
        net: '5.00',
        vat: '1.10',
      },
    ],
    total: {
      gross: '18.20',
      net: '16.00',
      vat: '2.20',
    },
    payments: [
      {
        kind: 'CARD',
        amount: '18.20',
      },
    ],
    intention: {
      sequence: 3,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f836-02ca-7149-b175-f8f40808af0e',
      signedAt: '2026-11-20T10:07:31+01:00',
      number: '',
      total: '',
      signature:
        'iB5CQqiT1f88SDptaDgL5Li4N93rk7dziqKVOWUBFlU75JI6a5IHm7UzVMQiGVmaCG_4JcH_pJuuaoCEPALVnA',
    },
    journal: {
      sequence: 4,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f836-339d-766b-b246-f095e97d602e',
      signedAt: '2026-11-20T10:07:44+01:00',
      number: '4118',
      total: '18.20',
      signature:
        'qGmbsOpaRKbuDLmaKWcYKmvhRpo9p31PrPlRIkN3Gjdd-rO3GxBkq1VnAlit4Ic8AURqy9RdDkeCv88Qx6RZdg',
    },
    localIntention: {
      sequence: 3,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f836-038f-7252-b67a-7d8f4546b6ad',
      signedAt: '2026-11-20T10:07:31+01:00',
      number: '',
      total: '',
      signature:
        'c8bW4q5irQckT5HwN0G1XdL1z5Izs6WAx7_tl6tQGFK45wMQquvOtB4Mapqe4B8zFUQJ7S_MAE_iOpACSOF3bg',
    },
    seal: {
      sequence: 4,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f836-3396-709e-ad47-6001ef54428c',
      signedAt: '2026-11-20T10:07:44+01:00',
      number: '0124-0002',
      total: '18.20',
      signature:
        'tzecD5FIKCiJRVlBupHUwgWuLZ_SQsC7Mhb16X3L2ZyUWifAtp2yoUvfrIbGkTw-jJlPUIz19LsziL2u7LScgQ',
    },
  },
  cancellation: {
    kind: 'TRANSACTION::CANCELLATION',
    number: '',
    localNumber: '0124-0003',
    authorityNumber: 'DCW2026/4873-0621',
    issuedAt: '2026-11-20T10:12:06+01:00',
    refersTo: 'lotterySale',
    lines: [
      {
        text: 'Coppa gelato tre gusti',
        productNumber: 'COPPA-3',
        concept: 'GOOD',
        quantity: -2,
        unitPrice: '4.40',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '-8.80',
        net: '-8.00',
        vat: '-0.80',
      },
      {
        text: 'Caffè espresso',
        productNumber: 'CAFFE',
        concept: 'SERVICE',
        quantity: -2,
        unitPrice: '1.65',
        vatRate: '10.00',
        vatCode: 'REDUCED_1',
        gross: '-3.30',
        net: '-3.00',
        vat: '-0.30',
      },
      {
        text: 'Vaschetta termica 1 kg',
        productNumber: 'VASCHETTA-1KG',
        concept: 'GOOD',
        quantity: -1,
        unitPrice: '6.10',
        vatRate: '22.00',
        vatCode: 'STANDARD',
        gross: '-6.10',
        net: '-5.00',
        vat: '-1.10',
      },
    ],
    vat: [
      {
        rate: '10.00',
        gross: '-12.10',
        net: '-11.00',
        vat: '-1.10',
      },
      {
        rate: '22.00',
        gross: '-6.10',
        net: '-5.00',
        vat: '-1.10',
      },
    ],
    total: {
      gross: '-18.20',
      net: '-16.00',
      vat: '-2.20',
    },
    payments: [
      {
        kind: 'CARD',
        amount: '-18.20',
      },
    ],
    intention: {
      sequence: 5,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f83a-3063-7387-81e1-572acb90889c',
      signedAt: '2026-11-20T10:12:05+01:00',
      number: '',
      total: '',
      signature:
        'VOkhmu3MjOCOsfG3I8zOBYNSyC1qj3xOv2WdPDDB3a6EuLaPsumUD2Ktg7iuN4zt3s96mdU_JP7R_kmEZH-VIQ',
    },
    journal: {
      sequence: 6,
      kind: 'TRANSACTION::CANCELLATION',
      recordId: '01a1f83a-3468-7516-9b32-f64502ffa081',
      signedAt: '2026-11-20T10:12:06+01:00',
      number: '',
      total: '-18.20',
      signature:
        'IudB56_XsPnH6EajTZDcDS8YZ7pK7sSw2mb5Llp8cLX24jxj9l6Mz3QRWS5lPSjXFCw_P6P0wdqzEqRikYGXJA',
    },
    localIntention: {
      sequence: 5,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f83a-317d-7b76-bf89-468a49da9ab4',
      signedAt: '2026-11-20T10:12:05+01:00',
      number: '',
      total: '',
      signature:
        '4oWatuD_aeKgsU15GVx2X1Hm_fX41gHmHf3TKibbWIitmErdB12n8ONCxCvxAsWIr4XYCtwdl8morc07W-K6bA',
    },
    seal: {
      sequence: 6,
      kind: 'TRANSACTION::CANCELLATION',
      recordId: '01a1f83a-3352-7a6a-bd62-551b5d7f4f9d',
      signedAt: '2026-11-20T10:12:06+01:00',
      number: '0124-0003',
      total: '-18.20',
      signature:
        'BuS51T7v-Ke3cbi8iMNNQGYGUtLV3EBGJfG9aOlGopxwuI0vNwYEadvhgMzIb2wBWS681H3fBF2wLM3dtScA2A',
    },
  },
  return: {
    kind: 'TRANSACTION::CORRECTION',
    number: '4119',
    localNumber: '0124-0004',
    authorityNumber: 'DCW2026/4873-0622',
    issuedAt: '2026-11-20T11:31:25+01:00',
    refersTo: 'sale',
    lines: [
      {
        text: 'Vaschetta termica 1 kg',
        productNumber: 'VASCHETTA-1KG',
        concept: 'GOOD',
        quantity: -1,
        unitPrice: '6.10',
        vatRate: '22.00',
        vatCode: 'STANDARD',
        gross: '-6.10',
        net: '-5.00',
        vat: '-1.10',
      },
    ],
    vat: [
      {
        rate: '22.00',
        gross: '-6.10',
        net: '-5.00',
        vat: '-1.10',
      },
    ],
    total: {
      gross: '-6.10',
      net: '-5.00',
      vat: '-1.10',
    },
    payments: [
      {
        kind: 'CASH',
        amount: '-6.10',
      },
    ],
    intention: {
      sequence: 7,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f882-b6bd-7ea5-a898-28ac256e0d0f',
      signedAt: '2026-11-20T11:31:18+01:00',
      number: '',
      total: '',
      signature:
        'w5QuvwS4VrbLFCawlbVLujMsTe_YeuRuQfPoXVQtkV89eQSw_ynLnmwLGnvy1bIMRbDMHLnW-gqEu1UUAIY8-g',
    },
    journal: {
      sequence: 8,
      kind: 'TRANSACTION::CORRECTION',
      recordId: '01a1f882-d6ac-7866-9752-c5b97ef6f5f4',
      signedAt: '2026-11-20T11:31:26+01:00',
      number: '4119',
      total: '-6.10',
      signature:
        'jR_v8v8F8gCJ3qVyJbBn34oDTkey7NXXXDpkBCOZCFlYc0T10JH16rCzQjz3mugvgXKMKsZLR-9ik_q_nNu7-Q',
    },
    localIntention: {
      sequence: 7,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f882-b801-791a-852c-3c92eeadc703',
      signedAt: '2026-11-20T11:31:18+01:00',
      number: '',
      total: '',
      signature:
        'hbg6u5aGZtbffjI8nDxcz2REMeizRxtqtpGGUrNodpr9o5hoEqDmAp2ezBkF6U9uk6GF1W7mOCN2JpQaj6ifbw',
    },
    seal: {
      sequence: 8,
      kind: 'TRANSACTION::CORRECTION',
      recordId: '01a1f882-d6cd-7539-bcdd-5a9a850ff2f2',
      signedAt: '2026-11-20T11:31:26+01:00',
      number: '0124-0004',
      total: '-6.10',
      signature:
        'NAYBP95-tu7ThosBm4n9hg6wRaHPv-jOIT6QTPpp4dmuc4d1qsTASsKI_Vt5kJCdh0QcJfL9PivXbCC4YHOGmw',
    },
  },
  abort: {
    intention: {
      sequence: 9,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f8a0-aebb-7d52-befa-1f571ec25ce8',
      signedAt: '2026-11-20T12:04:02+01:00',
      number: '',
      total: '',
      signature:
        'DaPaoTVC06fGYZUE_MM1pnbSCGM7JRG9Fxn-3CBnOpBvzCpn0hmxboSamS2iWR6pBDotbEkXQO9CtrwF5WVv4Q',
    },
    journal: {
      sequence: 10,
      kind: 'TRANSACTION::ABORT',
      recordId: '01a1f8a2-0787-74a0-bc4d-e85bee6702be',
      signedAt: '2026-11-20T12:05:30+01:00',
      number: '',
      total: '',
      signature:
        'xBXea9L5vDgLwuzqqgaXAYYHCeLdfn0BDLcWKsnDEM4wNfbObKXPs-GE6x1lM-gkVuWPorvaK_n9WGuao8y4cg',
    },
  },
  rejected: {
    intention: {
      sequence: 11,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f8af-8382-7682-b3f4-abdad3c04499',
      signedAt: '2026-11-20T12:20:14+01:00',
      number: '',
      total: '',
      signature:
        'vO84-cdz7mRvufs1b1B1ly33aQCAslUTPOjcKX7t_mYhWQU9FFYGIDXNi-pvdlPdpdGVRyIjnxCTwk7QNbnaBg',
    },
    journal: {
      sequence: 12,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f8af-b01a-7277-aadc-808e4dc47f7d',
      signedAt: '2026-11-20T12:20:25+01:00',
      number: '4200',
      total: '18.20',
      signature:
        'OvqBZu_sU5F9DgPPLLnvn4rwSaZtZTZO0RSdFH9BOV3ne9lecE8EtQq2YwnwXSI9mVpwSDWZ_Xtb2lOoVOaMGg',
    },
  },
  failed: {
    intention: {
      sequence: 13,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f8c3-16e6-750f-a7b9-4d3c5ce20012',
      signedAt: '2026-11-20T12:41:37+01:00',
      number: '',
      total: '',
      signature:
        'zTWrTuEdtcleOH6fZpSXEi8kOc_Y8jnj17gq5S-rQ_XKrDYLEdVYq9qqG2qtDJimOuEMvoTajdvdxqLYEpWEMQ',
    },
    journal: {
      sequence: 14,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f8c3-4b35-74f8-8cd1-8285a88c3750',
      signedAt: '2026-11-20T12:41:50+01:00',
      number: '4201',
      total: '18.20',
      signature:
        'xTsZWVEdpxzKEHSTWJiIn4Jj10uDt4i2e7IaNGdt0mJe_V7wYLf-BU0DtUY5aMP28bmNrbhHudVCmAKfQhs7yw',
    },
  },
  later: [
    {
      sequence: 15,
      kind: 'INTENTION::REPLAY',
      recordId: '01a1f8f9-849c-73a1-9c46-5e82d07b14f9',
      signedAt: '2026-11-20T13:41:04+01:00',
      number: '',
      total: '',
      signature:
        '2sq5LDogxEBYX6o3SF_np7RvqHk8Vp0F_W6HSIzLCnRFP_R5g1Z_oUHWrGYzWWaDLGO4_vXBetK-LNPv7uYGWQ',
    },
    {
      sequence: 16,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f8f9-87d7-7b03-bbf7-dbe4a48fd218',
      signedAt: '2026-11-20T13:41:05+01:00',
      number: '',
      total: '',
      signature:
        'tzpJq0utgP4IxjbFlnFsXcdQ4VdjH37wBiy6eHHbVGX9M3SEzK9nFhPMHpsgl8dRJz8U2f9Z11z2lakNSP29Mg',
    },
    {
      sequence: 17,
      kind: 'INTENTION::REPLAY',
      recordId: '01a1f8f9-8f37-71e8-8b53-a94c61f7d20e',
      signedAt: '2026-11-20T13:41:07+01:00',
      number: '',
      total: '',
      signature:
        'WKMnVxj21Jp8FJhgHKH6g-ZATFpA92n8k_PsFyXspVsWgm3ezzj5XJlIEYCF2LaO35_GMN4sZx3egwRwlF7rIA',
    },
    {
      sequence: 18,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f8f9-923f-7c07-b2d8-36f15e8a904b',
      signedAt: '2026-11-20T13:41:07+01:00',
      number: '4120',
      total: '4.40',
      signature:
        'hJ2ZYoHwP1hGT1i1ske7YR9n9eLl9bEMYmFVPljuePT1n6G_WYYlq9ZHpk1B4PGlanDcgG4qcsg87zUnkPrG7A',
    },
    {
      sequence: 19,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f943-c796-736b-89a7-1abeb7629a16',
      signedAt: '2026-11-20T15:02:11+01:00',
      number: '',
      total: '',
      signature:
        'vxnqnzTJ1oSyarc265hseSd7cmN7sy5U-kp_xIh_wvxSR09TpCLRCNZc8apDCYy32qv3Yj8828sI2QDmhOHkiA',
    },
    {
      sequence: 20,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f943-ef2b-7d42-a17e-c5093fb8e61d',
      signedAt: '2026-11-20T15:02:21+01:00',
      number: '4121',
      total: '4.40',
      signature:
        'WL09XJZk0sUqQLv8f-sBJo5Zh6o8aKGTLzWU3u2Ee1zzA62ePsF0to1BaHUcFYVbMO1W-QM-tM4y5OajtIabhA',
    },
    {
      sequence: 21,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f954-b5c5-7edb-a38c-223d92e1bfb8',
      signedAt: '2026-11-20T15:20:40+01:00',
      number: '',
      total: '',
      signature:
        'ofkWYoVYVEUEW5gzQWRkGwoWhBRE9mpNvB71wy8i4Z0OUDABDxszutJO4KfIVhXraSphP81g2H50e9n6OCvzJw',
    },
    {
      sequence: 22,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f954-e6eb-729b-9e64-10d7a8c3f52b',
      signedAt: '2026-11-20T15:20:53+01:00',
      number: '4122',
      total: '8.80',
      signature:
        'z7BF9-hbyM55LCHBQb9lu5rcGeIRI3UDIsPYNKlzZBOBtza30Sp4cFJOPc_bGgjMNN0cmvLmudOf0OSovS847w',
    },
    {
      sequence: 23,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f982-dbed-76f0-84c6-246615c816db',
      signedAt: '2026-11-20T16:11:05+01:00',
      number: '',
      total: '',
      signature:
        'n6f2kRlN-zaSVTiNbuzmxUgVWeoHuWFMOip93ecCyd6Qh4yi1-9QAHmi-A3ZuaS7Dl4mi1y8oyKjhP44xwe7nw',
    },
    {
      sequence: 24,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f983-1723-76f5-8d31-b7e2094ca6f8',
      signedAt: '2026-11-20T16:11:20+01:00',
      number: '4123',
      total: '20.00',
      signature:
        '1tcNc_Ujo10fvUFP424gYjkRVMEUAlWiE6AFmsZdbFbgkHmIGfHUZ8QEgi8V1HN3YSCaxgmWIhcw9VGLtH_d1A',
    },
    {
      sequence: 25,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f994-4122-74d0-a5c9-e81b7f2630d4',
      signedAt: '2026-11-20T16:30:05+01:00',
      number: '',
      total: '',
      signature:
        '5RXAEI-rAS4y8vYOu0kz4i48G19tYUhEsKly1egOoxxdeU8huUqRN5kr00S-bHdCAdYaMSFaCxumx0lsRU_uHw',
    },
    {
      sequence: 26,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1f9ba-aeb8-7b18-93fa-0c6de5a74f82',
      signedAt: '2026-11-20T17:12:03+01:00',
      number: '',
      total: '',
      signature:
        'MMwrA_6FXtIzayt-QXukXbx35s3Jp2ICAwnlYFEiUqTfT-HKYeJovdm2UWiqx4T0n_x3dXcS1Db1QGS0oWyjDw',
    },
    {
      sequence: 27,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1f9bb-1a67-78c3-be02-f96a14d7503e',
      signedAt: '2026-11-20T17:12:31+01:00',
      number: '4124',
      total: '20.15',
      signature:
        'BaZBSyiILYcMuvGVnbAPDD8WKYgZ6WIx_1mpab9Sz9Dzbi11Y1wQc4Y4I9xiETNGcU4O3s8BI-YgQp2Gk5TUIg',
    },
    {
      sequence: 28,
      kind: 'INTENTION::EXPORT',
      recordId: '01a1f9e6-987a-797a-84d5-2b0ec9f68a13',
      signedAt: '2026-11-20T18:00:01+01:00',
      number: '',
      total: '',
      signature:
        'Xha8_FXHI3wMUZYHrLsnqEURnsoZM6pgdrI7fqd5QWH3tv-I7xXJWL8yRK05Vk-jLkn7xaQZt4YjI5se76xv-Q',
    },
    {
      sequence: 29,
      kind: 'EXPORT::RECORDS',
      recordId: '01a1f9e6-9db7-7e26-9071-d4f8b35c7ea0',
      signedAt: '2026-11-20T18:00:02+01:00',
      number: '',
      total: '',
      signature:
        'dXcc2U8LuLLwcOQetQL2K50-aD-E00QH0wDLImqZC_0kElcSAGRXoYtvxaRpByi82EBWTcCqTT8gDKSI8PtLzg',
    },
  ],
  sealedLater: [
    {
      sequence: 9,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1fd29-94ae-7a42-8d60-e5f19c73b084',
      signedAt: '2026-11-21T09:12:03+01:00',
      number: '',
      total: '',
      signature:
        'vt82R-xQ97g5ISZvsKA8pxpLcEqasbdYARTYL8BPk8iRBbeiCkbobxNABQI9S5_VWeZ3AXhhy-uyr4SByK2YgQ',
    },
    {
      sequence: 10,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1fd29-d920-76e1-97bc-0d52f8a3e416',
      signedAt: '2026-11-21T09:12:20+01:00',
      number: '4125',
      total: '8.80',
      signature:
        'bcdRc3UtCI2LSaVw-uK1dqnKdauNUmIFdpilxd8ITaFw8uzkNDtLBwqlLXy03RJWKTo6HgezQzMRTy4y9K4Y8w',
    },
    {
      sequence: 11,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1fd37-57a8-7c14-8e60-3fd2a97b0c85',
      signedAt: '2026-11-21T09:27:05+01:00',
      number: '',
      total: '',
      signature:
        'nR_suWmBfFX4WlBD47EnvXE819vVUE7ON-6N7vPBbPgJD57Y0utJW_amyCbDVsEbvPkpNhXOsN6VijSZchXZuQ',
    },
    {
      sequence: 12,
      kind: 'TRANSACTION::ABORT',
      recordId: '01a1fd37-bd38-70d9-b35e-92c6e81f4a07',
      signedAt: '2026-11-21T09:27:31+01:00',
      number: '',
      total: '',
      signature:
        'H8T4dU_fmDNMf2uksxHWnpRK7ngt1KA6GlZltDscqQEtlWkeNHWKAoegVsGYRC-IZJH1MQs4RTJrTvYgso38sA',
    },
    {
      sequence: 13,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1fd39-0558-7e83-9d24-b60f57c38e1a',
      signedAt: '2026-11-21T09:28:55+01:00',
      number: '',
      total: '',
      signature:
        'Ei9WbMTHHlQrN3-XL-6Qx8O05dwSu23YaMeDrqC4w0zODsrurhawcLKi3AlvWYmXxCDma3EOurIdvOMxTYpA3g',
    },
    {
      sequence: 14,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1fe89-8db0-7b46-8c95-e1a3f04d27b6',
      signedAt: '2026-11-21T15:36:30+01:00',
      number: '',
      total: '',
      signature:
        'ze46H72bjI3WSORMBH2RPcK4PzSEjYQV_BDE6Q-rkU36je1x1aAukuVeUSm6s_jrCH2_LkqHixOzSah6IxXWpg',
    },
    {
      sequence: 15,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1fe89-cc30-7590-a6f2-4c80d3e91b57',
      signedAt: '2026-11-21T15:36:46+01:00',
      number: '0125-0002',
      total: '20.15',
      signature:
        'tp7Tlh2JSkjW4sEnk04UNLDyHNkxUW3pvp_5FSnvXd6exG93DbWjfdlkx49ZM_665cgMVnXDGU770fAK9fxiAw',
    },
    {
      sequence: 16,
      kind: 'INTENTION::TRANSACTION',
      recordId: '01a1fe94-3ff8-7ac1-b058-7f69c2d5e384',
      signedAt: '2026-11-21T15:48:11+01:00',
      number: '',
      total: '',
      signature:
        'nHevBhGhwml2Tnbc-Vr2YOb5dLwE7nmKc_7Z4TuKKE0J-MCtld2OTdyNv0riiJP_uAq9JosDcqVWxFjYvBJBrA',
    },
    {
      sequence: 17,
      kind: 'TRANSACTION::RECEIPT',
      recordId: '01a1fe94-72c0-7d68-9e47-a51b80c6f2d9',
      signedAt: '2026-11-21T15:48:24+01:00',
      number: '0125-0003',
      total: '20.00',
      signature:
        'Crghx63QRkwdrXin5-xbZzLWTOLjiUu_80pjLp1b9cWJL13JPgTo8Jgtgi5UXCzQ3uaEhz7GNKs1-Yo9eqLTzw',
    },
  ],
  closing: {
    number: 124,
    date: '2026-11-20',
    sales: {
      gross: '36.40',
      net: '32.00',
      vat: '4.40',
    },
    voids: {
      gross: '-18.20',
      net: '-16.00',
      vat: '-2.20',
    },
    returns: {
      gross: '-6.10',
      net: '-5.00',
      vat: '-1.10',
    },
    vat: [
      {
        rate: '10.00',
        gross: '12.10',
        net: '11.00',
        vat: '1.10',
      },
      {
        rate: '22.00',
        gross: '0.00',
        net: '0.00',
        vat: '0.00',
      },
    ],
    total: {
      gross: '12.10',
      net: '11.00',
      vat: '1.10',
    },
    documents: 4,
  },
  replays: [
    {
      seed: 'emergenza-0001',
      recordedAt: '2026-11-20T13:05:02+01:00',
      gross: '',
      remaining: 1,
      hash: '719567152edd61eaba013a4bc9432aa9421ef366bdcef04d76a67eac113320fd',
    },
    {
      seed: 'emergenza-0002',
      recordedAt: '2026-11-20T13:05:40+01:00',
      gross: '4.40',
      remaining: 0,
      hash: 'e7fbf8b5643a310eaa6aee3ccc2f07192a655f7984aa857d0bdbd7a8a57b1bd7',
    },
  ],
} as const satisfies ItalianReceipt;
