/** A date, sum or rate of law that more than one page prints. */
export type FactRow =
  | {readonly kind: 'money'; readonly amount: number; readonly currency: 'EUR'; readonly law: string}
  | {readonly kind: 'date'; readonly day: string; readonly law: string};

export const facts = {
  /** Fine for making or selling non-compliant invoicing software in Spain, per financial year and kind of system. */
  verifactuProducerFine: {kind: 'money', amount: 150_000, currency: 'EUR', law: 'es-lgt-201bis'},
  /** First day on which payers of Spanish corporate income tax must use compliant invoicing software. */
  verifactuCompanies: {kind: 'date', day: '2027-01-01', law: 'es-rdl-15-2025'},
  /** The same for everybody else. */
  verifactuOthers: {kind: 'date', day: '2027-07-01', law: 'es-rdl-15-2025'},
  /** Day on which the French VAT rules, those for tills among them, move to another code (CIBS). */
  frenchVatCode: {kind: 'date', day: '2027-01-01', law: 'fr-ord-2026-671'},
  /** Day from which Austria taxes selected foodstuffs at 4.9 %. */
  austrianFoodRate: {kind: 'date', day: '2026-07-01', law: 'at-ustg-10'},
  /** Day from which an electronic receipt that the customer can pick up on the spot counts as handed over in Austria. */
  austrianPickUpReceipt: {kind: 'date', day: '2026-10-01', law: 'at-bao-132a'},
  /** Day from which Italian card terminals must be linked to the register or the online procedure. */
  italianPosLink: {kind: 'date', day: '2026-01-01', law: 'it-l-207-2024'},
} as const satisfies Readonly<Record<string, FactRow>>;

export type FactId = keyof typeof facts;
