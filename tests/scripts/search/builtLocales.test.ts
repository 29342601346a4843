import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {toBuiltLocales} from '../../../scripts/lib/search/builtLocales';
import {readOutlines} from '../../../scripts/lib/search/readOutlines';

const FILE = 'openapi/kassensichv/v2.bundled.json';

let site = '';
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(site, name)), {recursive: true});
  writeFileSync(path.join(site, name), text);
};
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'built-'))));
afterEach(() => rmSync(site, {recursive: true}));

describe('the reference pages of a build', () => {
  it.each([
    ['en', 'api/kassensichv/v2.html', '/api/kassensichv/v2'],
    ['de', 'de/api/kassensichv/v2.html', '/de/api/kassensichv/v2'],
  ])('are read from the specifications that it publishes, in %s', async (locale, page, address) => {
    write(page, '<html></html>');
    write(
      FILE,
      JSON.stringify({
        openapi: '3.1.0',
        info: {title: 'Published', version: '9'},
        paths: {'/a': {get: {tags: ['A'], operationId: 'readA'}}},
      }),
    );
    const [built] = toBuiltLocales(site, [locale]);
    const [outline] = await readOutlines(built!);
    expect(outline).toMatchObject({
      path: address,
      sections: [{texts: ['Published.']}, {anchor: 'tag/A'}, {anchor: 'tag/A/operation/readA'}],
    });
  });

  it.each([
    ['is missing', undefined, 'is missing'],
    ['is cut off', '{"openapi": "3.1', 'cannot be read'],
  ])('name a remedy if a specification %s', async (_name, text, cause) => {
    write('api/kassensichv/v2.html', '<html></html>');
    if (text !== undefined) write(FILE, text);
    const [built] = toBuiltLocales(site, ['en']);
    await expect(readOutlines(built!)).rejects.toThrow(
      new RegExp(`${FILE.replaceAll('.', '\\.')} ${cause}.*Run "npm run build"`),
    );
  });
});
