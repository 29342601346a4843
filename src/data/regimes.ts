/** A fiscal regime as the landing page offers it. Texts are translated where the card is shown. */
export interface RegimeRow {
  /** ISO 3166-1 alpha-2, lower case; names the card's texts. */
  readonly id: 'de' | 'at' | 'es' | 'it' | 'fr';
  /** What integrators call it. */
  readonly regime: string;
  /** `id` of its products, most important first. */
  readonly products: readonly string[];
}

/** The order of the cards. */
export const regimes = [
  {id: 'de', regime: 'KassenSichV', products: ['sign-de', 'submission', 'dsfinvk']},
  {id: 'at', regime: 'RKSV', products: ['sign-at']},
  {id: 'es', regime: 'Veri*factu · TicketBAI', products: ['sign-es']},
  {id: 'it', regime: 'Documento commerciale', products: ['sign-it']},
  {id: 'fr', regime: 'ISCA', products: ['sign-fr']},
] as const satisfies readonly RegimeRow[];
