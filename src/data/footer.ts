import type {LocaleId} from './locales';
import type {SiteLink} from './site';

/** One link of the footer, either to a page of this site (`to`) or to one of the provider's addresses (`link`). */
export interface FooterLinkRow {
  /** English label; translated under `i18n/<locale>/docusaurus-theme-classic/footer.json`. Labels are unique across the whole footer. */
  readonly label: string;
  readonly to?: `/${string}`;
  /** The page for readers of one language, if they have a page of their own. */
  readonly own?: Readonly<Partial<Record<LocaleId, `/${string}`>>>;
  readonly link?: SiteLink;
  /** The page only exists in this language. The other languages link to its full address and say so in their label. */
  readonly locale?: LocaleId;
}

/** One column, with its own links or filled from a table. */
export interface FooterColumnRow {
  readonly title: string;
  /** Filled from the product table (`solutions`) or from the API table (`apis`), before the column's own links. */
  readonly from?: 'solutions' | 'apis';
  readonly links: readonly FooterLinkRow[];
  /** Whether the column ends with the cookie settings control. */
  readonly cookieSettings?: true;
  /** Whether the column ends with the controls for the list of keyboard shortcuts and, in builds that have one, the support chat. */
  readonly supportChat?: true;
}

export const footer = [
  {title: 'Solutions', from: 'solutions', links: []},
  {title: 'APIs', from: 'apis', links: []},
  {
    title: 'Developers',
    links: [
      {label: 'Quick start', to: '/quick-start'},
      {label: 'FAQ', to: '/en/faq', locale: 'en'},
      {label: 'API conventions', to: '/conventions'},
      {label: 'Check a receipt', to: '/check'},
      {label: 'Error codes', to: '/errors'},
      {label: 'Service facts', to: '/service-facts'},
      {label: 'Checklists', to: '/checklists'},
      {label: 'Dates ahead', to: '/dates-ahead'},
      {label: 'Coming from another provider', to: '/coming-from-another-provider'},
      {label: 'News', to: '/blog'},
      {label: 'Support portal', link: 'support'},
      {label: 'Service status', link: 'status'},
      {label: 'Dashboard', link: 'dashboard'},
      {label: 'SIGN DE v2 roadmap', to: '/v2-roadmap'},
      {label: 'Logos', to: '/downloads/logos-license-en', own: {de: '/downloads/logos-license-de'}},
    ],
    supportChat: true,
  },
  {
    title: 'Company',
    links: [
      {label: 'About us', link: 'about'},
      {label: 'Careers', link: 'careers'},
      {label: 'Contact', link: 'contact'},
    ],
  },
  {
    title: 'Legal',
    links: [
      {label: 'Privacy policy', to: '/privacy'},
      {label: 'Cookies', to: '/cookies'},
      {label: 'Legal notice', to: '/legal-notice'},
      {label: 'Imprint', to: '/imprint'},
      {label: 'Terms', link: 'terms'},
    ],
    cookieSettings: true,
  },
] as const satisfies readonly FooterColumnRow[];
