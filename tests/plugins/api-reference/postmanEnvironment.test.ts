import {readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {toPostmanCollection} from '../../../plugins/api-reference/postman';
import {bundleSpecification} from '../../../plugins/specification-files/bundle';

interface Environment {
  readonly values: readonly {
    readonly key: string;
    readonly value: string;
    readonly type: 'default' | 'secret';
    readonly enabled: boolean;
  }[];
}

const guide = (name: string): string =>
  readFileSync(path.resolve('src/localised/en/docs/postman', `${name}.mdx`), 'utf8');
const environment = JSON.parse(
  readFileSync(path.resolve('static/postman/kassensichv-v2-environment.json'), 'utf8'),
) as Environment;
const names = environment.values.map(({key}) => key);
const toVariables = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];

let collection = '';
beforeAll(async () => {
  const {document} = await bundleSpecification(
    path.resolve('static/openapi/kassensichv/v2.yaml'),
    path.resolve('static/openapi'),
  );
  collection = JSON.stringify(await toPostmanCollection(document), null, 2);
}, 120_000);

describe('the Postman environment of SIGN DE v2', () => {
  it('has every variable that the collection uses, with the same address', () => {
    expect(toVariables(collection).filter((name) => !names.includes(name))).toEqual([]);
    const [base] = (
      JSON.parse(collection) as {
        readonly variable: readonly {readonly key: string; readonly value: string}[];
      }
    ).variable;
    expect(environment.values.find(({key}) => key === base?.key)?.value).toBe(base?.value);
  });

  it('contains no ID and no secret', () => {
    expect(environment.values.filter(({value}) => value !== '').map(({key}) => key)).toEqual([
      'baseUrl',
      'tx_revision',
    ]);
    expect(environment.values.filter(({type}) => type === 'secret').map(({key}) => key)).toEqual([
      'api_secret',
      'bearerToken',
      'admin_puk',
      'admin_pin',
    ]);
    expect(environment.values.every(({enabled}) => enabled)).toBe(true);
  });

  it('is explained variable by variable', () => {
    const table = guide('v2-environment');
    expect(
      [...table.matchAll(/^\| `(\w+)` \|.*\| (?:yes|no) \|/gm)].map(([, name]) => name),
    ).toEqual(names);
  });
});

describe('the substitution that the guide offers', () => {
  const pairs = [...guide('setting-up').matchAll(/-e 's\/([^/]+)\/\{\{(\w+)\}\}\/g'/g)].map(
    ([, example = '', name = '']) => ({example, name}),
  );

  it('replaces values that the collection has by variables that the environment has', () => {
    expect(pairs).toHaveLength(9);
    expect(
      pairs.filter(({example, name}) => !collection.includes(example) || !names.includes(name)),
    ).toEqual([]);
  });

  it('leaves no ID of the example in a path', () => {
    const replaced = pairs.reduce(
      (text, {example, name}) => text.replaceAll(example, `{{${name}}}`),
      collection,
    );
    const paths = [
      ...replaced.matchAll(
        /"key": "(\w*_id\w*)"[^}]*?"value": "([^"]*)"|"value": "([^"]*)",\s*"key": "(\w*_id\w*)"/g,
      ),
    ];
    const values = paths.map(([, , first, second]) => first ?? second ?? '');
    expect(values.length).toBeGreaterThan(30);
    expect(values.filter((value) => !value.startsWith('{{'))).toEqual([]);
  });
});
