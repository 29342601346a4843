/** What the environment may set. This is the only reader of `process.env`. */
export interface Env {
  /** Origin of the deployed site, without trailing slash. */
  readonly siteUrl: string;
  /** Path the site lives under, with both slashes. */
  readonly baseUrl: string;
  /** Whether broken anchors, broken markdown links and duplicate routes stop the build. */
  readonly strict: boolean;
  /** Whether the reference pages are built. Without them, links that lead there are only reported. */
  readonly apiPages: boolean;
  /** Folder of the translations; another one only while messages are read from the sources. */
  readonly i18nPath: string;
  /** Language of this build process; `undefined` for the command's own choice. */
  readonly locale: string | undefined;
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
  const apiPages = variables.PORTAL_API_PAGES ?? '1';
  if (!['0', '1'].includes(apiPages)) problems.push(`PORTAL_API_PAGES is "${apiPages}". Set 0 to leave the API pages out, 1 or nothing to build them.`);
  if (problems.length > 0)
    throw new Error(
      [`${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the environment`, ...problems.map((problem) => `- ${problem}`)].join('\n'),
    );
  return {
    siteUrl,
    baseUrl,
    strict: strict === '1',
    apiPages: apiPages === '1',
    i18nPath: variables.PORTAL_I18N_PATH ?? 'i18n',
    locale: variables.DOCUSAURUS_CURRENT_LOCALE,
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
