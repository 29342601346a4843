/** What a reader allows in addition to necessary cookies. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/**
 * `undecided`: the reader hasn't chosen. `gpc`: the reader hasn't chosen, but the browser sends
 * Global Privacy Control, which counts as a refusal.
 */
export type ConsentState = 'decided' | 'undecided' | 'gpc';

/** The values of the two consent cookies; `undefined` for a missing cookie. */
export type ConsentCookies = Readonly<Record<keyof ConsentChoice, string | undefined>>;

export const REFUSAL: ConsentChoice = {analytics: false, marketing: false};
export const FULL_CONSENT: ConsentChoice = {analytics: true, marketing: true};

/**
 * The stored choice, or `undefined` if neither cookie has a valid value. A garbled cookie counts as
 * unset. If only one cookie is missing, it counts as refused.
 */
export function parseConsent({analytics, marketing}: ConsentCookies): ConsentChoice | undefined {
  const parsed = {analytics: parseFlag(analytics), marketing: parseFlag(marketing)};
  if (parsed.analytics === undefined && parsed.marketing === undefined) return undefined;
  return {analytics: parsed.analytics ?? false, marketing: parsed.marketing ?? false};
}

function parseFlag(text: string | undefined): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** The state of consent. The reader's choice overrides the browser's signal. */
export function toConsentState(
  choice: ConsentChoice | undefined,
  hasSignal: boolean,
): ConsentState {
  if (choice) return 'decided';
  return hasSignal ? 'gpc' : 'undecided';
}

/**
 * Whether the banner is visible: until the reader chooses, unless they opened or closed it
 * (`asked`).
 */
export function isBannerVisible(
  choice: ConsentChoice | undefined,
  asked: boolean | undefined,
): boolean {
  return asked ?? choice === undefined;
}
