/** Periods for which merchants must keep records, drawn as bars by `<Retention id>`. */
export interface RetentionRow {
  /** Kebab-case; the `id` of `<Retention>`. */
  readonly id: string;
  readonly title: string;
  readonly groups: readonly {
    /** Kebab-case; readers are linked to it as `#retention-<id>`. */
    readonly id: string;
    /** Country, and the mode where it matters. */
    readonly title: string;
    readonly records: readonly {
      /** What is kept. */
      readonly label: string;
      /** How long in years, or `forever`. Omitted if the law states no number. */
      readonly years?: number | 'forever';
      /** The period in words, if `years` isn't a number. */
      readonly meaning?: string;
      readonly sources: readonly {readonly law: string; readonly at?: string}[];
    }[];
  }[];
}

export const retention = [
  {
    id: 'retention-periods',
    title: 'How long merchants keep records',
    groups: [
      {
        id: 'de',
        title: 'Germany',
        records: [
          {
            label: 'books and records, annual accounts, the description of procedures',
            years: 10,
            sources: [
              {law: 'de-ao-147', at: '(1) Nr. 1, (3)'},
              {law: 'de-hgb-257', at: '(4)'},
            ],
          },
          {
            label: 'vouchers',
            years: 8,
            sources: [
              {law: 'de-ao-147', at: '(1) Nr. 4, (3)'},
              {law: 'de-hgb-257', at: '(4)'},
            ],
          },
          {label: 'invoices, issued and received', years: 8, sources: [{law: 'de-ustg-14b', at: '(1)'}]},
          {
            label: 'vouchers of banks, supervised insurers and securities institutions',
            years: 10,
            sources: [
              {law: 'de-hgb-257', at: '(4) Satz 2'},
              {law: 'de-egao-97-19a', at: 'Abs. 3'},
            ],
          },
          {label: 'business letters, other documents', years: 6, sources: [{law: 'de-ao-147', at: '(3)'}]},
        ],
      },
      {
        id: 'at',
        title: 'Austria',
        records: [{label: 'books, records, receipts, the data collection protocol (DEP)', years: 7, sources: [{law: 'at-bao-132'}]}],
      },
      {
        id: 'es-verifactu',
        title: 'Spain, Veri*factu',
        records: [
          {
            label: 'records that were sent',
            meaning: 'none at the merchant; the AEAT keeps them',
            sources: [{law: 'es-hac-1177-2024', at: 'art. 3'}],
          },
        ],
      },
      {
        id: 'es-no-verifactu',
        title: 'Spain, non-verifiable mode',
        records: [
          {
            label: 'records and events',
            meaning: 'as long as the invoices; ask the tax adviser which period applies',
            sources: [{law: 'es-hac-1177-2024', at: 'art. 8.3'}],
          },
        ],
      },
      {
        id: 'es',
        title: 'Spain',
        records: [
          {
            label: 'copies of invoices',
            meaning: 'the period of the Ley General Tributaria; ask the tax adviser which one applies',
            sources: [{law: 'es-rd-1619-2012', at: 'art. 19.1'}],
          },
        ],
      },
      {
        id: 'es-ticketbai',
        title: 'Spain, TicketBAI',
        records: [
          {
            label: 'the signed XML files',
            meaning: 'by the general tax rules; ask the tax adviser',
            sources: [{law: 'es-ticketbai-spec', at: '5'}],
          },
        ],
      },
      {
        id: 'it',
        title: 'Italy',
        records: [
          {
            label: 'documents of the web procedure',
            meaning: 'the fiscal data is at the agency; ask the tax adviser about the rest',
            sources: [],
          },
        ],
      },
      {
        id: 'fr',
        title: 'France',
        records: [
          {label: 'sales of the till, line by line', years: 6, sources: [{law: 'fr-lpf-102b'}]},
          {
            label: 'totals of periods, grand totals',
            years: 'forever',
            meaning: 'never deleted',
            sources: [{law: 'fr-bofip-caisse', at: '§ 170'}],
          },
        ],
      },
    ],
  },
] as const satisfies readonly RetentionRow[];
