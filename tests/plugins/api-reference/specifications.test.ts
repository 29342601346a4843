import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {
  toCollectionRequests,
  toPostmanAddress,
  toPostmanCollection,
} from '../../../plugins/api-reference/postman';
import {bundleSpecification} from '../../../plugins/specification-files/bundle';
import {apis} from '../../../src/data/apis';
import {validateApis} from '../../../src/model/catalogue/apis';
import {toOperations} from '../../../src/model/openapi/operations';

const toFile = (spec: string): string => path.resolve('static/openapi', `${spec}.yaml`);

describe('the catalogue', () => {
  it('names specifications that exist', () => {
    expect(validateApis(apis, (spec) => existsSync(toFile(spec)))).toEqual([]);
  });
});

describe.each(apis.map(({id, version, spec}) => [`${id} ${version}`, spec] as const))(
  '%s',
  (_name, spec) => {
    it(
      'can be bundled, and converted to a Postman collection with every operation',
      {timeout: 120_000},
      async () => {
        const {document: bundled} = await bundleSpecification(
          toFile(spec),
          path.resolve('static/openapi'),
        );
        expect(JSON.stringify(bundled)).not.toMatch(/"\$ref":"(?!#)/);
        const collection = await toPostmanCollection(bundled);
        const wanted = toOperations(bundled).map(
          ({method, path: address}) => `${method} ${toPostmanAddress(address)}`,
        );
        expect([...toCollectionRequests(collection)].sort()).toEqual(wanted.sort());
        // The converter writes "<string>" and the like, or makes values up, where it finds no
        // example.
        expect(
          JSON.stringify(collection).match(
            /[^"]{0,60}<(string|long|integer|number|boolean|uuid|date-time|uri)>/,
          )?.[0],
        ).toBeUndefined();
        expect(await toPostmanCollection(bundled)).toEqual(collection);
        // Postman reads an empty authorization as "like its folder" and would send the token to
        // sign in.
        const open = toOperations(bundled).filter(
          ({place: {value}}) => Array.isArray(value.security) && value.security.length === 0,
        );
        expect(JSON.stringify(collection).match(/"type":"noauth"/g)?.length ?? 0).toBe(open.length);
      },
    );
  },
);
