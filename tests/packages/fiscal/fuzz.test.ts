import {describe, expect, it} from 'vitest';
import {check, recognise} from '@bonarium/fiscal';
import {parseAustrianCode} from '@bonarium/fiscal/austria';
import {EXPORT_FILES, parseReceiptCode, readTseLog, toReceiptCode} from '@bonarium/fiscal/germany';
import {parseVerifactuRecords, readQrAddress} from '@bonarium/fiscal/spain';
import {toUtf8} from '../../../src/packages/fiscal/src/bytes';
import {readExportFile} from '../../../src/packages/fiscal/src/dsfinvkFile';
import {checkExportIndex} from '../../../src/packages/fiscal/src/dsfinvkIndex';
import {readTar} from '../../../src/packages/fiscal/src/tar';
import {readZip} from '../../../src/packages/fiscal/src/zip';
import {germanReceipt} from '../../../src/data/receipts/germany';
import {austrianReceipt} from '../../receipts/austria';
import {verifactuReceipt} from '../../receipts/verifactu';
import {ticketbaiReceipt} from '../../receipts/ticketbai';
import {createRandom} from '../../support/fuzz';
import {toAustrianDep7, toFrenchArchive, toItalianJournal} from '../../support/fiscalInputs';
import {toGermanExportFiles, toZip} from '../../support/germanExport';
import {toArchive, toArchiveFiles} from '../../support/tseArchive';
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

/** Files of a few records: a longer file takes more time, but has no other parts. */
const dep7 = JSON.parse(toAustrianDep7()) as {
  'Belege-Gruppe': {'Belege-kompakt': string[]}[];
};
for (const group of dep7['Belege-Gruppe']) group['Belege-kompakt'].splice(2);
const {journal, documents = [], replays = [], ...italian} = toItalianJournal();
const french = Object.fromEntries(
  Object.entries(toFrenchArchive()).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.slice(0, 1) : value,
  ]),
);
const small: Readonly<Record<string, unknown>> = {
  DEP7: dep7,
  'Italian journal': {
    ...italian,
    journal: journal.slice(0, 2),
    documents: documents.slice(0, 1),
    replays: replays.slice(0, 1),
  },
  'French archive': french,
};

describe('parsers of damaged files', () => {
  const tables = Object.entries(toGermanExportFiles());
  // Two tables are enough.
  const index = (tables[0]?.[1] ?? '').replace(/(<Table>.*<\/Table>\n){13}/, '');
  const archive = toArchiveFiles();
  const tar = toArchive(archive);
  const logs = archive.filter(({path}) => path.endsWith('.log'));
  const damageBytes = (bytes: Uint8Array, random: (below: number) => number): Uint8Array => {
    const damaged = bytes.slice(0, random(3) === 0 ? random(bytes.length) : bytes.length);
    for (let times = random(6); times > 0; times -= 1)
      damaged[random(damaged.length)] = random(256);
    return damaged;
  };

  it.each<[string, (count: number, random: (below: number) => number) => unknown]>([
    [
      'a table of DSFinV-K',
      (count, random) => {
        const [name = '', text = ''] = tables[1 + (count % (tables.length - 1))] ?? [];
        const form = EXPORT_FILES[name];
        return form && readExportFile(name, toUtf8(damage(text, random)), form);
      },
    ],
    [
      'index.xml',
      (_, random) => checkExportIndex(damage(index, random), new Set(['vat.csv'])),
    ],
    ['a TAR archive', (_, random) => readTar(damageBytes(tar, random))],
    [
      'a log message',
      (count, random) =>
        readTseLog(damageBytes(logs[count % logs.length]?.content ?? new Uint8Array(), random)),
    ],
  ])(`neither crash nor hang on ${COUNT} inputs: %s`, (_, parse) => {
    const random = createBelow(17);
    let slowest = 0;
    for (let count = 0; count < COUNT; count += 1) {
      const start = performance.now();
      parse(count, random);
      slowest = Math.max(slowest, performance.now() - start);
    }
    expect(slowest).toBeLessThan(1000);
  });

  it(`never crash on ${COUNT} inputs: a ZIP archive`, async () => {
    const random = createBelow(19);
    const zip = toZip({'index.xml': 'x', 'vat.csv': tables[4]?.[1] ?? ''}, true);
    for (let count = 0; count < COUNT; count += 1)
      expect(await readZip(damageBytes(zip, random), 1_000_000)).toBeDefined();
  }, 60_000);
});

describe('check on damaged files', () => {
  it.each<[string, string]>(
    Object.entries(small).map(([name, file]) => [name, JSON.stringify(file)]),
  )(
    'never throws: %s',
    async (_, text) => {
      const random = createBelow(13);
      for (let count = 0; count < COUNT; count += 1)
        expect((await check(damage(text, random))).verdict).not.toBe('genuine');
    },
    120_000,
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
