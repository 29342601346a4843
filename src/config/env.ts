/** What the environment may set. This is the only reader of `process.env`. */
export interface Env {
  /** Origin of the deployed site, without trailing slash. */
  readonly siteUrl: string;
  /** Path the site lives under, with both slashes. */
  readonly baseUrl: string;
  /** Whether broken anchors, broken markdown links and duplicate routes stop the build. */
  readonly strict: boolean;
  /** Folder of the translations; another one only while messages are read from the sources. */
  readonly i18nPath: string;
  /** Language of this build process; `undefined` for the command's own choice. */
  readonly locale: string | undefined;
  /** Live endpoint of the unified APIs' specifications, without trailing slash; `undefined`: the repository's files are shown. */
  readonly unifiedSpecsUrl: string | undefined;
  /** Whether a specification that cannot be fetched stops the build instead of being shown from its snapshot. */
  readonly strictSpecs: boolean;
  /** Specifications that this build shows from their fetched copy; set by the build for its own processes. */
  readonly fetchedSpecs: readonly string[];
}

/** The settings of this process. Throws with every bad value, its rule and an example. */
export function readEnv(variables: NodeJS.ProcessEnv = process.env, defaultSiteUrl = 'https://developer.bonarium.example'): Env {
  const problems: string[] = [];
  const siteUrl = variables.SITE_URL ?? defaultSiteUrl;
  if (!isOrigin(siteUrl))
    problems.push(`SITE_URL is "${siteUrl}". Set an origin such as https://developer.bonarium.example, without a path or trailing slash.`);
  const baseUrl = variables.SITE_BASE_URL ?? '/';
  if (!/^\/([\w.-]+\/)*$/.test(baseUrl)) problems.push(`SITE_BASE_URL is "${baseUrl}". Set a path that begins and ends with a slash, such as / or /docs/.`);
  const strict = variables.PORTAL_STRICT ?? '';
  if (!['', '0', '1'].includes(strict)) problems.push(`PORTAL_STRICT is "${strict}". Set 1, 0 or leave it out.`);
  const unifiedSpecsUrl = variables.UNIFIED_API_SPECS_URL?.replace(/\/+$/, '') || undefined;
  if (unifiedSpecsUrl !== undefined && !isEndpoint(unifiedSpecsUrl))
    problems.push(
      `UNIFIED_API_SPECS_URL is "${unifiedSpecsUrl}". Set an https address such as https://specs.bonarium.example/unified, or http://localhost with a port.`,
    );
  const strictSpecs = variables.PORTAL_STRICT_SPECS ?? '';
  if (!['', '0', '1'].includes(strictSpecs)) problems.push(`PORTAL_STRICT_SPECS is "${strictSpecs}". Set 1, 0 or leave it out.`);
  if (problems.length > 0)
    throw new Error(
      [`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the environment`, ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  return {
    siteUrl,
    baseUrl,
    strict: strict === '1',
    i18nPath: variables.PORTAL_I18N_PATH ?? 'i18n',
    locale: variables.DOCUSAURUS_CURRENT_LOCALE,
    unifiedSpecsUrl,
    strictSpecs: strictSpecs === '1',
    fetchedSpecs: (variables.PORTAL_FETCHED_SPECS ?? '').split(',').filter(Boolean),
  };
}

function isOrigin(value: string): boolean {
  try {
    const {origin, protocol} = new URL(value);
    return origin === value && (protocol === 'https:' || protocol === 'http:');
  } catch {
    return false;
  }
}

function isEndpoint(value: string): boolean {
  try {
    const {protocol, hostname, search, hash, username} = new URL(value);
    const isLocal = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return (protocol === 'https:' || (protocol === 'http:' && isLocal)) && search === '' && hash === '' && username === '';
  } catch {
    return false;
  }
}
