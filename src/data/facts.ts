/** A legal date, amount or rate that more than one page prints. */
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
  /** Day on which the French VAT rules, including those for tills, move to another code (CIBS). */
  frenchVatCode: {kind: 'date', day: '2027-01-01', law: 'fr-ord-2026-671'},
  /** Day from which Austria taxes selected foodstuffs at 4.9 %. */
  austrianFoodRate: {kind: 'date', day: '2026-07-01', law: 'at-ustg-10'},
  /** Day from which an electronic receipt that the customer can pick up on the spot counts as handed over in Austria. */
  austrianPickUpReceipt: {kind: 'date', day: '2026-10-01', law: 'at-bao-132a'},
  /** Highest fine in Austria for each breach of the register duty or the receipt duty. */
  austrianTillFine: {kind: 'money', amount: 5_000, currency: 'EUR', law: 'at-finstrg-51'},
  /** Highest fine in Austria for falsifying electronic records with a program that changes, deletes or suppresses data. */
  austrianManipulationFine: {kind: 'money', amount: 25_000, currency: 'EUR', law: 'at-finstrg-51a'},
  /** Highest fine for a German till that does not comply or is not protected, and for records that are not kept. */
  germanTillFine: {kind: 'money', amount: 25_000, currency: 'EUR', law: 'de-ao-379'},
  /** Highest fine for a factually wrong receipt in Germany. */
  germanReceiptFine: {kind: 'money', amount: 5_000, currency: 'EUR', law: 'de-ao-379'},
  /** Day from which the German ordinance covers older odometers with a digital interface. */
  germanOdometers: {kind: 'date', day: '2027-01-01', law: 'de-kassensichv-10'},
  /** Last day to finish German certifications under the protection profiles that the ordinance lists. */
  germanProtectionProfiles: {kind: 'date', day: '2027-02-26', law: 'de-kassensichv-11'},
  /** Day on which what makers and sellers offer in Spain must comply. */
  verifactuProducers: {kind: 'date', day: '2025-07-29', law: 'es-rd-1007-2023'},
  /** Fine for holding altered or, where due, uncertified invoicing software in Spain, per financial year. */
  verifactuHolderFine: {kind: 'money', amount: 50_000, currency: 'EUR', law: 'es-lgt-201bis'},
  /** Fine for a maker or seller in Spain when only a required certification is missing, for each system sold. */
  verifactuCertificationFine: {kind: 'money', amount: 1_000, currency: 'EUR', law: 'es-lgt-201bis'},
  /** Day from which the AEAT refuses records with IPSI that lack their scheme key. */
  verifactuIpsiKey: {kind: 'date', day: '2027-01-01', law: 'es-aeat-validations'},
  /** Day on which the last group of taxpayers in Bizkaia became subject to TicketBAI. */
  ticketbaiBizkaia: {kind: 'date', day: '2026-01-01', law: 'es-ticketbai-bizkaia'},
  /** Fine for a French merchant without proof of compliance, for each till software or system. */
  frenchTillFine: {kind: 'money', amount: 7_500, currency: 'EUR', law: 'fr-cgi-1770-duodecies'},
  /** Day on which France accepted the individual attestation as proof again. */
  frenchAttestationRestored: {kind: 'date', day: '2026-02-21', law: 'fr-lf-2026'},
  /** Day from which French shops print receipts only on request. */
  frenchPrintOnRequest: {kind: 'date', day: '2023-08-01', law: 'fr-code-env-541-15-10'},
  /** Day from which small, medium-sized and micro companies in France report sales to consumers. */
  frenchSmallReporting: {kind: 'date', day: '2027-09-01', law: 'fr-cgi-290'},
  /** Day from which Italian card terminals must be linked to the register or the online procedure. */
  italianPosLink: {kind: 'date', day: '2026-01-01', law: 'it-l-207-2024'},
} as const satisfies Readonly<Record<string, FactRow>>;

export type FactId = keyof typeof facts;
