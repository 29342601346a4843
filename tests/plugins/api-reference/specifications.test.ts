import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {toCollectionRequests, toPostmanCollection} from '../../../plugins/api-reference/postman';
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
    const bundled = await bundleSpecification(toFile(spec));
    expect(JSON.stringify(bundled)).not.toMatch(/"\$ref":"(?!#)/);
    const collection = await toPostmanCollection(bundled);
    // A parameter that is a whole segment becomes Postman's ":name", one inside a segment its variable "{{name}}".
    const toAddress = (address: string): string => address.replaceAll(/\/\{([^}/]+)\}(?=\/|$)/g, '/:$1').replaceAll(/\{([^}/]+)\}/g, '{{$1}}');
    const wanted = toOperations(bundled).map(({method, path: address}) => `${method.toUpperCase()} ${toAddress(address)}`);
    expect([...toCollectionRequests(collection)].sort()).toEqual(wanted.sort());
    // The converter writes "<string>" and the like, or makes values up, where it finds no example.
    expect(JSON.stringify(collection).match(/[^"]{0,60}<(string|long|integer|number|boolean|uuid|date-time|uri)>/)?.[0]).toBeUndefined();
    expect(await toPostmanCollection(bundled)).toEqual(collection);
  });
});
