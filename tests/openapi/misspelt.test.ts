import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {readSpecification} from '../../plugins/http-examples/specification';
import {apis} from '../../src/data/apis';
import {isRecord} from '../../src/model/json/record';
import {findBelow, type Place} from '../../src/model/openapi/references';

const folder = path.resolve(__dirname, '../../static/openapi');

/** Examples of bodies that may contain any JSON: files that a customer has stored. */
const FREE: Readonly<Record<string, readonly string[]>> = {
  'safe/v0': [
    '#/paths/~1files~1{file_id}~1content/get/responses/200/content/application~1json receipt ',
  ],
};

interface Example {
  readonly name: string;
  readonly schema: Place;
  readonly value: unknown;
}

/** Every JSON example of the bodies of a request and its responses. */
function toExamples(document: unknown, operation: Place): readonly Example[] {
  const responses = findBelow(document, operation, 'responses');
  const bodies = [
    findBelow(document, operation, 'requestBody'),
    ...Object.keys(responses?.value ?? {}).map((status) => findBelow(document, responses, status)),
  ];
  return bodies.flatMap((body) => {
    const content = findBelow(document, body, 'content');
    return Object.keys(content?.value ?? {}).flatMap((type): Example[] => {
      const media = findBelow(document, content, type);
      const schema = findBelow(document, media, 'schema');
      if (!media || !schema || !type.includes('json')) return [];
      const named = isRecord(media.value.examples) ? Object.keys(media.value.examples) : [];
      const values = named.map((key): [string, unknown] => [
        key,
        findBelow(document, media, 'examples', key)?.value.value,
      ]);
      if (media.value.example !== undefined) values.push(['example', media.value.example]);
      return values.map(([key, value]) => ({name: `${media.pointer} ${key}`, schema, value}));
    });
  });
}

/** A value once per object in it, each time with a field there that no schema names. */
function misspell(
  value: unknown,
  at = '',
): readonly {readonly at: string; readonly value: unknown}[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      misspell(item, `${at}/${index}`).map((one) => ({
        at: one.at,
        value: value.with(index, one.value),
      })),
    );
  }
  if (!isRecord(value)) return [];
  return [
    // A number, which metadata doesn't take either: there any name is a field, but its value is
    // text.
    {at, value: {...value, field_of_nobody: 0}},
    ...Object.entries(value).flatMap(([key, part]) =>
      misspell(part, `${at}/${key}`).map((one) => ({
        at: one.at,
        value: {...value, [key]: one.value},
      })),
    ),
  ];
}

describe.each(apis)('$spec', ({spec}) => {
  it('has no example in which a misspelled field would pass, although responses are open', async () => {
    const {document, operations, schemas} = await readSpecification(
      path.join(folder, `${spec}.yaml`),
      folder,
    );
    const seen = new Set<unknown>();
    const passed: string[] = [];
    let count = 0;
    for (const {name, schema, value} of operations.flatMap(({place}) =>
      toExamples(document, place),
    )) {
      if (seen.has(value)) continue;
      seen.add(value);
      expect(schemas.checkBody(schema.pointer, value), name).toEqual([]);
      for (const wrong of misspell(value)) {
        count += 1;
        const faults = schemas.checkBody(schema.pointer, wrong.value);
        if (faults.length === 0) passed.push(`${name} ${wrong.at}`);
      }
    }
    expect(passed).toEqual(FREE[spec] ?? []);
    expect(count).toBeGreaterThan(50);
  }, 60_000);
});
