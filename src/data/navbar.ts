import type {SiteLink} from './site';

/** A link or menu of the navbar. Labels are unique, because translations are keyed by them. */
export interface NavbarRow {
  readonly id: string;
  /** English label; translated under `i18n/<locale>/docusaurus-theme-classic/navbar.json`. */
  readonly label?: string;
  readonly kind: 'guides' | 'apis' | 'page' | 'external' | 'locale' | 'search';
  /** `page`: a path on this site. */
  readonly to?: string;
  /** `external`: the key of one of the provider's addresses. */
  readonly link?: SiteLink;
  /** @default right */
  readonly position?: 'left' | 'right';
}

/** From left to right. `guides` and `apis` are filled from the product and API tables. */
export const navbar = [
  {id: 'guides', label: 'Guides', kind: 'guides', position: 'left'},
  {id: 'apis', label: 'APIs', kind: 'apis', position: 'left'},
  {id: 'quick-start', label: 'Quick Start', kind: 'page', to: '/quick-start', position: 'left'},
  {id: 'blog', label: 'Blog', kind: 'page', to: '/blog', position: 'left'},
  {id: 'support', label: 'Support', kind: 'external', link: 'support'},
  {id: 'status', label: 'Status', kind: 'external', link: 'status'},
  {id: 'dashboard', label: 'Dashboard', kind: 'external', link: 'dashboard'},
  {id: 'code', label: 'GitHub', kind: 'external', link: 'code'},
  {id: 'locale', kind: 'locale'},
  {id: 'search', kind: 'search'},
] as const satisfies readonly NavbarRow[];
