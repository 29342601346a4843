import {scripts} from '../data/scripts';
import {site} from '../data/site';
import type {ScriptSources} from '../model/consent/scripts';
import type {AlgoliaFields} from '../model/site/fields';
import {validateVariableNames} from './variables';

/**
 * The portal's settings from the environment. ESLint names the few other files that read or pass on
 * `process.env`.
 */
export interface Env {
  /** Origin of the deployed site, without trailing slash. */
  readonly siteUrl: string;
  /** Path of the site, with leading and trailing slash. */
  readonly baseUrl: string;
  /** Whether broken anchors, broken Markdown links and duplicate routes stop the build. */
  readonly strict: boolean;
  /** Whether the reference pages are built. Without them, links to them are only reported. */
  readonly apiPages: boolean;
  /**
   * Folder of the translations. Only differs from the default while messages are extracted from the
   * sources.
   */
  readonly i18nPath: string;
  /** Language of this build process; `undefined` leaves the choice to the command. */
  readonly locale: string | undefined;
  /**
   * Live endpoint of the unified APIs' specifications, without trailing slash. If `undefined`, the
   * repository's files are shown.
   */
  readonly unifiedSpecsUrl: string | undefined;
  /**
   * Whether a specification that can't be fetched stops the build. If not, its snapshot is shown.
   */
  readonly strictSpecs: boolean;
  /**
   * Fetched documents that this build shows, as paths in the folder of fetched copies, such as
   * `candidates/sign-fr/2025-08-12`. The build sets them for its own processes.
   */
  readonly fetchedSpecs: readonly string[];
  /** Endpoint for newsletter sign-ups. Without it, the page says how to sign up by e-mail. */
  readonly newsletterUrl: string | undefined;
  /** Endpoint for answers to "Was this page helpful?". Without it, pages don't ask. */
  readonly feedbackUrl: string | undefined;
  /** Addresses of the third-party scripts, by ID (src/data/scripts.ts). None by default. */
  readonly scriptSources: ScriptSources;
  /** The hosted search service. If `undefined`, the portal uses its own search. */
  readonly algolia: AlgoliaFields | undefined;
  /** The key that may write to the index. Only `search:push` uses it, and no page contains it. */
  readonly algoliaAdminKey: string | undefined;
}

/** The settings of this process. Throws with every invalid value, its rule and an example. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env): Env {
  const problems = [...validateVariableNames(Object.keys(variables))];
  const siteUrl = variables.SITE_URL ?? site.url;
  if (!isOrigin(siteUrl))
    problems.push(
      `SITE_URL is "${siteUrl}". Set an origin such as ${site.url}, without a path or trailing slash.`,
    );
  const baseUrl = variables.SITE_BASE_URL ?? '/';
  if (!/^\/([\w.-]+\/)*$/.test(baseUrl))
    problems.push(
      `SITE_BASE_URL is "${baseUrl}". Set a path that begins and ends with a slash, such as / or /docs/.`,
    );
  const strict = variables.PORTAL_STRICT ?? '';
  if (!['', '0', '1'].includes(strict))
    problems.push(`PORTAL_STRICT is "${strict}". Set 1, 0 or leave it out.`);
  const strictSpecs = variables.PORTAL_STRICT_SPECS ?? '';
  if (!['', '0', '1'].includes(strictSpecs))
    problems.push(`PORTAL_STRICT_SPECS is "${strictSpecs}". Set 1, 0 or leave it out.`);
  const readService = (name: string): string | undefined => {
    const address = variables[name]?.replace(/\/+$/, '') || undefined;
    if (address !== undefined && !isServiceAddress(address))
      problems.push(
        `${name} is "${address}". Set an https address such as https://service.bonarium.example/path, or http://localhost with a port.`,
      );
    return address;
  };
  const unifiedSpecsUrl = readService('UNIFIED_API_SPECS_URL');
  const newsletterUrl = readService('NEWSLETTER_URL');
  const feedbackUrl = readService('PAGE_FEEDBACK_URL');
  const scriptSources: ScriptSources = Object.fromEntries(
    scripts
      .map(({id, source}) => [id, readService(source)])
      .filter(([, address]) => address !== undefined),
  );
  const algolia = readAlgolia(variables, problems);
  const apiPages = variables.PORTAL_API_PAGES ?? '1';
  if (!['0', '1'].includes(apiPages))
    problems.push(
      `PORTAL_API_PAGES is "${apiPages}". Set 0 to leave the API pages out, 1 or nothing to build them.`,
    );
  if (problems.length > 0)
    throw new Error(
      [
        `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the environment`,
        ...problems.map((problem) => `- ${problem}`),
      ].join('\n'),
    );
  return {
    siteUrl,
    baseUrl,
    strict: strict === '1',
    apiPages: apiPages === '1',
    i18nPath: variables.PORTAL_I18N_PATH ?? 'i18n',
    locale: variables.DOCUSAURUS_CURRENT_LOCALE,
    unifiedSpecsUrl,
    strictSpecs: strictSpecs === '1',
    fetchedSpecs: (variables.PORTAL_FETCHED_SPECS ?? '').split(',').filter(Boolean),
    newsletterUrl,
    feedbackUrl,
    scriptSources,
    algolia,
    algoliaAdminKey: variables.ALGOLIA_ADMIN_KEY || undefined,
  };
}

/**
 * The three settings of the hosted search, which are only valid together, and where to find each
 * value.
 */
function readAlgolia(variables: NodeJS.ProcessEnv, problems: string[]): AlgoliaFields | undefined {
  const names = ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY', 'ALGOLIA_INDEX'] as const;
  const {
    ALGOLIA_APP_ID: appId = '',
    ALGOLIA_SEARCH_KEY: searchKey = '',
    ALGOLIA_INDEX: index = '',
  } = variables;
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return undefined;
  const given = names.filter((name) => !missing.includes(name));
  if (missing.length > 0)
    problems.push(
      `${missing.join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing, though ${given.join(' and ')} ${given.length === 1 ? 'is' : 'are'} set. Set all three for search with Algolia, or none for the portal’s own.`,
    );
  if (appId !== '' && !/^[A-Za-z0-9]+$/.test(appId))
    problems.push(
      `ALGOLIA_APP_ID is "${appId}". Set the application’s id, letters and digits such as B0NAR1UM00.`,
    );
  const hosts = (variables.ALGOLIA_HOSTS ?? '')
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean);
  for (const host of hosts)
    if (!isOrigin(host) || !isServiceAddress(host))
      problems.push(
        `ALGOLIA_HOSTS holds "${host}". Set origins separated by commas, such as http://localhost:4175, or leave it out for Algolia’s own hosts.`,
      );
  return {appId, searchKey, index, hosts};
}

function isOrigin(value: string): boolean {
  try {
    const {origin, protocol} = new URL(value);
    return origin === value && (protocol === 'https:' || protocol === 'http:');
  } catch {
    return false;
  }
}

/** Allows https for any host, http for this machine only, and no query, hash or credentials. */
function isServiceAddress(value: string): boolean {
  try {
    const {protocol, hostname, search, hash, username} = new URL(value);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return (
      (protocol === 'https:' || (protocol === 'http:' && isLocal)) &&
      search === '' &&
      hash === '' &&
      username === ''
    );
  } catch {
    return false;
  }
}
