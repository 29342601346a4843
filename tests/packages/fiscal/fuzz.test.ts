import {describe, expect, it} from 'vitest';
import {check, recognise} from '@bonarium/fiscal';
import {parseAustrianCode} from '@bonarium/fiscal/austria';
import {parseReceiptCode, toReceiptCode} from '@bonarium/fiscal/germany';
import {parseVerifactuRecords, readQrAddress} from '@bonarium/fiscal/spain';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {austrianReceipt} from '../../receipts/austria';
import {verifactuReceipt} from '../../receipts/verifactu';
import {ticketbaiReceipt} from '../../receipts/ticketbai';
import {createRandom} from '../../support/fuzz';
import {toAustrianDep7, toFrenchArchive, toItalianJournal} from '../../support/fiscalInputs';
import {toRecordsXml} from '../../support/verifactuXml';

const COUNT = 10_000;
const seeds: Readonly<Record<string, string>> = {
  german: toReceiptCode(germanReceipt),
  austrian: austrianReceipt.records.sale.code,
  jws: austrianReceipt.records.sale.jws,
  verifactu: toRecordsXml(),
  address: verifactuReceipt.receipt.qrUrl,
  ticketbai: ticketbaiReceipt.receipt.signature.qrUrl,
};
const PIECES = [
  '',
  ';',
  '_',
  '.',
  '<',
  '>',
  '&',
  '"',
  '\0',
  '\ud800',
  '%',
  '%zz',
  '=',
  '🙂',
  '{',
  '[',
];

/** Whole numbers below a bound, the same for the same seed. */
function createBelow(seed: number): (below: number) => number {
  const random = createRandom(seed);
  return (below) => Math.floor(random() * below);
}

/** A text with up to eight pieces cut, doubled, or replaced. */
function damage(text: string, random: (below: number) => number): string {
  let damaged = text;
  for (let times = random(8) + 1; times > 0; times -= 1) {
    const start = random(damaged.length + 1);
    const end = start + random(40);
    const kept = [PIECES[random(PIECES.length)] ?? '', damaged.slice(start, end).repeat(2)];
    damaged = damaged.slice(0, start) + (kept[random(2)] ?? '') + damaged.slice(end);
  }
  return damaged;
}

describe.each<[string, string, (text: string) => unknown]>([
  ['parseReceiptCode', 'german', parseReceiptCode],
  ['parseAustrianCode', 'austrian', parseAustrianCode],
  ['parseAustrianCode', 'jws', parseAustrianCode],
  ['parseVerifactuRecords', 'verifactu', parseVerifactuRecords],
  ['readQrAddress', 'address', readQrAddress],
  ['readQrAddress', 'ticketbai', readQrAddress],
  ['recognise', 'german', recognise],
])('%s on damaged texts (%s)', (_, name, parse) => {
  it(`neither crashes nor hangs on ${COUNT} texts`, () => {
    const random = createBelow(11);
    let slowest = 0;
    for (let count = 0; count < COUNT; count += 1) {
      const text = damage(seeds[name] ?? '', random);
      const start = performance.now();
      parse(text);
      slowest = Math.max(slowest, performance.now() - start);
    }
    expect(slowest).toBeLessThan(1000);
  });
});

describe('check on damaged files', () => {
  it.each<[string, string]>([
    ['DEP7', toAustrianDep7()],
    ['Italian journal', JSON.stringify(toItalianJournal())],
    ['French archive', JSON.stringify(toFrenchArchive())],
  ])(
    'never throws: %s',
    async (_, text) => {
      const random = createBelow(13);
      for (let count = 0; count < COUNT; count += 1)
        expect((await check(damage(text, random))).verdict).not.toBe('genuine');
    },
    300_000,
  );

  it('never throws if a value has another type', async () => {
    for (const file of [JSON.parse(toAustrianDep7()), toItalianJournal(), toFrenchArchive()])
      for (const value of [null, 7, 'x', [], {}, [null], [7], [{}]])
        for (const name of Object.keys(file as object)) {
          const report = await check(JSON.stringify({...(file as object), [name]: value}));
          expect(['unchanged', 'changed-or-incomplete', 'cannot-tell']).toContain(report.verdict);
        }
  });
});
