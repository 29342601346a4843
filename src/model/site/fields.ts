import type {ScriptSources} from '../consent/scripts';

/** How pages reach the hosted search service. */
export interface AlgoliaFields {
  readonly appId: string;
  /** A key that may search and nothing else; it is public. */
  readonly searchKey: string;
  readonly index: string;
  /** Origins in place of the service's own hosts; empty: its own. */
  readonly hosts: readonly string[];
}

/** The services a build is configured for, as pages see them (`customFields` of the configuration). */
export interface PortalFields {
  /** Where newsletter sign-ups are sent, or `null`. */
  readonly newsletterUrl: string | null;
  /** Where readers' answers about a page are sent, or `null`. */
  readonly feedbackUrl: string | null;
  readonly scriptSources: ScriptSources;
  /** The hosted search service, or `null` where the portal searches by itself. */
  readonly algolia: AlgoliaFields | null;
  /** The page's ground in each mode, for the browser's own bar; empty where it is not stated. */
  readonly themeColours: {readonly light: string; readonly dark: string};
}

/** The configured services from Docusaurus' untyped `customFields`; nothing is configured where a field is missing. */
export function parsePortalFields(fields: Readonly<Record<string, unknown>> | undefined): PortalFields {
  const {newsletterUrl, feedbackUrl, scriptSources, algolia, themeColours} = fields ?? {};
  return {
    newsletterUrl: typeof newsletterUrl === 'string' ? newsletterUrl : null,
    feedbackUrl: typeof feedbackUrl === 'string' ? feedbackUrl : null,
    scriptSources: typeof scriptSources === 'object' && scriptSources !== null ? scriptSources : {},
    algolia: typeof algolia === 'object' && algolia !== null ? (algolia as AlgoliaFields) : null,
    themeColours: {light: '', dark: '', ...(typeof themeColours === 'object' && themeColours !== null ? themeColours : {})},
  };
}
