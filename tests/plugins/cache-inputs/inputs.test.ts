import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {findInputs} from '../../../plugins/cache-inputs/inputs';

it('lists the files of folders at any depth, single files, and nothing that is missing', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'inputs-'));
  mkdirSync(path.join(root, 'laws', 'de'), {recursive: true});
  for (const file of ['laws/all.ts', 'laws/de/ao.ts', 'one.yaml'])
    writeFileSync(path.join(root, file), '');
  expect(findInputs(root, ['one.yaml', 'laws', 'missing'])).toEqual(
    ['laws/all.ts', 'laws/de/ao.ts', 'one.yaml'].map((file) => path.join(root, file)),
  );
});
