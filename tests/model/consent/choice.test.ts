import {describe, expect, it} from 'vitest';
import {
  isBannerVisible,
  parseConsent,
  REFUSAL,
  toConsentState,
} from '../../../src/model/consent/choice';

describe('parseConsent', () => {
  it.each([
    ['both', 'true', 'true', {analytics: true, marketing: true}],
    ['analytics alone', 'true', 'false', {analytics: true, marketing: false}],
    ['marketing alone', 'false', 'true', {analytics: false, marketing: true}],
    ['a refusal', 'false', 'false', {analytics: false, marketing: false}],
    ['a choice with one cookie missing', 'true', undefined, {analytics: true, marketing: false}],
    ['a choice with one cookie garbled', '1', 'true', {analytics: false, marketing: true}],
  ])('reads %s', (_what, analytics, marketing, choice) => {
    expect(parseConsent({analytics, marketing})).toEqual(choice);
  });

  it.each([
    undefined,
    '',
    '1',
    '0',
    'TRUE',
    'yes',
    ' true',
    'true;',
    '{"analytics":true}',
    'undefined',
    '%74rue',
  ])('treats %j as unset', (text) => {
    expect(parseConsent({analytics: text, marketing: text})).toBeUndefined();
  });
});

describe('toConsentState', () => {
  it.each([
    [undefined, false, 'undecided'],
    [undefined, true, 'gpc'],
    [REFUSAL, false, 'decided'],
    [{analytics: true, marketing: true}, true, 'decided'],
  ] as const)('%j with the signal %j is %s', (choice, hasSignal, state) => {
    expect(toConsentState(choice, hasSignal)).toBe(state);
  });
});

describe('isBannerVisible', () => {
  it.each([
    [undefined, undefined, true],
    [REFUSAL, undefined, false],
    [REFUSAL, true, true],
    [REFUSAL, false, false],
    [undefined, false, false],
  ] as const)('with the choice %j and the flag %j: %j', (choice, asked, visible) => {
    expect(isBannerVisible(choice, asked)).toBe(visible);
  });
});
