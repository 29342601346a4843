const organization = 'https://github.example/bonarium';

/** The publisher of the portal. The provider's name only occurs here, and everything else is derived from it. */
export const site = {
  /** The provider's name as readers see it. */
  name: 'Bonarium',
  /** The name in addresses and identifiers: the receipt section, cookie names, storage keys. */
  slug: 'bonarium',
  title: 'developer',
  tagline: 'Receipts made simple.',
  url: 'https://developer.bonarium.example',
  email: 'developers@bonarium.example',
  /** Where support reads mail; the specifications name it as their contact. */
  supportEmail: 'support@bonarium.example',
  /** Languages in which reports of weaknesses are read, for security.txt. */
  securityLanguages: ['en', 'de'],
  legalEntity: {
    name: 'Bonarium GmbH',
    street: 'Quittungsgasse 7',
    postalCode: '1060',
    town: 'Wien',
    /** ISO 3166-1 alpha-2. */
    country: 'AT',
    register: 'FN 000000 x, Handelsgericht Wien',
    vatId: 'ATU00000000',
    managingDirectors: ['Helene Wagenhofer', 'Tomás Arrieta'],
    phone: '+43 1 000 00 00',
  },
  codeHost: {
    repository: `${organization}/developer-portal`,
    branch: 'main',
  },
  links: {
    website: 'https://www.bonarium.example',
    about: 'https://www.bonarium.example/about',
    careers: 'https://www.bonarium.example/careers',
    contact: 'https://www.bonarium.example/contact',
    terms: 'https://www.bonarium.example/terms',
    support: 'https://support.bonarium.example',
    status: 'https://status.bonarium.example',
    dashboard: 'https://dashboard.bonarium.example',
    code: organization,
  },
  /** The networks in the footer's last row. `icon` is a mark of static/img/social.svg. */
  social: [
    {label: 'GitHub', link: organization, icon: 'github'},
    {label: 'LinkedIn', link: 'https://linkedin.example/company/bonarium', icon: 'linkedin'},
    {label: 'YouTube', link: 'https://youtube.example/@bonarium', icon: 'youtube'},
    {label: 'Facebook', link: 'https://facebook.example/bonarium', icon: 'facebook'},
    {label: 'Instagram', link: 'https://instagram.example/bonarium', icon: 'instagram'},
  ],
  /** Year of first publication, for the copyright line. */
  since: 2020,
} as const;

/** The provider's addresses outside the portal, by the keys that navbar and footer use. */
export type SiteLink = keyof typeof site.links;
