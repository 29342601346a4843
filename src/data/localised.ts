import type {LocaleId} from './locales';

/** Pages that exist in only one language. Docusaurus builds each instance only in that language. */
export interface LocalisedInstanceRow {
  /** Plugin id. */
  readonly id: string;
  readonly locale: LocaleId;
  readonly kind: 'pages' | 'docs';
  /** Folder of the sources, from the project's root. */
  readonly path: string;
  /** Path below the language's prefix: `docs` of German is `/de/docs`. */
  readonly routeBasePath: string;
  /** File of its sidebars, from the project's root. Without it, one sidebar contains all pages. */
  readonly sidebars?: string;
  /** Addresses below the language's prefix whose third-level headings are questions. Search engines receive them with their answers. */
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
 * Pages on the same subject whose addresses differ by language. The language dropdown of each page links to the others. Languages without a column link to
 * `other`. A page that exists in one language only has one column. Addresses are complete, with the language's prefix.
 */
export interface AddressPairRow extends Readonly<Partial<Record<LocaleId, `/${string}`>>> {
  /** Target for the other languages. `{locale}` is replaced, and removed for the default language. */
  readonly other: `/{locale}/${string}`;
}

export const addressPairs = [
  {en: '/en/imprint', de: '/de/impressum', other: '/{locale}/imprint'},
  {en: '/en/docs/certification', de: '/de/docs/zertifizierung', other: '/{locale}/sign-de/introduction'},
  {en: '/en/docs/glossary', de: '/de/docs/glossar', other: '/{locale}/sign-de/introduction'},
  {en: '/en/docs/technical-details', de: '/de/docs/technisch', other: '/{locale}/sign-de/technical-details'},
  {en: '/en/docs/receipt-data', de: '/de/docs/beleg-daten', other: '/{locale}/sign-de/receipt-data'},
  {en: '/en/docs/qr-code-validation', de: '/de/docs/qr-code-validierung', other: '/{locale}/sign-de/qr-code-validation'},
  {en: '/en/docs/guides/dashboard', de: '/de/docs/guides/dashboard', other: '/{locale}/sign-de/dashboard'},
  {en: '/en/docs/guides/api-v2', other: '/{locale}/sign-de/api-v2'},
  {en: '/en/docs/guides/basic-tss-examples', other: '/{locale}/sign-de/run-demo'},
  {en: '/en/docs/guides/how-to-deal-with-timeouts', other: '/{locale}/sign-de/how-to-deal-with-timeouts'},
  {en: '/en/docs/guides/migration', other: '/{locale}/sign-de/migration'},
  {en: '/en/docs/guides/migration-example', other: '/{locale}/sign-de/migration'},
  {en: '/en/docs/guides/new-customers', other: '/{locale}/sign-de/new-customers'},
  {en: '/en/docs/guides/new-customers-example', other: '/{locale}/sign-de/new-customers'},
  {en: '/en/docs/guides/raise-an-issue', other: '/{locale}/sign-de/raise-an-issue'},
  {en: '/en/docs/postman/setting-up', other: '/{locale}/sign-de/postman'},
  {en: '/en/docs/postman/v2-environment', other: '/{locale}/sign-de/postman'},
  {en: '/en/docs/postman/variables', other: '/{locale}/sign-de/variables'},
  {en: '/en/docs/postman/dashboard', other: '/{locale}/sign-de/dashboard'},
  {en: '/en/docs/postman/making-request', other: '/{locale}/sign-de/making-request'},
  {en: '/en/docs/postman/run-demo', other: '/{locale}/sign-de/run-demo'},
  {en: '/en/docs/postman/code-generation', other: '/{locale}/sign-de/postman'},
  {de: '/de/docs/guides/haendler-szenario', other: '/{locale}/sign-de/new-customers'},
  {de: '/de/docs/guides/unabhaengiges-szenario', other: '/{locale}/sign-de/new-customers'},
  {en: '/en/faq', other: '/{locale}/quick-start'},
] as const satisfies readonly AddressPairRow[];
