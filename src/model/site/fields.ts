import type {ScriptSources} from '../consent/scripts';

/** The services a build is configured for, as pages see them (`customFields` of the configuration). */
export interface PortalFields {
  /** Where newsletter sign-ups are sent, or `null`. */
  readonly newsletterUrl: string | null;
  readonly scriptSources: ScriptSources;
}

/** The configured services from Docusaurus' untyped `customFields`; nothing is configured where a field is missing. */
export function parsePortalFields(fields: Readonly<Record<string, unknown>> | undefined): PortalFields {
  const {newsletterUrl, scriptSources} = fields ?? {};
  return {
    newsletterUrl: typeof newsletterUrl === 'string' ? newsletterUrl : null,
    scriptSources: typeof scriptSources === 'object' && scriptSources !== null ? scriptSources : {},
  };
}
