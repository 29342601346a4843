/** What a reader allows beyond the necessary. */
export interface ConsentChoice {
  readonly analytics: boolean;
  readonly marketing: boolean;
}

/** `undecided`: nobody has chosen. `gpc`: nobody has chosen, and the browser's Global Privacy Control refuses for the reader. */
export type ConsentState = 'decided' | 'undecided' | 'gpc';

/** The texts of the two consent cookies; `undefined` where there is none. */
export type ConsentCookies = Readonly<Record<keyof ConsentChoice, string | undefined>>;

export const REFUSAL: ConsentChoice = {analytics: false, marketing: false};
export const FULL_CONSENT: ConsentChoice = {analytics: true, marketing: true};

/** The stored choice, or `undefined` where neither cookie holds one. A garbled cookie counts as unset; one that is missing beside a valid one as refused. */
export function parseConsent({analytics, marketing}: ConsentCookies): ConsentChoice | undefined {
  const parsed = {analytics: parseFlag(analytics), marketing: parseFlag(marketing)};
  if (parsed.analytics === undefined && parsed.marketing === undefined) return undefined;
  return {analytics: parsed.analytics ?? false, marketing: parsed.marketing ?? false};
}

function parseFlag(text: string | undefined): boolean | undefined {
  return text === 'true' ? true : text === 'false' ? false : undefined;
}

/** Where the question of consent stands. A choice of the reader outweighs the browser's signal. */
export function toConsentState(choice: ConsentChoice | undefined, hasSignal: boolean): ConsentState {
  if (choice) return 'decided';
  return hasSignal ? 'gpc' : 'undecided';
}

/** Whether the banner shows: while nothing is chosen, unless the reader opened or closed it (`asked`). */
export function isBannerVisible(choice: ConsentChoice | undefined, asked: boolean | undefined): boolean {
  return asked ?? choice === undefined;
}
