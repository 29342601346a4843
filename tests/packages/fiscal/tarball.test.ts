import {execFileSync, spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {toReceiptCode} from '@bonarium/fiscal/germany';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {writeFiscalPackage} from '../../../scripts/lib/packages/fiscal';
import {PUBLISHED_CODES} from '../../support/receiptCodes';
import {toAustrianDep7} from '../../support/fiscalInputs';

let folder = '';
let tarball = '';

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'fiscal-'));
  tarball = path.join(folder, 'downloads', await writeFiscalPackage(folder));
  writeFileSync(path.join(folder, 'package.json'), '{"private":true}');
  execFileSync('npm', ['install', '--offline', '--no-audit', '--no-fund', tarball], {
    cwd: folder,
    stdio: 'pipe',
  });
}, 120_000);
afterAll(() => rmSync(folder, {recursive: true, force: true}));

function run(input: string, ...options: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(
    path.join(folder, 'node_modules/.bin/fiscal'),
    ['check', '-', ...options],
    {input, encoding: 'utf8', cwd: folder},
  );
  return {status, stdout, stderr};
}

const own = toReceiptCode(germanReceipt);

describe('the tarball of @bonarium/fiscal', () => {
  it('has the same bytes each time, and a file with its SHA-256', async () => {
    const again = mkdtempSync(path.join(tmpdir(), 'fiscal-'));
    const name = await writeFiscalPackage(again);
    const bytes = readFileSync(tarball);
    expect(readFileSync(path.join(again, 'downloads', name)).equals(bytes)).toBe(true);
    const digest = createHash('sha256').update(bytes).digest('hex');
    expect(readFileSync(`${tarball}.sha256`, 'utf8')).toBe(`${digest}  ${name}\n`);
    rmSync(again, {recursive: true});
  });

  it('installs offline, without dependencies, with README and licences', () => {
    const installed = path.join(folder, 'node_modules/@bonarium/fiscal');
    const read = (file: string): string => readFileSync(path.join(installed, file), 'utf8');
    expect(JSON.parse(read('package.json'))).not.toHaveProperty('dependencies');
    expect(read('README.md')).toContain('fiscal check');
    expect(read('LICENSE')).toContain('MIT License');
    expect(read('THIRD-PARTY-NOTICES')).toContain('Paul Miller');
  });

  it.each<[string, string, number]>([
    ['unchanged', own, 0],
    ['unchanged, brainpool', PUBLISHED_CODES[1].code, 0],
    ['unchanged, DEP7', toAustrianDep7(), 0],
    ['changed', own.replace('11.90', '12.90'), 1],
    ['no document', 'hello world', 2],
  ])('exits by the result: %s', (_, input, status) => {
    expect(run(input).status).toBe(status);
  });

  it('prints text, JSON and SARIF', () => {
    expect(run(own).stdout).toMatch(/^stdin: Unchanged since signing/);
    expect(JSON.parse(run(own, '--format', 'json').stdout)).toMatchObject({verdict: 'unchanged'});
    const sarif = JSON.parse(run(own.replace('11.90', '12.90'), '--format', 'sarif').stdout);
    expect(sarif.runs[0].results[0]).toMatchObject({
      ruleId: 'de.signature.differs',
      level: 'error',
    });
  });

  it('says what is wrong with its arguments', () => {
    expect(run(own, '--format', 'xml')).toMatchObject({status: 2, stdout: ''});
    expect(run(own, '--certificate', 'missing.pem').stderr).toContain('missing.pem');
  });

  it('has types that a strict program accepts', () => {
    writeFileSync(
      path.join(folder, 'use.mts'),
      "import {check, type Report} from '@bonarium/fiscal';\nimport {checkGermanReceipt} from '@bonarium/fiscal/germany';\nexport const report: Promise<Report> = check('');\nexport const other: Promise<Report> = checkGermanReceipt('');\n",
    );
    const tsc = path.resolve(__dirname, '../../../node_modules/typescript/bin/tsc');
    const {stdout, status} = spawnSync(
      process.execPath,
      [tsc, '--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2022', 'use.mts'],
      {cwd: folder, encoding: 'utf8'},
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  }, 60_000);
});
