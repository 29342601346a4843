import {describe, expect, it} from 'vitest';
import {isAccepted, toHoldTime, toSignup} from '../../../src/model/forms/signup';

const now = new Date('2026-11-20T09:30:00.000Z');
const signup = toSignup(
  {firstName: ' Ada ', lastName: 'Lovelace', email: 'ada@example.com '},
  {locale: 'de', policyVersion: '2026-11-20', now},
);

describe('toSignup', () => {
  it('is the body of the contract', () => {
    expect(signup).toEqual({
      firstName: 'Ada',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      locale: 'de',
      consent: {policyVersion: '2026-11-20', at: '2026-11-20T09:30:00.000Z'},
    });
  });
});

describe('isAccepted', () => {
  it.each([
    [202, '', true],
    [202, '{"status":"pending"}', true],
    [202, '<html>', false],
    [202, '{"status":', false],
    [202, '[]', false],
    [202, 'null', false],
    [200, '{"status":"pending"}', false],
    [204, '', false],
    [302, '', false],
    [400, '{"title":"no"}', false],
    [422, '', false],
    [429, '', false],
    [500, '', false],
    [503, '{}', false],
  ])('%i %j: %j', (status, body, accepted) => {
    expect(isAccepted({status, body})).toBe(accepted);
  });
});

describe('toHoldTime', () => {
  it.each([
    [1000, 1000, 2000],
    [1000, 2500, 500],
    [1000, 3000, 0],
    [1000, 60_000, 0],
  ])('touched at %i, sent at %i: held %i ms', (touchedAt, sentAt, held) => {
    expect(toHoldTime(touchedAt, sentAt, 2000)).toBe(held);
  });
});
