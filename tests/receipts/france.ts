import type {
  FrenchClosing as Closing,
  FrenchDocument,
  FrenchDuplicate,
  FrenchEvent,
  FrenchTicket as Ticket,
} from '@bonarium/fiscal/france';

export type {FrenchVat} from '@bonarium/fiscal/france';

export interface FrenchTicket extends Ticket {
  /** The ticket of this table that is credited. */
  readonly refersTo?: 'sale';
}

export interface FrenchClosing extends Closing {
  /** Names of the tickets of the day in this table. */
  readonly tickets: readonly ('firstSale' | 'sale' | 'creditNote' | 'offlineSale')[];
}

/** A transaction that only the specification shows; what it prints has an extract. */
export interface OtherDocument extends FrenchDocument {
  readonly extract?: string;
}

/**
 * The only French example: two days of a bakery's new till with a credit note, a copy, an outage
 * and the daily closings.
 */
export interface FrenchReceipt {
  readonly merchant: {
    readonly legalName: string;
    readonly tradeName: string;
    readonly street: string;
    readonly streetNumber: string;
    readonly postalCode: string;
    readonly city: string;
    readonly siren: string;
    readonly siret: string;
    readonly vatId: string;
    readonly nafCode: string;
    /** Last day of the accounting year, MM-DD. */
    readonly fiscalYearEnd: string;
    readonly certificateCode: string;
  };
  readonly till: string;
  readonly operator: string;
  /** The certificate is self-signed, base64 of DER. */
  readonly system: {readonly id: string; readonly certificate: string};
  readonly tickets: {
    readonly firstSale: FrenchTicket;
    readonly sale: FrenchTicket;
    readonly creditNote: FrenchTicket;
    readonly offlineSale: FrenchTicket;
  };
  /** The chain of the documents that enter no total. */
  readonly provisional: readonly OtherDocument[];
  /** The chain of the sales continues the next morning, before that day is closed. */
  readonly nextDay: readonly OtherDocument[];
  readonly duplicate: FrenchDuplicate;
  readonly events: readonly FrenchEvent[];
  readonly closings: readonly FrenchClosing[];
  /**
   * What the till kept while offline, sent afterwards in this order: the intention, then the sale.
   */
  readonly replays: readonly {
    readonly recordId: string;
    readonly seed: string;
    readonly recordedAt: string;
    /** Gross total; empty for an intention. */
    readonly gross: string;
    /** `X-Replay-Remaining`. */
    readonly remaining: number;
    /** `X-Replay-Hash`, SHA-256 of `toReplayInput`, hexadecimal. */
    readonly hash: string;
  }[];
}

