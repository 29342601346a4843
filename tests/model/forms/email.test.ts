import {describe, expect, it} from 'vitest';
import {isEmail} from '../../../src/model/forms/email';

describe('isEmail', () => {
  it.each([
    'ada@example.com',
    'ada.lovelace+news@mail.example.co.uk',
    "o'neil@example.ie",
    'x@a-b.example',
    'ADA@EXAMPLE.COM',
  ])('accepts %s', (text) => {
    expect(isEmail(text)).toBe(true);
  });

  it.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@@example.com',
    'ada@exa mple.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@example.com.',
    'Ada <ada@example.com>',
    'ada@example.com\nbcc: all',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('rejects %j', (text) => {
    expect(isEmail(text)).toBe(false);
  });
});
