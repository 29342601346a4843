/** Pages that exist under one language only: Docusaurus builds each instance in that language's build alone. */
export interface LocalisedInstanceRow {
  /** Plugin id. */
  readonly id: string;
  readonly locale: 'en' | 'de';
  readonly kind: 'pages' | 'docs';
  /** Folder of the sources, from the project's root. */
  readonly path: string;
  /** Below the language's own prefix: `docs` of German is `/de/docs`. */
  readonly routeBasePath: string;
  /** File of its sidebars, from the project's root; without it all its pages stand in one. */
  readonly sidebars?: string;
  /** Addresses, below the language's prefix, whose third-level headings are questions: search engines get them with their answers. */
  readonly questions?: readonly string[];
}

export const localisedInstances = [
  {id: 'en-pages', locale: 'en', kind: 'pages', path: 'src/localised/en/pages', routeBasePath: 'en'},
  {id: 'de-pages', locale: 'de', kind: 'pages', path: 'src/localised/de/pages', routeBasePath: '/'},
  {id: 'en-docs', locale: 'en', kind: 'docs', path: 'src/localised/en/docs', routeBasePath: 'en/docs'},
  {id: 'de-docs', locale: 'de', kind: 'docs', path: 'src/localised/de/docs', routeBasePath: 'docs'},
  {
    id: 'en-faq',
    locale: 'en',
    kind: 'docs',
    path: 'src/localised/en/faq',
    routeBasePath: 'en',
    sidebars: 'src/localised/en/faq/sidebars.ts',
    questions: ['en/faq'],
  },
] as const satisfies readonly LocalisedInstanceRow[];

/**
 * The same subject under addresses that differ by language. The language dropdown of any of them leads to the others; a language without a column gets `other`.
 * Addresses are complete, with the language's prefix.
 */
export interface AddressPairRow {
  readonly en: `/${string}`;
  readonly de: `/de/${string}`;
  /** Where the other languages go; `{locale}` is replaced. */
  readonly other: `/{locale}${string}`;
}

export const addressPairs = [
  {en: '/en/imprint', de: '/de/impressum', other: '/{locale}/imprint'},
  {en: '/en/docs/certification', de: '/de/docs/zertifizierung', other: '/{locale}/sign-de/introduction'},
  {en: '/en/docs/glossary', de: '/de/docs/glossar', other: '/{locale}/sign-de/introduction'},
] as const satisfies readonly AddressPairRow[];
