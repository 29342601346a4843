import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {bundleSpecification} from '../../plugins/specification-files/bundle';
import {apis} from '../../src/data/apis';
import {laws} from '../../src/data/laws/all';
import {toVersionPairs} from '../../src/model/catalogue/pairs';
import {toChangesReport, toMissingNotes} from '../../src/model/openapi/changes/changesReport';
import type {OpenApiDocument} from '../../src/model/openapi/document';

const folder = path.resolve('static/openapi');
const read = async (spec: string): Promise<OpenApiDocument> =>
  (await bundleSpecification(path.join(folder, `${spec}.yaml`), folder)).document;

describe.each(toVersionPairs(apis))('$path', (pair) => {
  it('has a migration note for every breaking change', async () => {
    const [before, after] = await Promise.all([read(pair.from.spec), read(pair.to.spec)]);
    expect(toMissingNotes(toChangesReport(pair, before, after, laws))).toEqual([]);
  }, 60_000);
});
