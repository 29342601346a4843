import {isEmail} from '../../../src/model/forms/email';
import {createCheck, object, text, type Problem} from '../schema';

const CLOCK_TOLERANCE = 5 * 60_000;
/** A form is sent immediately, so an older consent is replayed or invented. */
const CONSENT_AGE = 24 * 3_600_000;
/**
 * Mails greet by name: no addresses of other sites, and no characters that break lines or turn the
 * direction of text.
 */
const UNFIT_FOR_NAMES =
  /:\/\/|\bwww\.|@|[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/iu;

/** Finds every violation of the contract (src/features/newsletter/CONTRACT.md). */
export function createSignupCheck(
  locales: readonly string[],
  now: () => Date = () => new Date(),
): (value: unknown) => readonly Problem[] {
  const isPast = (at: string): boolean =>
    isIso(at) && Date.parse(at) <= now().getTime() + CLOCK_TOLERANCE;
  const name = {...text, minLength: 1, maxLength: 100, format: 'name'};
  return createCheck(
    object({
      firstName: name,
      lastName: name,
      email: {...text, format: 'email'},
      locale: {enum: locales},
      consent: object({
        policyVersion: {...text, format: 'past day'},
        at: {...text, format: 'instant of the last 24 hours'},
      }),
    }),
    {
      email: isEmail,
      name: (value) => value.trim() === value && !UNFIT_FOR_NAMES.test(value),
      'past day': (day) => isPast(`${day}T00:00:00.000Z`),
      'instant of the last 24 hours': (at) =>
        isPast(at) && Date.parse(at) >= now().getTime() - CONSENT_AGE,
    },
  );
}

/** Whether a text is exactly what `Date#toISOString` writes for it: impossible days fail. */
function isIso(at: string): boolean {
  const time = Date.parse(at);
  return !Number.isNaN(time) && new Date(time).toISOString() === at;
}
