/** An example of the page that checks receipts. Its text is in `sampleTexts`. */
export interface SampleRow {
  readonly id: string;
  /** Regime by the country's ISO 3166 code. */
  readonly regime: 'DE' | 'AT' | 'ES' | 'IT' | 'FR';
  /** Whether the text was changed so that the check finds something. */
  readonly isBroken: boolean;
}

export const samples = [
  {id: 'de-code', regime: 'DE', isBroken: false},
  {id: 'de-code-amount', regime: 'DE', isBroken: true},
  {id: 'de-code-time', regime: 'DE', isBroken: true},
  {id: 'at-codes', regime: 'AT', isBroken: false},
  {id: 'at-codes-amount', regime: 'AT', isBroken: true},
  {id: 'at-dep7', regime: 'AT', isBroken: false},
  {id: 'at-dep7-removed', regime: 'AT', isBroken: true},
  {id: 'es-record', regime: 'ES', isBroken: false},
  {id: 'es-record-total', regime: 'ES', isBroken: true},
  {id: 'es-address', regime: 'ES', isBroken: false},
  {id: 'es-ticketbai', regime: 'ES', isBroken: false},
  {id: 'es-ticketbai-typo', regime: 'ES', isBroken: true},
  {id: 'it-journal', regime: 'IT', isBroken: false},
  {id: 'it-journal-total', regime: 'IT', isBroken: true},
  {id: 'fr-archive', regime: 'FR', isBroken: false},
  {id: 'fr-archive-amount', regime: 'FR', isBroken: true},
] as const satisfies readonly SampleRow[];

export type SampleId = (typeof samples)[number]['id'];
