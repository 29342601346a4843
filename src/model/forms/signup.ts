/** The reader's input. */
export interface SignupFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The body of a sign-up in the format of the contract (src/features/newsletter/CONTRACT.md). */
export interface Signup extends SignupFields {
  /** Language of the page, for the confirmation mail. */
  readonly locale: string;
  readonly consent: {
    /** Date of the privacy policy that was shown. */
    readonly policyVersion: string;
    /** Time of consent, ISO 8601 in UTC. */
    readonly at: string;
  };
}

interface SignupContext {
  readonly locale: string;
  readonly policyVersion: string;
  readonly now: Date;
}

/** The request body, with surrounding whitespace trimmed from the input. */
export function toSignup(
  {firstName, lastName, email}: SignupFields,
  {locale, policyVersion, now}: SignupContext,
): Signup {
  return {
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    email: email.trim(),
    locale,
    consent: {policyVersion, at: now.toISOString()},
  };
}

/** A complete response of the service. */
export interface SignupAnswer {
  readonly status: number;
  readonly body: string;
}

/**
 * Whether the service accepted the sign-up: `202` with no body or with a JSON object. Any other
 * response violates the contract or is an error.
 */
export function isAccepted({status, body}: SignupAnswer): boolean {
  return status === 202 && (body.trim() === '' || isJsonObject(body));
}

function isJsonObject(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * How long to delay a sign-up, in milliseconds. Nobody fills in the form faster than `minimum`, and
 * a robot doesn't wait.
 */
export function toHoldTime(touchedAt: number, now: number, minimum: number): number {
  return Math.max(0, touchedAt + minimum - now);
}
