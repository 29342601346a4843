import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {cruise, type ICruiseOptions, type ICruiseResult} from 'dependency-cruiser';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import config, {EDGES} from '../dependency-cruiser.config.mjs';

const root = path.resolve(__dirname, '..');

/** Imports that the table in ARCHITECTURE.md forbids, one per file. */
const FORBIDDEN = [
  ['src/data/row.ts', "import {toRow} from '../model/rows';"],
  ['src/data/node.ts', "import path from 'node:path';"],
  ['src/model/value.ts', "import {rows} from '../data/rows';"],
  [
    'src/model/both.ts',
    "import type {Row} from '../data/rows';\nimport {rows} from '../data/rows';",
  ],
  ['src/model/node.ts', "import path from 'node:path';"],
  ['src/model/view.ts', "import {Button} from '../kit/Button';"],
  ['src/model/react.ts', "import {useState} from 'react';"],
  ['src/kit/Table.tsx', "import {rows} from '../data/rows';"],
  ['src/kit/Go.tsx', "import Link from '@docusaurus/Link';"],
  ['src/features/one/Other.tsx', "import {Two} from '@site/src/features/two/Two';"],
  ['src/features/one/Type.tsx', "import type {Two} from '@site/src/features/two/Two';"],
  ['src/features/one/plugin.ts', "import {read} from '@site/plugins/one/read';"],
  ['src/features/one/theme.ts', "import Root from '@site/src/theme/Root';"],
  ['src/features/one/config.ts', "import {env} from '@site/src/config/env';"],
  ['src/features/one/lazy.ts', "export const load = () => import('../two/Two');"],
  ['src/theme/Rows.tsx', "import {rows} from '@site/src/data/rows';"],
  ['src/theme/Model.tsx', "import type {toRow} from '@site/src/model/rows';"],
  ['src/pages/index.tsx', "import {rows} from '@site/src/data/rows';"],
  ['src/config/view.ts', "import {Two} from '../features/two/Two';"],
  ['src/config/react.ts', "import {useState} from 'react';"],
  ['plugins/one/other.ts', "import {read} from '../two/read';"],
  ['plugins/one/value.ts', "import {rows} from '../../src/data/rows';"],
  ['plugins/one/config.ts', "import {env} from '../../src/config/env';"],
  ['plugins/one/react.ts', "import {useState} from 'react';"],
  ['scripts/lib/service.ts', "import {serve} from '../../tests/services/one/server';"],
  ['scripts/lib/bench.ts', "import {time} from '../bench/time';"],
  ['scripts/service.ts', "import {serve} from '../tests/services/one/server';"],
  ['scripts/view.ts', "import {Two} from '../src/features/two/Two';"],
  ['tests/services/one/view.ts', "import {Two} from '../../../src/features/two/Two';"],
  ['src/features/one/gone.ts', "import {gone} from '@site/src/model/gone';"],
  ['src/features/head/page.tsx', "import {Page} from '../page/Page';"],
  ['src/model/a.ts', "import {b} from './b';\nexport const a = () => b;"],
] as const;

/** Imports that the table allows. */
const ALLOWED = [
  [
    'src/model/rows.ts',
    "import type {Row} from '../data/rows';\nexport const toRow = (row: Row) => row;",
  ],
  ['src/data/rows.ts', 'export interface Row {}\nexport const rows: Row[] = [];'],
  ['src/kit/Button.tsx', "import {useState} from 'react';\nexport const Button = useState;"],
  [
    'src/features/two/Two.tsx',
    "import {Button} from '@site/src/kit/Button';\nimport {useLoad} from '../loading/useLoad';\nexport const Two = [Button, useLoad];",
  ],
  [
    'src/features/loading/useLoad.ts',
    "import {rows} from '@site/src/data/rows';\nexport const useLoad = rows;",
  ],
  [
    'src/features/page/Page.tsx',
    "import {Head} from '@site/src/features/head/Head';\nexport const Page = Head;",
  ],
  ['src/features/head/Head.tsx', 'export const Head = 1;'],
  ['src/theme/Root.tsx', "import {Two} from '@site/src/features/two/Two';\nexport default Two;"],
  ['src/config/env.ts', "import {rows} from '../data/rows';\nexport const env = rows;"],
  [
    'plugins/one/read.ts',
    "import type {Row} from '../../src/data/rows';\nimport {toRow} from '../../src/model/rows';\nexport const read = (row: Row) => toRow(row);",
  ],
  [
    'plugins/two/read.ts',
    "import {readFileSync} from 'node:fs';\nexport const read = readFileSync;",
  ],
  [
    'scripts/bench/time.ts',
    "import {read} from '../../plugins/one/read';\nexport const time = read;",
  ],
  [
    'tests/services/one/server.ts',
    "import {rows} from '../../../src/data/rows';\nexport const serve = rows;",
  ],
  ['src/model/b.ts', "import {a} from './a';\nexport const b = () => a;"],
] as const;

async function findViolations(): Promise<ReadonlyMap<string, readonly string[]>> {
  const baseDir = mkdtempSync(path.join(tmpdir(), 'boundaries-'));
  try {
    for (const [file, text] of [...FORBIDDEN, ...ALLOWED]) {
      mkdirSync(path.dirname(path.join(baseDir, file)), {recursive: true});
      writeFileSync(path.join(baseDir, file), text);
    }
    // The project's own tsconfig maps "@site" to the project.
    const options = {...config.options, tsConfig: undefined};
    const settings = {
      ...options,
      baseDir,
      ruleSet: {forbidden: config.forbidden},
      validate: true,
    } as ICruiseOptions;
    const {output} = await cruise(
      ['src', 'plugins', 'scripts', 'tests'],
      settings,
      {alias: {'@site': baseDir}},
      {
        tsConfig: {options: {}, fileNames: [], errors: []},
      },
    );
    const found = new Map<string, string[]>();
    for (const {from, rule} of (output as ICruiseResult).summary.violations)
      found.set(from, [...(found.get(from) ?? []), rule.name]);
    return found;
  } finally {
    rmSync(baseDir, {recursive: true});
  }
}

describe('the rules of imports', () => {
  it('forbid exactly what the table forbids', async () => {
    const found = await findViolations();
    const allowed = ALLOWED.map(([file]) => file as string).filter(
      (file) => file !== 'src/model/b.ts',
    );
    expect(FORBIDDEN.map(([file]) => file).filter((file) => !found.has(file))).toEqual([]);
    expect(
      allowed.flatMap((file) => (found.get(file) ?? []).map((rule) => `${file}: ${rule}`)),
    ).toEqual([]);
  });
});

describe('the imports that are allowed by name', () => {
  it('do not grow in number', () => {
    expect(EDGES.length).toBeLessThanOrEqual(33);
  });

  it.each(EDGES)('%s still imports %s', (from, to) => {
    const {importedFiles} = ts.preProcessFile(readFileSync(path.join(root, from), 'utf8'));
    const targets = importedFiles.map(({fileName}) =>
      fileName.startsWith('@site/')
        ? fileName.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(from), fileName),
    );
    expect(existsSync(path.join(root, to))).toBe(true);
    expect(
      targets.flatMap((target) => [target, `${target}${path.extname(to)}`, `${target}/index.ts`]),
    ).toContain(to);
  });
});
