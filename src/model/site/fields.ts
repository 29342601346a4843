import type {ScriptSources} from '../consent/scripts';

/** The settings with which pages reach the hosted search service. */
export interface AlgoliaFields {
  readonly appId: string;
  /** A public key that can only search. */
  readonly searchKey: string;
  readonly index: string;
  /** Origins that replace the service's own hosts. Empty for the service's own hosts. */
  readonly hosts: readonly string[];
}

/**
 * The services a build is configured for, as pages receive them (`customFields` of the
 * configuration).
 */
export interface PortalFields {
  /** The endpoint for newsletter sign-ups, or `null`. */
  readonly newsletterUrl: string | null;
  /** The endpoint for readers' answers about a page, or `null`. */
  readonly feedbackUrl: string | null;
  readonly scriptSources: ScriptSources;
  /** The hosted search service, or `null` if the portal uses its own search. */
  readonly algolia: AlgoliaFields | null;
  /** The page's background color in each mode, for the browser's own bar. Empty if it isn't set. */
  readonly themeColours: {readonly light: string; readonly dark: string};
}

/**
 * The configured services from Docusaurus' untyped `customFields`. A missing field means that the
 * service isn't configured.
 */
export function parsePortalFields(
  fields: Readonly<Record<string, unknown>> | undefined,
): PortalFields {
  const {newsletterUrl, feedbackUrl, scriptSources, algolia, themeColours} = fields ?? {};
  return {
    newsletterUrl: typeof newsletterUrl === 'string' ? newsletterUrl : null,
    feedbackUrl: typeof feedbackUrl === 'string' ? feedbackUrl : null,
    scriptSources: typeof scriptSources === 'object' && scriptSources !== null ? scriptSources : {},
    algolia: typeof algolia === 'object' && algolia !== null ? (algolia as AlgoliaFields) : null,
    themeColours: {
      light: '',
      dark: '',
      ...(typeof themeColours === 'object' && themeColours !== null ? themeColours : {}),
    },
  };
}
