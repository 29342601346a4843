import {findSimilar} from '../../plugins/http-examples/nearest';
import {scripts} from '../data/scripts';

/** Every variable the portal reads. */
export const variableNames: readonly string[] = [
  'SITE_URL',
  'SITE_BASE_URL',
  'PORTAL_STRICT',
  'PORTAL_STRICT_SPECS',
  'PORTAL_API_PAGES',
  'PORTAL_ENGINES',
  'UNIFIED_API_SPECS_URL',
  'NEWSLETTER_URL',
  'PAGE_FEEDBACK_URL',
  ...scripts.map(({source}) => source),
  'ALGOLIA_APP_ID',
  'ALGOLIA_SEARCH_KEY',
  'ALGOLIA_INDEX',
  'ALGOLIA_HOSTS',
  'ALGOLIA_ADMIN_KEY',
  'CHROMIUM_PATH',
  // Set by the portal's own commands.
  'PORTAL_FETCHED_SPECS',
  'PORTAL_I18N_PATH',
  // Read by the tests: the build, the port and the address of the site under test.
  'PORTAL_BUILD',
  'PORTAL_PORT',
  'PORTAL_URL',
];

const OWN =
  /^(?:SITE|PORTAL|UNIFIED_API|NEWSLETTER|PAGE_FEEDBACK|SUPPORT_WIDGET|IDENTITY_SCRIPT|ANALYTICS_SCRIPT|ALGOLIA)_/;

/**
 * Other programs' variables that look like ours. Netlify sets some for its site, and Kubernetes for
 * the services of a cluster.
 */
const FOREIGN =
  /^(?:SITE_ID|SITE_NAME|.+_SERVICE_(?:HOST|PORT)(?:_\w+)?|.+_PORT(?:_\d+_(?:TCP|UDP)(?:_\w+)?)?)$/;

/**
 * Problems in the names of variables. A name that looks like one of the portal's but isn't is a
 * spelling mistake, and its default would silently apply.
 */
export function validateVariableNames(names: readonly string[]): readonly string[] {
  return names
    .filter((name) => OWN.test(name) && !FOREIGN.test(name) && !variableNames.includes(name))
    .sort()
    .map(
      (name) =>
        `${name} is not a variable of the portal. ${toAdvice(findSimilar(variableNames, name))}`,
    );
}

function toAdvice(similar: string | undefined): string {
  return similar === undefined
    ? 'Unset it; CONTRIBUTING.md lists the variables under “Environment”.'
    : `Did you mean ${similar}?`;
}
