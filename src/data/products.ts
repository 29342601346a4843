import type {Country} from './countries';
import type {LocaleId} from './locales';

/** One product of the provider, with the page where its readers start. */
export interface ProductRow {
  /** Value of `product` in a page's front matter. */
  readonly id: string;
  /** Product name; never translated. */
  readonly label: string;
  /** The country whose law it serves, or `any`. */
  readonly country: Country | 'any';
  /** First path segment of its guides, or `null` if the product has none. */
  readonly section: string | null;
  /** Sidebar of its guides. */
  readonly sidebar: string | null;
  /** The first page for new readers, without leading slash. */
  readonly start: string | null;
  /** By language, the first of its guides in that language, if its guides are written in several. */
  readonly startIn?: Readonly<Partial<Record<LocaleId, string>>>;
  /** `id` in the API catalogue. */
  readonly api: string;
}

/** The order of the Guides menu. */
export const products = [
  {id: 'sign-de', label: 'SIGN DE', country: 'de', section: 'sign-de', sidebar: 'signde', start: 'sign-de/introduction', api: 'kassensichv'},
  {id: 'submission', label: 'SUBMIT DE', country: 'de', section: 'submission', sidebar: 'submission', start: 'submission/introduction', api: 'submission'},
  {id: 'dsfinvk', label: 'DSFINVK DE', country: 'de', section: 'dsfinvk', sidebar: 'dsfinvk', start: 'dsfinvk/introduction', api: 'dsfinvk'},
  {id: 'sign-at', label: 'SIGN AT', country: 'at', section: 'sign-at', sidebar: 'signat', start: 'sign-at/introduction', api: 'rksv'},
  {
    id: 'sign-es',
    label: 'SIGN ES',
    country: 'es',
    section: 'sign-es',
    sidebar: 'signes',
    start: 'sign-es/integration_process',
    startIn: {en: 'sign-es/integration_process', es: 'sign-es/introduccion'},
    api: 'sign-es',
  },
  {id: 'sign-it', label: 'SIGN IT', country: 'it', section: 'sign-it', sidebar: 'signit', start: 'sign-it/integration_guide', api: 'sign-it'},
  {id: 'sign-fr', label: 'SIGN FR', country: 'fr', section: 'sign-fr', sidebar: 'signfr', start: 'sign-fr/integration_guide', api: 'sign-fr'},
  {
    id: 'receipt',
    label: 'RECEIPT',
    country: 'any',
    section: 'bonariumreceipt',
    sidebar: 'bonariumreceipt',
    start: 'bonariumreceipt/introduction',
    api: 'ereceipt',
  },
  {id: 'safe', label: 'SAFE', country: 'any', section: 'safe', sidebar: 'safe', start: 'safe/introduction', api: 'safe'},
  {id: 'management', label: 'Management API', country: 'any', section: null, sidebar: null, start: null, api: 'management'},
] as const satisfies readonly ProductRow[];
