import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toCollectionRequests, toPostmanAddress, toPostmanCollection} from '../../../plugins/api-reference/postman';
import {bundleSpecification} from '../../../plugins/api-reference/render/bundle';
import {toOperations} from '../../../plugins/api-reference/specification';
import {apis} from '../../../src/data/apis';
import {validateApis} from '../../../src/model/catalogue/apis';

const toFile = (spec: string): string => path.resolve('static/openapi', `${spec}.yaml`);

describe('the catalogue', () => {
  it('names specifications that exist', () => {
    expect(validateApis(apis, (spec) => existsSync(toFile(spec)))).toEqual([]);
  });
});

describe.each(apis.map(({id, version, spec}) => [`${id} ${version}`, spec] as const))('%s', (_name, spec) => {
  it('becomes one document, and a Postman collection with every operation', {timeout: 120_000}, async () => {
    const bundled = await bundleSpecification(toFile(spec), path.resolve('static/openapi'));
    expect(JSON.stringify(bundled)).not.toMatch(/"\$ref":"(?!#)/);
    const collection = await toPostmanCollection(bundled);
    const wanted = toOperations(bundled).map(({method, path: address}) => `${method.toUpperCase()} ${toPostmanAddress(address)}`);
    expect([...toCollectionRequests(collection)].sort()).toEqual(wanted.sort());
    // The converter writes "<string>" and the like, or makes values up, where it finds no example.
    expect(JSON.stringify(collection).match(/[^"]{0,60}<(string|long|integer|number|boolean|uuid|date-time|uri)>/)?.[0]).toBeUndefined();
    expect(await toPostmanCollection(bundled)).toEqual(collection);
    // Postman reads an empty authorization as "like its folder" and would send the token to sign in.
    const open = toOperations(bundled).filter(({operation}) => Array.isArray(operation.security) && operation.security.length === 0);
    expect(JSON.stringify(collection).match(/"type":"noauth"/g)?.length ?? 0).toBe(open.length);
  });
});
