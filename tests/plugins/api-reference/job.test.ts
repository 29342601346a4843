import {mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {keep} from '../../../plugins/specification-files/cache';
import {hasPage, hasSpecification, pageFiles, specFiles} from '../../../plugins/api-reference/job';

describe.each([
  ['a page', pageFiles, (folder: string) => hasPage({pageFolder: folder})],
  ['a specification', specFiles, (folder: string) => hasSpecification({specFolder: folder})],
])('%s in the cache', (_name, files: Readonly<Record<string, string>>, has) => {
  it.each(Object.values(files))('is rendered again if %s is damaged', (damaged) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cache-'));
    expect(has(folder)).toBe(false);
    for (const name of Object.values(files)) keep(path.join(folder, name), '{"some": "content"}');
    expect(has(folder)).toBe(true);
    writeFileSync(path.join(folder, damaged), '{"some": "con');
    expect(has(folder)).toBe(false);
  });
});
