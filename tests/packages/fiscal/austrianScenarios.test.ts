import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';
import {toDep7File} from '@bonarium/fiscal/austria';
import {runScenario, type Scenario} from '../../support/austrianRegister';

const NONE = {
  taxSetNormal: 0,
  taxSetErmaessigt1: 0,
  taxSetErmaessigt2: 0,
  taxSetNull: 0,
  taxSetBesonders: 0,
};
const KINDS = ['START', 'STANDARD', 'TRAINING', 'STANDARD', 'STORNO', 'NULL'] as const;
/** Every kind of receipt, three signature units, one of which fails for a while. */
const own: Scenario = {
  cashBoxId: 'KASSE-1',
  base64AesKey: Buffer.alloc(32, 7).toString('base64'),
  numberOfSignatureDevices: 3,
  cashBoxInstructionList: Array.from({length: 18}, (_, index) => {
    const kind = index === 0 ? 'START' : (KINDS[(index % (KINDS.length - 1)) + 1] ?? 'NULL');
    const isZero = kind === 'START' || kind === 'NULL';
    return {
      receiptIdentifier: `KASSE-1-${index + 1}`,
      dateToUse: `2026-11-02T08:${String(index).padStart(2, '0')}:00`,
      usedSignatureDevice: index % 3,
      signatureDeviceDamaged: [5, 6, 7].includes(index),
      typeOfReceipt: `${kind}_BELEG` as const,
      simplifiedReceipt: isZero
        ? NONE
        : {...NONE, taxSetNormal: 12.4, taxSetBesonders: kind === 'STORNO' ? -3.2 : 3.2},
    };
  }),
};

/** A folder with the ministry's scenarios, which are not part of this repository. */
const folder = process.env.BMF_SCENARIOS;
const official = (folder ? readdirSync(folder) : [])
  .filter((name) => /^TESTSUITE_TEST_SZENARIO_\d\.json$/.test(name))
  .map((name): [string, Scenario] => [
    name,
    JSON.parse(readFileSync(path.join(folder ?? '', name), 'utf8')) as Scenario,
  ]);

describe.each([['our own scenario', own] as const, ...official])('%s', (_, scenario) => {
  const receipts = runScenario(scenario);
  const options = {aesKey: scenario.base64AesKey};
  const checkAll = async (jws: readonly string[]) =>
    check(JSON.stringify(toDep7File('', [], jws)), options);

  it('is unchanged as a DEP7 file without certificates', async () => {
    const {verdict, findings} = await checkAll(receipts);
    const serious = findings.filter(({severity}) => /error|incomplete/.test(severity));
    expect(serious).toEqual([]);
    expect(verdict).toBe('unchanged');
    const common = findings.filter(({code}) => code === 'at.signature.common-key');
    expect(common).toHaveLength(scenario.numberOfSignatureDevices);
  });

  it('is unchanged under the name that the format has had since seals are allowed', async () => {
    const text = JSON.stringify(toDep7File('', [], receipts));
    const renamed = text.replace('Signaturzertifikat', 'Signatur- bzw. Siegelzertifikat');
    expect((await check(renamed, options)).verdict).toBe('unchanged');
  });

  it('shows each receipt that was replaced', async () => {
    const others = runScenario(scenario);
    for (const place of [1, Math.floor(receipts.length / 2), receipts.length - 1]) {
      const changed = receipts.map((one, index) => (index === place ? (others[index] ?? '') : one));
      const {verdict, findings} = await checkAll(changed);
      expect(verdict).toBe('changed-or-incomplete');
      expect(findings.some(({at}) => at.startsWith(`groups[0].receipts[${place}]`))).toBe(true);
    }
  });
});

it('says that a single receipt of a unit can’t be checked without its certificate', async () => {
  const [first = ''] = runScenario(own);
  const {verdict, findings} = await check(JSON.stringify(toDep7File('', [], [first])));
  expect(verdict).toBe('cannot-tell');
  expect(findings.map(({code}) => code)).toContain('at.signature.no-key');
});
