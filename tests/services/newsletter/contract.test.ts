import {describe, expect, it} from 'vitest';
import {toSignup} from '../../../src/model/forms/signup';
import {createSignupCheck} from './contract';

const now = new Date('2026-11-20T09:30:00.000Z');
const signup = toSignup(
  {firstName: ' Ada ', lastName: 'Lovelace', email: 'ada@example.com '},
  {locale: 'de', policyVersion: '2026-11-20', now},
);

describe('the contract of a sign-up', () => {
  const check = createSignupCheck(['en', 'de'], () => now);
  const problemsOf = (value: unknown): string[] =>
    check(value).map(({pointer, detail}) => `${pointer} ${detail}`);

  it('accepts what the form sends', () => {
    expect(problemsOf(JSON.parse(JSON.stringify(signup)))).toEqual([]);
  });

  it.each([null, 'text', 7, [signup]])('rejects %j as a whole', (value) => {
    expect(problemsOf(value)).toEqual([' must be object']);
  });

  it('names every violation and its place', () => {
    expect(
      problemsOf({
        firstName: '',
        lastName: 'Love\nlace',
        email: 'ada',
        locale: 'ru',
        consent: {policyVersion: '2026-02-30', at: 'yesterday', ip: '::1'},
        website: '',
      }),
    ).toEqual([
      '/website is not part of the contract',
      '/firstName must NOT have fewer than 1 characters',
      '/lastName must match format "name"',
      '/email must match format "email"',
      '/locale must be equal to one of the allowed values',
      '/consent/ip is not part of the contract',
      '/consent/policyVersion must match format "past day"',
      '/consent/at must match format "instant of the last 24 hours"',
    ]);
  });

  it('lists missing fields', () => {
    expect(problemsOf({})).toEqual([
      '/firstName is missing',
      '/lastName is missing',
      '/email is missing',
      '/locale is missing',
      '/consent is missing',
    ]);
  });

  it.each([' Ada', 'Ada ', 'a'.repeat(101)])('rejects the name %j', (lastName) => {
    expect(problemsOf({...signup, lastName})).toHaveLength(1);
  });

  it.each([
    'Win at http://evil.example',
    'www.evil.example',
    'me@evil.example',
    'Ada\u2028Lovelace',
    '\u202eadA',
    'Ada\u0000',
  ])('rejects the name %j', (lastName) => {
    expect(problemsOf({...signup, lastName})).toEqual(['/lastName must match format "name"']);
  });

  it.each(['Ó Súilleabháin', 'D’Angelo', 'van der Berg-Őrsi', 'Jr.', '李小龍', 'می\u200cخواهم'])(
    'accepts the name %j',
    (lastName) => {
      expect(problemsOf({...signup, lastName})).toEqual([]);
    },
  );

  it('rejects a consent older than a day, and a policy version of a later day', () => {
    expect(
      problemsOf({...signup, consent: {...signup.consent, at: '1999-11-20T09:30:00.000Z'}}),
    ).toHaveLength(1);
    expect(
      problemsOf({...signup, consent: {...signup.consent, at: '2026-11-19T09:34:00.000Z'}}),
    ).toEqual([]);
    expect(
      problemsOf({...signup, consent: {...signup.consent, policyVersion: '2026-11-21'}}),
    ).toHaveLength(1);
  });

  it('rejects a consent of the future', () => {
    expect(
      problemsOf({...signup, consent: {...signup.consent, at: '2026-11-20T09:36:00.000Z'}}),
    ).toHaveLength(1);
    expect(
      problemsOf({...signup, consent: {...signup.consent, at: '2026-11-20T09:34:00.000Z'}}),
    ).toEqual([]);
  });
});
