import type {PortalFields} from '../model/site/fields';
import type {Env} from './env';

/** What the environment tells the pages. */
export function buildCustomFields({newsletterUrl, feedbackUrl, scriptSources, algolia}: Env): PortalFields {
  return {newsletterUrl: newsletterUrl ?? null, feedbackUrl: feedbackUrl ?? null, scriptSources, algolia: algolia ?? null};
}
