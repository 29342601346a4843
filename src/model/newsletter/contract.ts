import {checkObject, complain, type ContractProblem} from '../contract/check';
import {isEmail} from './email';
import type {Signup} from './signup';

const NAME_LENGTH = 100;
const CLOCK_TOLERANCE = 5 * 60_000;

/** A sign-up as the contract wants it, or everything that is wrong with it. */
export function parseSignup(
  value: unknown,
  context: {readonly locales: readonly string[]; readonly now: Date},
): {readonly signup: Signup} | {readonly problems: readonly ContractProblem[]} {
  const problems = checkObject(value, '', {
    firstName: checkName,
    lastName: checkName,
    email: (email, pointer) => complain(typeof email === 'string' && isEmail(email), pointer, 'must be an e-mail address'),
    locale: (locale, pointer) =>
      complain(typeof locale === 'string' && context.locales.includes(locale), pointer, `must be one of ${context.locales.join(', ')}`),
    consent: (consent, pointer) =>
      checkObject(consent, pointer, {
        policyVersion: (version, place) => complain(typeof version === 'string' && isDay(version), place, 'must be a day, such as 2026-11-20'),
        at: (at, place) =>
          complain(typeof at === 'string' && isPast(at, context.now), place, 'must be an instant of the past in UTC, such as 2026-11-20T09:30:00.000Z'),
      }),
  });
  return problems.length === 0 ? {signup: value as Signup} : {problems};
}

function checkName(value: unknown, pointer: string): readonly ContractProblem[] {
  const isName = typeof value === 'string' && value.trim() === value && value !== '' && value.length <= NAME_LENGTH && !/\p{Cc}/u.test(value);
  return complain(isName, pointer, `must be 1 to ${NAME_LENGTH} characters on one line, without blanks around them`);
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
