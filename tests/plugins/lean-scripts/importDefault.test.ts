import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const ours = createRequire(import.meta.url)(
  path.join(root, 'plugins/lean-scripts/importDefault.js'),
) as {readonly __importDefault: (module: unknown) => unknown};

it('offers every function of tslib that the package uses', () => {
  const entry = path.join(root, 'node_modules/@docusaurus/utils-common/lib/index.js');
  const used = [...readFileSync(entry, 'utf8').matchAll(/tslib_1\.(\w+)/g)];
  expect([...new Set(used.map(([, name]) => name))]).toEqual(Object.keys(ours));
});

it('returns modules as tslib does', () => {
  const compiled = {__esModule: true, default: 1};
  expect(ours.__importDefault(compiled)).toBe(compiled);
  for (const module of [undefined, null, 'text', {value: 1}])
    expect(ours.__importDefault(module)).toEqual({default: module});
});
