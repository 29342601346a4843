import type {Country} from './countries';

/** A fiscal regime as the landing page offers it. Texts are translated where the card is shown. */
export interface RegimeRow {
  /** Names the card's texts; its products are those of the country. */
  readonly id: Country;
  /** What integrators call it. */
  readonly regime: string;
}

/** The order of the cards. */
export const regimes = [
  {id: 'de', regime: 'KassenSichV'},
  {id: 'at', regime: 'RKSV'},
  {id: 'es', regime: 'Veri*factu · TicketBAI'},
  {id: 'it', regime: 'Documento commerciale'},
  {id: 'fr', regime: 'ISCA'},
] as const satisfies readonly RegimeRow[];