export const frenchReceipt = {
  merchant: {
    legalName: 'Boulangerie Lemoine SARL',
    tradeName: 'Boulangerie Lemoine',
    street: 'Rue de la Martinière',
    streetNumber: '27',
    postalCode: '69001',
    city: 'Lyon',
    siren: '000417238',
    siret: '00041723800011',
    vatId: 'FR38000417238',
    nafCode: '10.71C',
    fiscalYearEnd: '12-31',
    certificateCode: 'B9041',
  },
  till: 'LEMOINE-CAISSE-01',
  operator: 'Camille',
  system: {
    id: '01a1f405-4dc4-7533-9649-c69dc7e88da3',
    certificate:
      'MIIBxTCCAWugAwIBAgIUdHdUpKdswsenS6UkfmSmWBLVDVcwCgYIKoZIzj0EAwIwQjERMA8GA1UECgwIQm9uYXJpdW0xLTArBgNVBAMMJDAxYTFmNDA1LTRkYzQtNzUzMy05NjQ5LWM2OWRjN2U4OGRhMzAeFw0yNjExMTkxMzAwMDBaFw0zMTExMTgxMzAwMDBaMEIxETAPBgNVBAoMCEJvbmFyaXVtMS0wKwYDVQQDDCQwMWExZjQwNS00ZGM0LTc1MzMtOTY0OS1jNjlkYzdlODhkYTMwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAAQ5IZLH4hGMR7rKcVDIO1hqXUz9McIKDozKLWw8k6V1mLO9Mu+wp5WZoEbzhy66HKI3nX9lxuUvwQQhEywh7J4Uoz8wPTAMBgNVHRMBAf8EAjAAMA4GA1UdDwEB/wQEAwIHgDAdBgNVHQ4EFgQUTyx2e41RsETCUGQZs0JrmGleFmgwCgYIKoZIzj0EAwIDSAAwRQIgXXTdM+AlRa8vKBiR7TR/MHs7UW8YrzVXO0b7MAWB2I4CIQDoLbyAV26SD2pz2lld+ed6/e6PY6ArKxu1vhjY0e19jg==',
  },
  tickets: {
    firstSale: {
      kind: 'RECEIPT',
      sequence: 1,
      number: 'T-000001',
      issuedAt: '2026-11-19T18:02:23+01:00',
      lines: [
        {
          text: 'Baguette tradition',
          productNumber: 'BAG-TRAD',
          quantity: 3,
          unitPrice: '1.35',
          vatRate: '5.50',
          vatCode: 'REDUCED_2',
          gross: '4.05',
          net: '3.84',
          vat: '0.21',
        },
      ],
      vat: [
        {
          rate: '5.50',
          gross: '4.05',
          net: '3.84',
          vat: '0.21',
        },
      ],
      total: {
        gross: '4.05',
        net: '3.84',
        vat: '0.21',
      },
      payments: [
        {
          kind: 'CASH',
          amount: '4.05',
        },
      ],
      intentionId: '01a1f4c2-365e-7c41-8e1a-a10725650d16',
      recordId: '01a1f4c2-6988-7c6e-8542-3a7d9047c9a5',
      signedAt: '2026-11-19T18:02:24+01:00',
      signature:
        'udyFuJzRD_heLKOWSm3CYoWQN29NpKlHS7MrdzIlJxbMtCzvQcC1r6X3dUhraa-MkcOa9aqx1ufzC31joEcmvw',
      extract: 'yzL3',
    },
    sale: {
      kind: 'RECEIPT',
      sequence: 2,
      number: 'T-000002',
      issuedAt: '2026-11-20T09:14:36+01:00',
      lines: [
        {
          text: 'Baguette tradition',
          productNumber: 'BAG-TRAD',
          quantity: 3,
          unitPrice: '1.35',
          vatRate: '5.50',
          vatCode: 'REDUCED_2',
          gross: '4.05',
          net: '3.84',
          vat: '0.21',
        },
        {
          text: 'Tarte aux pralines',
          productNumber: 'TARTE-PRAL',
          quantity: 1,
          unitPrice: '6.50',
          vatRate: '5.50',
          vatCode: 'REDUCED_2',
          gross: '6.50',
          net: '6.16',
          vat: '0.34',
        },
        {
          text: 'Sandwich jambon-beurre',
          productNumber: 'SDW-JB',
          quantity: 1,
          unitPrice: '5.50',
          vatRate: '10.00',
          vatCode: 'REDUCED_1',
          gross: '5.50',
          net: '5.00',
          vat: '0.50',
        },
        {
          text: 'Sac à pain en toile',
          productNumber: 'SAC-TOILE',
          quantity: 1,
          unitPrice: '6.00',
          vatRate: '20.00',
          vatCode: 'STANDARD',
          gross: '6.00',
          net: '5.00',
          vat: '1.00',
        },
      ],
      vat: [
        {
          rate: '5.50',
          gross: '10.55',
          net: '10.00',
          vat: '0.55',
        },
        {
          rate: '10.00',
          gross: '5.50',
          net: '5.00',
          vat: '0.50',
        },
        {
          rate: '20.00',
          gross: '6.00',
          net: '5.00',
          vat: '1.00',
        },
      ],
      total: {
        gross: '22.05',
        net: '20.00',
        vat: '2.05',
      },
      payments: [
        {
          kind: 'CASH',
          amount: '10.00',
        },
        {
          kind: 'CARD',
          amount: '12.05',
        },
      ],
      intentionId: '01a1f805-50d3-7c67-a4b1-42086ff25e2c',
      recordId: '01a1f805-94ac-7375-a740-3eab70b2df5d',
      signedAt: '2026-11-20T09:14:37+01:00',
      signature:
        'eW6D1QGd69TfyXRu9uYkXNXm7dMhPTb3oFZ4Q83bWkB32h0FmwPsOqPU3PanNBwyA9O8SkYIlNmo-r7QCVE8tg',
      extract: '6GyY',
    },
    creditNote: {
      kind: 'CREDIT_NOTE',
      sequence: 3,
      number: 'T-000003',
      issuedAt: '2026-11-20T10:02:54+01:00',
      refersTo: 'sale',
      lines: [
        {
          text: 'Sac à pain en toile',
          productNumber: 'SAC-TOILE',
          quantity: -1,
          unitPrice: '6.00',
          vatRate: '20.00',
          vatCode: 'STANDARD',
          gross: '-6.00',
          net: '-5.00',
          vat: '-1.00',
        },
      ],
      vat: [
        {
          rate: '20.00',
          gross: '-6.00',
          net: '-5.00',
          vat: '-1.00',
        },
      ],
      total: {
        gross: '-6.00',
        net: '-5.00',
        vat: '-1.00',
      },
      payments: [
        {
          kind: 'CARD',
          amount: '-6.00',
        },
      ],
      intentionId: '01a1f831-9457-7161-b3ae-06573bc7246f',
      recordId: '01a1f831-cb1f-7734-ac48-bef1e3438c64',
      signedAt: '2026-11-20T10:02:55+01:00',
      signature:
        'iTQ8m5kFeqetveYlGScJnwZ32L_kta7aJ27QX1lPxXvXKUNppHhVzEDrc8QqfEAdwh7KGfzRBwP85AVQGGWT6g',
      extract: 'Qkvc',
    },
    offlineSale: {
      kind: 'RECEIPT',
      sequence: 4,
      number: 'T-000004',
      issuedAt: '2026-11-20T14:07:12+01:00',
      lines: [
        {
          text: 'Sandwich jambon-beurre',
          productNumber: 'SDW-JB',
          quantity: 1,
          unitPrice: '5.50',
          vatRate: '10.00',
          vatCode: 'REDUCED_1',
          gross: '5.50',
          net: '5.00',
          vat: '0.50',
        },
      ],
      vat: [
        {
          rate: '10.00',
          gross: '5.50',
          net: '5.00',
          vat: '0.50',
        },
      ],
      total: {
        gross: '5.50',
        net: '5.00',
        vat: '0.50',
      },
      payments: [
        {
          kind: 'CASH',
          amount: '5.50',
        },
      ],
      intentionId: '01a1f91e-3014-7142-8327-1df50cfb3579',
      recordId: '01a1f91e-31c0-7683-991e-edfbd5b74956',
      signedAt: '2026-11-20T14:21:08+01:00',
      signature:
        'ylqIA56lKfZUgndn3LT5gSxKtk-73v1mHeI1MAPvnUAVFuXeiTK1bDuokZ1f7qnIU1raNERcsifzBTi5zhFpxQ',
      extract: 'q6gT',
    },
  },
  provisional: [
    {
      kind: 'DRAFT_RECEIPT',
      sequence: 1,
      intentionId: '01a1f98b-1acf-7b8a-bbaa-40201e36673c',
      recordId: '01a1f98b-383e-79a6-8f3d-e4032b599b83',
      vat: [{rate: '5.50', gross: '63.30', net: '60.00', vat: '3.30'}],
      total: {gross: '63.30', net: '60.00', vat: '3.30'},
      signedAt: '2026-11-20T16:20:13+01:00',
      signature:
        'N8pDFnzSc3m2OTv_kuU_CbeHANDePeZKpqA6tZcgmZoYwIMvNFHr5oMaZrgmyVivo8XjdaFHx0tMCDYRdCtlGg',
      extract: 'pzOU',
    },
    {
      kind: 'PRO_FORMA_INVOICE',
      sequence: 2,
      intentionId: '01a1f98f-4f82-74d5-9ceb-608e6f5faee8',
      recordId: '01a1f98f-7663-7430-993e-0fb2a4b60bfc',
      vat: [{rate: '5.50', gross: '63.30', net: '60.00', vat: '3.30'}],
      total: {gross: '63.30', net: '60.00', vat: '3.30'},
      signedAt: '2026-11-20T16:24:51+01:00',
      signature:
        'slFSHsD-FzOCpwviYqlRMwGVgEmk2DUrQ82gpsVkAXyJDVyhJsjTk-3KEEELrf4cl6jjytSyHtGgwOObRCvKzw',
      extract: 'FDpl',
    },
  ],
  nextDay: [
    {
      kind: 'CANCELLATION',
      sequence: 5,
      intentionId: '01a1fce9-9a26-7a07-9872-94f89ba5018f',
      recordId: '01a1fce9-ebce-753e-bd72-ce87defb93ce',
      vat: [{rate: '10.00', gross: '-5.50', net: '-5.00', vat: '-0.50'}],
      total: {gross: '-5.50', net: '-5.00', vat: '-0.50'},
      signedAt: '2026-11-21T08:02:31+01:00',
      signature:
        'Re-jaul-cJSPVCUes6StoozClJhbvFFttHF_gqBnZGajexjok6JWts0cG-eKac3MyXYS4ngm-3OXFaKkwizVDA',
      extract: '-lVS',
    },
    {
      kind: 'CORRECTION',
      sequence: 6,
      intentionId: '01a1fcf1-1c2b-7711-aac7-88a87291006b',
      recordId: '01a1fcf1-6613-74c5-a8bd-d0fdbc9fd188',
      vat: [{rate: '5.50', gross: '-6.50', net: '-6.16', vat: '-0.34'}],
      total: {gross: '-6.50', net: '-6.16', vat: '-0.34'},
      signedAt: '2026-11-21T08:10:41+01:00',
      signature:
        'QajILLQG5l6bQDDBrRLaJNXZUGTR_7wgsWlpuPYQuJwbJASTN4_PFRBrtlzfam7M0-QN5evGWAFclD3AInhduA',
      extract: 'jQQL',
    },
    {
      kind: 'ABORT',
      sequence: 7,
      intentionId: '01a1fd26-f960-77d7-bd26-3de4972e015c',
      recordId: '01a1fd27-85c0-7c5f-aa99-55714a1e8f38',
      vat: [],
      total: {gross: '0.00', net: '0.00', vat: '0.00'},
      signedAt: '2026-11-21T09:09:48+01:00',
      signature:
        'jo77E-BFcN-h5zFsrBo-zu1Wj7oj7QldK8mjUS7I6p7a7PAG7chDadHkhdz1I-UjXFw4elfzx5EV3IUpkjTsJQ',
    },
    {
      kind: 'RECEIPT',
      sequence: 8,
      intentionId: '01a1fdd5-3315-74d5-a034-3cb117b1db1a',
      recordId: '01a1fdd6-4c25-7c38-926c-5baa12340985',
      vat: [
        {rate: '0.00', gross: '10.00', net: '10.00', vat: '0.00'},
        {rate: '5.50', gross: '7.65', net: '7.25', vat: '0.40'},
        {rate: '10.00', gross: '5.50', net: '5.00', vat: '0.50'},
        {rate: '20.00', gross: '6.60', net: '5.50', vat: '1.10'},
      ],
      total: {gross: '29.75', net: '27.75', vat: '2.00'},
      signedAt: '2026-11-21T12:20:42+01:00',
      signature:
        'oEDrZCPsaLayvhyO6EpL1N5P5AUj-YH-VRrKcH-ziw_va831-MKboTmwT05WmHDBCu3PElprgC2Sl63-PYrp9w',
      extract: 'DPvp',
    },
    {
      kind: 'DOWN_PAYMENT',
      sequence: 9,
      intentionId: '01a1feba-91fa-7fab-9bf9-90c4c0f01871',
      recordId: '01a1feba-c88a-779f-b149-14ff8b32f1f1',
      vat: [{rate: '5.50', gross: '21.10', net: '20.00', vat: '1.10'}],
      total: {gross: '21.10', net: '20.00', vat: '1.10'},
      signedAt: '2026-11-21T16:30:16+01:00',
      signature:
        '8g8TR01OujS77V-zaQTC-OPJDjBA2t7bfH2TfDxlEjW_oOgwKc1bPnlYyroVmfPVnbxX__7c-55Xo2XSn0YVPQ',
      extract: '817T',
    },
    {
      kind: 'INVOICE',
      sequence: 10,
      intentionId: '01a1fec4-f25f-7d73-89b3-184ffcc5d994',
      recordId: '01a1fec5-1577-7916-b243-e2794ced04d9',
      vat: [{rate: '5.50', gross: '63.30', net: '60.00', vat: '3.30'}],
      total: {gross: '63.30', net: '60.00', vat: '3.30'},
      signedAt: '2026-11-21T16:41:31+01:00',
      signature:
        'NTeuQQvSdsWLRZe92Fcah3TX8ELdIV4lSp6CswWK7GfrcbOIxgNJZsGx6g0yFCxaTRW61gcPki1eKPNggUM8wg',
      extract: 'evRc',
    },
    {
      kind: 'PROOF_OF_PAYMENT',
      sequence: 11,
      intentionId: '01a1fee3-c90c-70dc-b857-36d33e3ff905',
      recordId: '01a1fee3-ec34-7c75-adb5-1ee3a667635d',
      vat: [],
      total: {gross: '0.00', net: '0.00', vat: '0.00'},
      signedAt: '2026-11-21T17:15:12+01:00',
      signature:
        'LHug0fCCTAZ9YgDKsOYusg2E3tIHzbdriOx6U3omD6dY6GlnrXt4QHfWjyzsZYhGNtQkQHKnJ8PAGvAwUBjpXw',
      extract: 'uCYY',
    },
    {
      kind: 'ENRICHMENT',
      sequence: 12,
      intentionId: '01a1fee8-fd39-7e7b-a215-40ba6a5ba0b6',
      recordId: '01a1fee9-2071-76cc-8256-13cf79c6b844',
      vat: [],
      total: {gross: '0.00', net: '0.00', vat: '0.00'},
      signedAt: '2026-11-21T17:20:53+01:00',
      signature:
        'lYyJzc9H63ITBRS5fbMWb7vd7neV0mGcAMcm2MGerlqmK3GrtDSv-QytG0wCl31SIXTICG3bPlGU6Eq_UfHnCA',
      extract: 'y9BM',
    },
  ],
  duplicate: {
    sequence: 1,
    recordId: '01a1f806-dee6-75ed-82bc-fa64e529b11d',
    number: 1,
    reason: 'Le client a perdu son ticket',
    operator: 'Camille',
    signedAt: '2026-11-20T09:16:02+01:00',
    originalSequence: 2,
    signature:
      'LmtfsH0U1FRtU5CBJ60qZlH85LvQuHF-6W10RiBsTeFmjpwv7ROnOoh6ABLXO7eq59DRRfMZhBZ_3A9xbHohJw',
    extract: 't0U0',
  },
  events: [
    {
      sequence: 1,
      recordId: '01a1f752-09c6-7db5-acac-dd1d058dd356',
      code: '80',
      description: 'Démarrage de la caisse',
      operator: 'Camille',
      occurredAt: '2026-11-20T05:58:30+01:00',
      signedAt: '2026-11-20T05:58:31+01:00',
      signature:
        'KG7uhcJXb64wZ-j9lgg3IH5vPvZaAWFS1VJYdZUHIB4GU6rzvRjncYtGSpb_gqbEoZVIjnx4jXs3u_OSrbwNrQ',
    },
    {
      sequence: 2,
      recordId: '01a1f91d-9fba-78d3-8e37-e8d8caa14a51',
      code: '70',
      description: 'Début du mode dégradé',
      operator: 'Camille',
      occurredAt: '2026-11-20T14:04:50+01:00',
      signedAt: '2026-11-20T14:20:30+01:00',
      signature:
        'OhLB9cel493n3-1PLzFMhAN960ZZMtM2RWT1ATdgyP2DHvFrdrREbXy-5f4CA1MvL0TjyI6Z9Ap4qYKL-SQbXA',
    },
    {
      sequence: 3,
      recordId: '01a1f91e-3f66-7a09-a445-3d7c1c0fce82',
      // A code of Bonarium's own: public lists have none for the end of the offline mode.
      code: '120',
      description: 'Fin du mode dégradé',
      operator: 'Camille',
      occurredAt: '2026-11-20T14:21:10+01:00',
      signedAt: '2026-11-20T14:21:11+01:00',
      signature:
        'k--K1rY6JbcoV68PDw-RG9erDkDOAwbLE8u9cVS2wCsHrC33EX32bekiw_lPPAHM8--SHS29n1FALko9BjMOaQ',
    },
  ],
  closings: [
    {
      sequence: 1,
      kind: 'CLOSING::DAILY',
      recordId: '01a1f609-dfb5-7693-a212-c7c21e875f4a',
      period: '20261119',
      from: '2026-11-19T00:00:00+01:00',
      to: '2026-11-19T23:59:59+01:00',
      tickets: ['firstSale'],
      vat: [
        {
          rate: '5.50',
          gross: '4.05',
          net: '3.84',
          vat: '0.21',
        },
      ],
      total: {
        gross: '4.05',
        net: '3.84',
        vat: '0.21',
      },
      grandTotal: '4.05',
      perpetualTotal: '4.05',
      perpetualAbsolute: '4.05',
      signedAt: '2026-11-20T00:00:04+01:00',
      signature:
        '5Y0XBY1AdTE0GcufXQkd5AnjiOqCabvUV9A5oO0Nckwm4otq4OTMt2B9tsE6Y9iGZ3lOmESCtMPjtqkWBVfdAQ',
    },
    {
      sequence: 2,
      kind: 'CLOSING::DAILY',
      recordId: '01a1fb30-3a5b-7266-83ee-25cc86ccf7a4',
      period: '20261120',
      from: '2026-11-20T00:00:00+01:00',
      to: '2026-11-20T23:59:59+01:00',
      tickets: ['sale', 'creditNote', 'offlineSale'],
      vat: [
        {
          rate: '5.50',
          gross: '10.55',
          net: '10.00',
          vat: '0.55',
        },
        {
          rate: '10.00',
          gross: '11.00',
          net: '10.00',
          vat: '1.00',
        },
        {
          rate: '20.00',
          gross: '0.00',
          net: '0.00',
          vat: '0.00',
        },
      ],
      total: {
        gross: '21.55',
        net: '20.00',
        vat: '1.55',
      },
      grandTotal: '25.60',
      perpetualTotal: '25.60',
      perpetualAbsolute: '37.60',
      signedAt: '2026-11-21T00:00:04+01:00',
      signature:
        'kq14ZB7_jQZrrs8-6PWwlLP08IWKuzlJuY9q6CEixX2YUSDkJeZrOk_wgWREip0j829aI0vk67oGw61FABSL-w',
    },
  ],
  replays: [
    {
      recordId: '01a1f91e-2f3d-73c7-9579-b2bf7bf03328',
      seed: 'offline-0001',
      recordedAt: '2026-11-20T14:07:02+01:00',
      gross: '',
      remaining: 1,
      hash: 'ffed20b13f8f6312b9a626b2383979058e8c4378ecd3827175ec03813d2e8e74',
    },
    {
      recordId: '01a1f91e-3490-7904-8785-3a0b81a183b0',
      seed: 'offline-0002',
      recordedAt: '2026-11-20T14:07:12+01:00',
      gross: '5.50',
      remaining: 0,
      hash: 'b199dc8c3e2f947a6852956a0a9ee333652e1491ca5cdef5ccff0447db8bf024',
    },
  ],
} as const satisfies FrenchReceipt;
