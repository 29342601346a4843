/** What a reader typed. */
export interface SignupFields {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

/** The body of a sign-up, exactly as the contract has it (src/features/newsletter/CONTRACT.md). */
export interface Signup extends SignupFields {
  /** Language of the page, for the confirmation mail. */
  readonly locale: string;
  readonly consent: {
    /** The privacy policy that was shown: its day. */
    readonly policyVersion: string;
    /** When it was consented to, ISO 8601 in UTC. */
    readonly at: string;
  };
}

interface SignupContext {
  readonly locale: string;
  readonly policyVersion: string;
  readonly now: Date;
}

/** The body to send, without the blanks around what was typed. */
export function toSignup({firstName, lastName, email}: SignupFields, {locale, policyVersion, now}: SignupContext): Signup {
  return {firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), locale, consent: {policyVersion, at: now.toISOString()}};
}

/** An answer of the service, read to its end. */
export interface SignupAnswer {
  readonly status: number;
  readonly body: string;
}

/** Whether the service took the sign-up: `202`, and nothing or a JSON object with it. Everything else is off contract or a refusal. */
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

/** How long to hold a sign-up back, in milliseconds: nobody fills in the form faster than `minimum`, and a robot does not wait. */
export function toHoldTime(touchedAt: number, now: number, minimum: number): number {
  return Math.max(0, touchedAt + minimum - now);
}
