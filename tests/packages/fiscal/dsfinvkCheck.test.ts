import {generateKeyPairSync, sign, createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check} from '@bonarium/fiscal';
import {toLogMessage, type ExportClosing} from '@bonarium/fiscal/germany';
import {germanClosing, germanMaster, toGermanExportFiles, toZip} from '../../support/germanExport';

type Files = Record<string, string | Uint8Array>;
const files = toGermanExportFiles();
const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);
const NONE = ['de.export.signature-fits', 'de.export.scope'];

/** The files with one text of a file replaced, which must be there. */
function change(file: string, from: string | RegExp, to: string): Files {
  const before = files[file] ?? '';
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from}`);
  return {...files, [file]: after};
}

function without(file: string): Files {
  return Object.fromEntries(Object.entries(files).filter(([name]) => name !== file));
}

describe('an export', () => {
  it.each([false, true])(
    'has intact signatures and agreeing sums (stored: %s)',
    async (isStored) => {
      const report = await check(toZip(files, isStored));
      expect(report).toMatchObject({kind: 'de-dsfinvk', regime: 'DE', verdict: 'cannot-tell'});
      expect(codesOf(report.findings)).toEqual(NONE);
      expect(report.facts).toEqual({closings: '1', transactions: '3', signatures: '3'});
    },
  );

  it.each<[code: string, at: RegExp, Files]>([
    ['index-missing', /^index\.xml$/, without('index.xml')],
    ['index-xml', /^index\.xml$/, change('index.xml', '</DataSet>', '')],
    ['index-xml', /^index\.xml$/, change('index.xml', '.dtd"', '.dtd" [<!ENTITY a "b">]')],
    ['index-file', /^index\.xml$/, change('index.xml', '>vat.csv<', '>vats.csv<')],
    ['index-table', /^index\.xml$/, change('index.xml', '>vat.csv<', '>vats.csv<')],
    ['index-columns', /^index\.xml:\d+$/, change('index.xml', '>BON_NR<', '>BON_NUMMER<')],
    ['index-form', /^index\.xml:\d+$/, change('index.xml', '>;</Col', '>,</Col')],
    ['index-form', /^index\.xml:\d+$/, change('index.xml', '>5</Accuracy>', '>2</Accuracy>')],
    ['file-missing', /^transactions\.csv$/, without('transactions.csv')],
    ['file-unknown', /^notes\.txt$/, {...files, 'notes.txt': ''}],
    ['folder', /^a\/vat\.csv$/, {...without('vat.csv'), 'a/vat.csv': files['vat.csv'] ?? ''}],
    ['encoding', /^vat\.csv$/, {...files, 'vat.csv': Uint8Array.of(0xff, 0xfe)}],
    ['quotes', /^lines\.csv:2$/, change('lines.csv', '"Cappuccino"', '"Cappu"ccino"')],
    ['columns', /^lines\.csv:1:ARTIKEL$/, change('lines.csv', '"ARTIKELTEXT"', '"ARTIKEL"')],
    ['cells', /^payment\.csv:2$/, change('payment.csv', /\r\n"([^\r]*)\r/, '\r\n"$1;1\r')],
    ['key-empty', /^transactions\.csv:2:BON_ID$/, change('transactions.csv', /"B-[^"]*"/, '""')],
    [
      'length',
      /:3:BON_NAME$/,
      change('transactions.csv', '"Beleg";""', `"Beleg";"${'x'.repeat(61)}"`),
    ],
    ['number', /^lines\.csv:\d:STK_BR$/, change('lines.csv', '3,70000', '3.70000')],
    ['flag', /^lines\.csv:2:P_STORNO$/, change('lines.csv', /;"0";/, ';"nein";')],
    [
      'time',
      /^transactions\.csv:3:BON_START$/,
      change('transactions.csv', '2026-11-20T09:41:02Z', '20.11.2026 09:41'),
    ],
    ['code', /^datapayment\.csv:\d:ZAHLART_TYP$/, change('datapayment.csv', '"Bar"', '"Cash"')],
    ['key-twice', /^vat\.csv:3:UST_SCHLUESSEL$/, change('vat.csv', /(\r\n[^\r]*)/, '$1$1')],
    ['key-missing', /^lines\.csv:\d:BON_ID$/, change('lines.csv', '"B-000318"', '"B-999999"')],
    [
      'key-missing',
      /^lines_vat\.csv:\d+:POS_ZEILE$/,
      change('lines_vat.csv', /"B-000318";"1"/, '"B-000318";"9"'),
    ],
    ['key-missing', /:UST_SCHLUESSEL$/, change('vat.csv', /\r\n[^\r]*/, '')],
    ['key-missing', /:Z_ENDE_ID$/, change('cashpointclosing.csv', 'B-000319', 'B-000320')],
    ['key-missing', /:TSE_ID$/, without('tse.csv')],
    ['split', /:BON_UST$/, change('transactions_vat.csv', '1,90000', '1,80000')],
    [
      'sum',
      /^transactions_vat\.csv:\d+:BON_BRUTTO$/,
      change('transactions_vat.csv', '11,90000', '12,90000'),
    ],
    [
      'sum',
      /^transactions\.csv:3:UMS_BRUTTO$/,
      change('transactions.csv', /17,25(?=.*\r\n.*B-000319)/, '18,25'),
    ],
    [
      'sum',
      /^businesscases\.csv:\d:Z_UMS_NETTO$/,
      change('businesscases.csv', '10,00000', '11,00000'),
    ],
    ['sum', /^businesscases\.csv$/, change('businesscases.csv', /\r\n[^\r]*/, '')],
    ['sum', /^payment\.csv:\d:Z_ZAHLART_BETRAG$/, change('payment.csv', '10,00', '10,01')],
    ['sum', /^cash_per_currency\.csv:2:/, change('cash_per_currency.csv', '10,00', '10,01')],
    [
      'sum',
      /^cashpointclosing\.csv:2:Z_SE_BARZ/,
      change('cashpointclosing.csv', /10,00(\r\n)$/, '10,01$1'),
    ],
    ['payments', /^transactions\.csv:3:UMS_BRUTTO$/, change('datapayment.csv', '7,25', '7,20')],
    ['signature-differs', /:TSE_TA_SIG$/, change('transactions_tse.csv', '^11.90_', '^11.80_')],
    ['signature-differs', /:TSE_TA_SIG$/, change('transactions_tse.csv', ';9877;', ';9878;')],
    [
      'signature-differs',
      /:TSE_TA_SIG$/,
      change('cashregister.csv', 'MORGENROT-KASSE-01', 'MORGENROT-KASSE-02'),
    ],
    ['unsigned', /:TSE_TA_SIG$/, change('transactions_tse.csv', /"aUuT[^"]*"/, '""')],
    [
      'outage',
      /:TSE_TA_FEHLER$/,
      change('transactions_tse.csv', /"aUuT[^"]*";""/, '"";"Strom weg"'),
    ],
    [
      'tse-row',
      /^transactions\.csv:3:BON_ID$/,
      change('transactions_tse.csv', /"[^"]*";"[^"]*";42;"B-000318"[^\r]*\r\n/, ''),
    ],
    ['number-twice', /:TSE_TANR$/, change('transactions_tse.csv', ';4711;', ';4710;')],
    ['counter-twice', /:TSE_TA_SIGZ$/, change('transactions_tse.csv', ';9877;', ';9875;')],
    ['serial', /^tse\.csv:2:TSE_SERIAL$/, change('tse.csv', '86a21a50', '86a21a51')],
    ['certificate-missing', /^tse\.csv:2:/, change('tse.csv', /"MII[^;]*"/, '""')],
    ['certificate-form', /^tse\.csv:2:/, change('tse.csv', '"MII', '"NII')],
    [
      'key-unreadable',
      /:TSE_TA_SIG$/,
      change('tse.csv', 'ecdsa-plain-SHA256', 'ecsdsa-plain-SHA256'),
    ],
  ])('reveals de.export.%s at %s', async (code, at, changed) => {
    const {findings, verdict} = await check(toZip(changed));
    const places = findings.filter((one) => one.code === `de.export.${code}`).map((one) => one.at);
    expect(places.filter((place) => at.test(place))).not.toEqual([]);
    expect(verdict).not.toBe('unchanged');
  });

  it('names the mistake behind a signature that doesn’t fit', async () => {
    const local = change(
      'transactions_tse.csv',
      '2026-11-20T09:41:37.000Z',
      '2026-11-20T10:41:37.000Z',
    );
    const {findings} = await check(toZip(local));
    expect(findings).toContainEqual(
      expect.objectContaining({
        code: 'de.mistake.local-time',
        at: expect.stringMatching(/:TSE_TA_ENDE$/),
      }),
    );
  });

  it('compares the signed sums with the tables', async () => {
    const moved = Object.entries(files).map(([name, text]): [string, string] => [
      name,
      text.replaceAll('"girocard"', '"Bar"').replaceAll('"ECKarte";"Bar"', '"Bar";"Bar"'),
    ]);
    const {findings} = await check(toZip(Object.fromEntries(moved)));
    expect(codesOf(findings)).toContain('de.export.process-differs');
  });

  it('rebuilds the signed data of a receipt if the file leaves it out', async () => {
    const {findings} = await check(toZip(change('transactions_tse.csv', /"Beleg\^[^"]*"/g, '""')));
    expect(codesOf(findings)).toEqual(NONE);
  });

  it('checks a chain of brainpool signatures in DER', async () => {
    const {findings} = await check(toZip(toGermanExportFiles(...sealWithBrainpool())));
    expect(codesOf(findings)).toEqual([NONE[0], 'de.export.certificate-missing', NONE[1]]);
  });
});

/** The example closing, signed by a TSE with another curve, log version and encoding. */
function sealWithBrainpool(): [ExportClosing, typeof germanMaster] {
  const {privateKey, publicKey} = generateKeyPairSync('ec', {namedCurve: 'brainpoolP256r1'});
  const point = publicKey.export({format: 'der', type: 'spki'}).subarray(-65);
  const serialNumber = createHash('sha256').update(point).digest('hex');
  const transactions = germanClosing.transactions.map((one) => {
    const signed = one.security.tss_transaction;
    if (!signed) return one;
    const message = toLogMessage(
      {
        operation: 'finishTransaction',
        clientSerialNumber: germanMaster.register.serial_number,
        processType: signed.process_type,
        processData: signed.process_data,
        transactionNumber: signed.number,
        tssSerialNumber: serialNumber,
        signatureCounter: signed.signature_counter,
        time: signed.timestamp_end,
      },
      {logVersion: 2, hash: 'SHA-256', time: 'unixTime'},
    );
    const signature = sign('sha256', message, privateKey).toString('base64');
    return {...one, security: {tss_transaction: {...signed, signature}}};
  });
  const tss = {
    ...germanMaster.tss,
    public_key: point.toString('base64'),
    serial_number: serialNumber,
    certificate: '',
  };
  return [
    {...germanClosing, transactions},
    {...germanMaster, tss},
  ];
}

describe('an archive', () => {
  const bytes = toZip(files);
  const changeByte = (at: number): Uint8Array =>
    bytes.map((byte, index) => (index === at ? byte ^ 1 : byte));

  it.each<[string, Uint8Array]>([
    ['zip-form', bytes.subarray(0, -30)],
    ['zip-form', changeByte(0)],
    ['zip-checksum', changeByte(200)],
    ['none', toZip({'a.txt': 'x'})],
  ])('reveals de.export.%s', async (code, damaged) => {
    const report = await check(Uint8Array.of(0x50, 0x4b, 3, 4, ...damaged.subarray(4)));
    const first =
      code === 'zip-form' && damaged[0] !== 0x50 ? 'de.export.signature-fits' : `de.export.${code}`;
    expect(codesOf(report.findings)[0]).toBe(first);
  });

  it('refuses more content than it may have, and what is encrypted', async () => {
    const large = toZip({'index.xml': 'x'});
    const view = new DataView(large.buffer);
    const entry = large.length - 22 - 46 - 'index.xml'.length;
    view.setUint32(entry + 24, 600_000_000, true);
    expect(codesOf((await check(large)).findings)).toEqual(['de.export.zip-size']);
    view.setUint32(entry + 24, 2, true);
    expect(codesOf((await check(large)).findings)).toEqual(['de.export.zip-checksum']);
    view.setUint16(entry + 8, 1, true);
    expect(codesOf((await check(large)).findings)).toEqual(['de.export.zip-method']);
  });
});
