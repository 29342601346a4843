import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {ESLint} from 'eslint';
import {describe, expect, it} from 'vitest';

const root = path.resolve(__dirname, '../../..');
const folder = path.join(root, 'src/packages/fiscal/src');
const readme = readFileSync(path.join(root, 'src/packages/fiscal/README.md'), 'utf8');
const files = readdirSync(folder).filter((file) => file.endsWith('.ts'));
const eslint = new ESLint({cwd: root});
const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

describe('the fiscal formats', () => {
  it.each(files)('%s documents everything it exports', (file) => {
    const lines = read(file).split('\n');
    const silent = lines.filter(
      (line, index) => /^export (?!(type )?\{|\*)/.test(line) && !lines[index - 1]?.endsWith('*/'),
    );
    expect(silent).toEqual([]);
  });

  it('are all listed in the README', () => {
    const named = [...readme.matchAll(/^\| `(\w+\.ts)` \|/gm)].map(([, file]) => file);
    expect(named.sort()).toEqual([...files].sort());
  });

  it.each([
    [
      'a table of the portal',
      "import {germanReceipt} from '../../../data/receipts/germany';\nexport const value = germanReceipt;",
    ],
    [
      'a type of the portal',
      "import type {GermanReceipt} from '../../../data/receipts/germany';\nexport type Value = GermanReceipt;",
    ],
    [
      'another function of the model',
      "import {toApis} from '../../../model/catalogue/rows';\nexport const value = toApis;",
    ],
    ['a package', "import {load} from 'js-yaml';\nexport const value = load;"],
    ['Node', "import path from 'node:path';\nexport const value = path.sep;"],
    [
      'Buffer, which browsers lack',
      "export const value: string = Buffer.from('a').toString('base64');",
    ],
    ['the page', 'export const value: string = document.title;'],
  ])('may not use %s', async (_name, code) => {
    const [result] = await eslint.lintText(code, {
      filePath: path.join(folder, 'attempt.ts'),
    });
    expect(result?.messages.map(({ruleId}) => ruleId)).toContainEqual(
      expect.stringMatching(/no-restricted-(imports|globals)$/),
    );
  });

  it('may use each other', async () => {
    const code =
      "import {toBytes} from './bytes';\n\nexport const value: Uint8Array = toBytes('AA==');\n";
    const [result] = await eslint.lintText(code, {
      filePath: path.join(folder, 'attempt.ts'),
    });
    expect(result?.messages).toEqual([]);
  });
});
