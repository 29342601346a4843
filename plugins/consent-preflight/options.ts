export interface ConsentPreflightOptions {
  /** Names of the cookies that hold the reader's choice. */
  readonly cookies: readonly string[];
}

/** What is wrong with the options, one sentence each; empty when all is well. */
export function validateConsentPreflight({cookies}: ConsentPreflightOptions): readonly string[] {
  if (!Array.isArray(cookies) || cookies.length === 0) return ['consent-preflight: "cookies" is empty. Name the cookies that hold the choice.'];
  return cookies.filter((name) => !/^[\w-]+$/.test(name)).map((name) => `consent-preflight: "${name}" is no cookie name. Use letters, digits, _ and -.`);
}
