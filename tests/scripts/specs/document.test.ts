import {describe, expect, it} from 'vitest';
import {readSpecText} from '../../../scripts/lib/specs/document';
import {readSpecApart} from '../../../scripts/lib/specs/readApart';
import {row, toSpecText} from './support';

const withSchema = (schema: string): string =>
  toSpecText((text) => `${text}    Extra: ${schema}\n`);
const withExample = (example: string): string =>
  toSpecText((text) => `${text}  examples:\n    Extra: ${example}\n`);

describe('a document that refers to other places', () => {
  it.each([
    ['a file', withSchema('{$ref: "../secret.yaml"}'), '../secret.yaml'],
    ['an address', withSchema('{$ref: "https://x.example/a.yaml"}'), 'https://x.example/a.yaml'],
    [
      'a dynamic one',
      withSchema('{$dynamicRef: "https://x.example/a.yaml#a"}'),
      'https://x.example/a.yaml#a',
    ],
    ['an example', withExample('{externalValue: /proc/self/environ}'), '/proc/self/environ'],
    ['a bare example', withExample('{externalValue: secret}'), 'secret'],
    [
      'a discriminator',
      withSchema(
        '{oneOf: [], discriminator: {propertyName: a, mapping: {a: "http://x.example/a"}}}',
      ),
      'http://x.example/a',
    ],
    [
      'a link',
      toSpecText(
        (text) => `${text}  links:\n    Extra: {operationRef: "https://x.example/a#/b"}\n`,
      ),
      'https://x.example/a#/b',
    ],
    [
      'a reference in an ordered map',
      withSchema('!!omap [{$ref: "../secret.yaml"}]'),
      '../secret.yaml',
    ],
    [
      'a dynamic one in an ordered map',
      withSchema('!!omap [{$dynamicRef: "https://x.example/a#a"}]'),
      'https://x.example/a#a',
    ],
    [
      'an example in an ordered map',
      withSchema('{x-a: !!omap [{externalValue: "file:///etc/passwd"}]}'),
      'file:///etc/passwd',
    ],
    [
      'a reference in YAML 1.1',
      `%YAML 1.1\n---\n${withSchema('{x-a: !!omap [{$ref: "//x.example/a"}]}')}`,
      '//x.example/a',
    ],
    [
      'a reference under a name that is a list',
      withSchema('{? [a] : {$ref: "%2e%2e/secret.yaml"}}'),
      '%2e%2e/secret.yaml',
    ],
    [
      'a reference beside a prototype',
      withSchema('{__proto__: {$ref: "../secret.yaml"}}'),
      '../secret.yaml',
    ],
    ['a default', withSchema('{default: {$ref: "//x.example/a"}}'), '//x.example/a'],
    [
      'a constant',
      withSchema(String.raw`{const: {$ref: '\\x.example\a'}}`),
      String.raw`\\x.example\a`,
    ],
    [
      'an extension',
      withSchema('{x-anything: [{$ref: "file:///etc/passwd"}]}'),
      'file:///etc/passwd',
    ],
  ])('is rejected with the place named: %s', async (_name, text, place) => {
    expect(await readSpecText(text, row)).toEqual({
      cause: `its answer refers to another file: ${place}`,
    });
  });

  it('may have a field named like a keyword', async () => {
    expect(
      await readSpecText(
        withSchema(
          '{type: object, properties: {externalValue: {type: string}, $ref: {type: string}, mapping: {type: string}}}',
        ),
        row,
      ),
    ).toHaveProperty('document');
  });
});

it('drops the characters of texts and names that a page can’t contain as they are', async () => {
  const reading = await readSpecText(
    withSchema(
      String.raw`{"x-a\0b": "c\r\nd\re\tf\0g\x01h\ud800i\udc00j\ue000own.copy\ue001k\x9bl \U0001f600 ü"}`,
    ),
    row,
  );
  expect(reading).toMatchObject({
    document: {components: {schemas: {Extra: {'x-ab': 'c\nd\ne\tfghijown.copykl 😀 ü'}}}},
  });
});

it('rejects a text that takes minutes to parse as Markdown', async () => {
  expect(await readSpecText(withSchema(`{description: "${'['.repeat(20_001)}"}`), row)).toEqual({
    cause: 'its answer has a text of 20001 characters, 20000 are the most',
  });
});

it.each([
  [
    'a text',
    `{description: "${'['.repeat(20_001)}"}`,
    'its answer has a text of 20001 characters, 20000 are the most',
  ],
  [
    'a circle',
    '{allOf: [{$ref: "#/components/schemas/Extra"}]}',
    'its answer has a schema that contains itself through allOf or $ref: Extra → Extra',
  ],
])('rejects %s that is too large in an ordered map', async (_name, schema, cause) => {
  expect(
    await readSpecText(withSchema(schema.replace(/^\{(.*)\}$/, '!!omap [{$1}]')), row),
  ).toEqual({cause});
});

it.each([
  [
    'checks what merged objects hold',
    '<<',
    'its answer has a schema that contains itself through allOf or $ref: Extra → Extra',
  ],
  [
    'refuses a name that others would merge after the checks',
    '"<<"',
    'its answer has the name "<<", for which some readers of YAML merge objects and others do not',
  ],
])('%s', async (_name, key, cause) => {
  expect(
    await readSpecText(
      withSchema(`{type: object, ${key}: {allOf: [{$ref: "#/components/schemas/Extra"}]}}`),
      row,
    ),
  ).toEqual({cause});
});

describe('readSpecApart', () => {
  it('reads like readSpecText, in a process without the parent’s environment', async () => {
    const text = toSpecText();
    expect(await readSpecApart(text, row)).toEqual(
      JSON.parse(JSON.stringify(await readSpecText(text, row))),
    );
    expect(await readSpecApart('openapi: 3.0.0', row)).toEqual({
      cause: 'its answer is not an OpenAPI 3.1 document',
    });
  });

  it('stops a process that takes too long', async () => {
    expect(await readSpecApart(toSpecText(), row, 1)).toEqual({
      cause:
        'its answer cannot be read: reading takes longer than 0.001 s, or more memory than there is',
    });
  });
});
