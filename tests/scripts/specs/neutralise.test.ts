import {expect, it} from 'vitest';
import {neutralise, toSafeMarkdown} from '../../../scripts/lib/specs/neutralise';

it.each([
  ['a tag', 'Hi <b>you</b>', 'Hi &lt;b>you&lt;/b>'],
  ['a script', '<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
  ['a comment', '<!-- x -->', '&lt;!-- x -->'],
  ['a comparison', 'a < b and 3 <4', 'a < b and 3 <4'],
  ['a link in angle brackets', 'See <https://docs.example/a?b=c>.', 'See <https://docs.example/a?b=c>.'],
  ['code', 'Send `Bearer <token>` and ``a ` <b>``', 'Send `Bearer <token>` and ``a ` <b>``'],
  ['marks that open no code', 'a ` <img> b', 'a ` &lt;img> b'],
  ['marks of other lengths', '`` <img> `', '`` &lt;img> `'],
  ['code over an empty line, which is none', '`a\n\n<img>\n\nb`', '`a\n\n&lt;img>\n\nb`'],
  ['a block of code', '```xml\n<a/>\n\n<b/>\n```\n<i>', '```xml\n<a/>\n\n<b/>\n```\n&lt;i>'],
  ['a link that runs a script', '[x](javascript:alert(1)) [y]( data:text/html,x)\n[z]: JavaScript:y', '[x](#alert(1)) [y]( #text/html,x)\n[z]: #y'],
])('%s', (_name, text, safe) => {
  expect(toSafeMarkdown(text)).toBe(safe);
  expect(toSafeMarkdown(safe)).toBe(safe);
});

it('touches texts only, not data and not names', () => {
  const schema = {
    description: '<b>',
    default: '<b>',
    enum: ['<b>'],
    examples: ['<b>'],
    properties: {description: {type: 'string', description: '<i>', const: '<b>'}, title: {title: '<u>'}},
  };
  expect(neutralise(schema)).toEqual({
    description: '&lt;b>',
    default: '<b>',
    enum: ['<b>'],
    examples: ['<b>'],
    properties: {description: {type: 'string', description: '&lt;i>', const: '<b>'}, title: {title: '&lt;u>'}},
  });
});
