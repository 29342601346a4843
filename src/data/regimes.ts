import type {Country} from './countries';
import type {LocaleId} from './locales';

/** A country's rules on the landing page. Texts are translated where the card is rendered. */
export interface RegimeRow {
  /** Key of the card's texts. Its products are those of the country. */
  readonly id: Country;
  /** The common name among integrators. */
  readonly regime: string;
  /** How other languages spell it. */
  readonly spellings?: Readonly<Partial<Record<LocaleId, string>>>;
}

/** In the order of the cards. */
export const regimes = [
  {id: 'de', regime: 'KassenSichV'},
  {id: 'at', regime: 'RKSV'},
  {id: 'es', regime: 'Veri*factu · TicketBAI', spellings: {es: 'VERI*FACTU · TicketBAI'}},
  {id: 'it', regime: 'Documento commerciale'},
  {id: 'fr', regime: 'ISCA'},
] as const satisfies readonly RegimeRow[];
