import {checkObject, complain, type ContractProblem} from '../contract/check';
import {isEmail} from '../../../src/model/forms/email';
import type {Signup} from '../../../src/model/forms/signup';

const NAME_LENGTH = 100;
const CLOCK_TOLERANCE = 5 * 60_000;
/** A form is sent at once. An older consent is a replayed or invented one. */
const CONSENT_AGE = 24 * 3_600_000;
/**
 * Mails greet by name: no addresses of other sites, and no characters that break lines or turn the
 * direction of text.
 */
const UNFIT_FOR_NAMES =
  /:\/\/|\bwww\.|@|[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/iu;

/** A sign-up as the contract wants it, or everything that is wrong with it. */
export function parseSignup(
  value: unknown,
  context: {readonly locales: readonly string[]; readonly now: Date},
): {readonly signup: Signup} | {readonly problems: readonly ContractProblem[]} {
  const problems = checkObject(value, '', {
    firstName: checkName,
    lastName: checkName,
    email: (email, pointer) =>
      complain(typeof email === 'string' && isEmail(email), pointer, 'must be an e-mail address'),
    locale: (locale, pointer) =>
      complain(
        typeof locale === 'string' && context.locales.includes(locale),
        pointer,
        `must be one of ${context.locales.join(', ')}`,
      ),
    consent: (consent, pointer) =>
      checkObject(consent, pointer, {
        policyVersion: (version, place) =>
          complain(
            typeof version === 'string' &&
              isDay(version) &&
              isPast(`${version}T00:00:00.000Z`, context.now),
            place,
            'must be a day, such as 2026-11-20, not in the future',
          ),
        at: (at, place) =>
          complain(
            typeof at === 'string' &&
              isPast(at, context.now) &&
              Date.parse(at) >= context.now.getTime() - CONSENT_AGE,
            place,
            'must be an instant of the last 24 hours in UTC, such as 2026-11-20T09:30:00.000Z',
          ),
      }),
  });
  return problems.length === 0 ? {signup: value as Signup} : {problems};
}

function checkName(value: unknown, pointer: string): readonly ContractProblem[] {
  const isName =
    typeof value === 'string' &&
    value.trim() === value &&
    value !== '' &&
    value.length <= NAME_LENGTH &&
    !UNFIT_FOR_NAMES.test(value);
  return complain(
    isName,
    pointer,
    `must be 1 to ${NAME_LENGTH} characters on one line, without spaces around them and without addresses`,
  );
}

function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && isIso(`${text}T00:00:00.000Z`);
}

function isPast(text: string, now: Date): boolean {
  return isIso(text) && new Date(text).getTime() <= now.getTime() + CLOCK_TOLERANCE;
}

/** Whether a text is exactly what `Date#toISOString` writes for it: impossible days fail. */
function isIso(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}
