import {describe, expect, it} from 'vitest';
import {check, toSentence, type Finding} from '@bonarium/fiscal';
import {frenchReceipt} from '../../receipts/france';
import {italianReceipt} from '../../receipts/italy';
import {toRecord} from '../../../src/packages/fiscal/src/report';
import {toFrenchArchive, toItalianJournal} from '../../support/fiscalInputs';

const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);

describe('an Italian journal', () => {
  it('is unchanged with its replays', async () => {
    const {documents: _, replays = [], ...signed} = toItalianJournal();
    const hashed = replays.map(({seed, recordedAt, gross, hash}) => ({
      seed,
      recordedAt,
      gross,
      hash,
    }));
    const report = await check(JSON.stringify({...signed, replays: hashed}));
    expect(report).toMatchObject({kind: 'it-journal', verdict: 'unchanged'});
    expect(codesOf(report.findings)).toEqual(['it.journal.signature-fits', 'it.replay.fits']);
  });

  it('fits with its documents, which no signature covers', async () => {
    const report = await check(JSON.stringify(toItalianJournal()));
    expect(report).toMatchObject({kind: 'it-journal', verdict: 'cannot-tell'});
    const [uncovered] = report.findings.filter(({code}) => code === 'input.uncovered');
    expect(uncovered?.values.names).toContain('documents[].lines[].text');
    expect(uncovered?.values.names).not.toContain('journal[].');
    expect(codesOf(report.findings)).toContain('it.replay.fits');
    expect(codesOf(report.findings)).toContain('it.document.sums-fit');
  });

  it.each<[string, (text: string) => string]>([
    ['it.journal.signature', (text) => text.replace('"total":"18.20"', '"total":"18.30"')],
    ['it.journal.sequence', (text) => text.replace('"sequence":3', '"sequence":4')],
    ['it.journal.certificate', (text) => text.replace('MIIB', 'NIIB')],
    ['it.document.split', (text) => text.replace('"net":"8.00"', '"net":"8.01"')],
    ['it.document.payments', (text) => text.replace('"amount":"10.00"', '"amount":"11.00"')],
    [
      'it.document.lottery',
      (text) => text.replace('"lines":[{', '"lotteryCode":"K7QX2M9A","lines":[{'),
    ],
    ['it.replay.differs', (text) => text.replace('emergenza-0001', 'emergenza-0003')],
    ['input.shape', (text) => text.replace('"systemId":"', '"systemId":1,"x":"')],
  ])('reveals %s', async (expected, change) => {
    const text = JSON.stringify(toItalianJournal());
    expect(change(text)).not.toBe(text);
    const report = await check(change(text));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).not.toBe('unchanged');
  });

  it('names a record in one line, whatever its number is', () => {
    const hostile = `4117\n- error: forged\u001b[2J\u202e${'9'.repeat(200)}`;
    const record = toRecord(hostile, '2026-11-20T09:58:20+01:00');
    expect(record).toMatch(/^4117 - error: forged \[2J 9+ \(2026-11-20T09:58:20\+01:00\)$/);
    expect(record.length).toBeLessThan(80);
    expect(toRecord(4117, undefined)).toBe('4117');
  });

  it('names the number and the time of each record, or only the time', async () => {
    const text = JSON.stringify(toItalianJournal())
      .replace('"total":"18.20"', '"total":"18.30"')
      .replace('emergenza-0001', 'emergenza-0003');
    const {findings} = await check(text);
    const find = (code: string): Finding | undefined => findings.find((one) => one.code === code);
    expect(find('it.journal.signature')).toMatchObject({
      at: 'journal[1]',
      record: '4117 (2026-11-20T09:58:20+01:00)',
    });
    expect(toSentence(find('it.journal.signature')!)).toMatch(
      / Receipt or record: 4117 \(2026-11-20T09:58:20\+01:00\)\.$/,
    );
    expect(find('it.replay.differs')?.record).toMatch(/^2026-[\dT:+-]+$/);
    expect(find('input.uncovered')).not.toHaveProperty('record');
  });
});

describe('a French archive', () => {
  it('names the ticket of a finding', async () => {
    const text = JSON.stringify(toFrenchArchive()).replace('"gross":"4.05"', '"gross":"4.06"');
    const {findings} = await check(text);
    expect(findings.find(({at}) => at === 'documents[0]')?.record).toBe(
      'T-000001 (2026-11-19T18:02:24+01:00)',
    );
  });

  it('fits with closings, extracts and replays, but signatures leave out lines', async () => {
    const report = await check(JSON.stringify(toFrenchArchive()));
    expect(report).toMatchObject({kind: 'fr-archive', verdict: 'cannot-tell'});
    expect(codesOf(report.findings)).toEqual(['fr.archive.signature-fits', 'input.uncovered']);
    expect(report.findings[1]?.values.names).toContain('documents[].lines[].text');
  });

  it.each<[string, (text: string) => string]>([
    ['fr.archive.signature', (text) => text.replace('"number":1,"reason"', '"number":2,"reason"')],
    ['fr.archive.sequence', (text) => text.replace('"sequence":2', '"sequence":3')],
    ['fr.archive.certificate', (text) => text.replace('MIIB', 'NIIB')],
    ['fr.extract.differs', (text) => text.replace(/"extract":"./, '"extract":"!')],
    ['fr.closing.perpetual', (text) => text.replace(/("perpetualTotal":")\d/, '$19')],
    ['fr.closing.grand-total', (text) => text.replace(/("grandTotal":")\d/, '$19')],
    ['fr.replay.differs', (text) => text.replace(/("seed":")./, '$1!')],
    ['input.shape', (text) => text.replace('"till":"', '"till":1,"x":"')],
  ])('reveals %s', async (expected, change) => {
    const text = JSON.stringify(toFrenchArchive());
    expect(change(text)).not.toBe(text);
    const report = await check(change(text));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).not.toBe('unchanged');
  });
});

describe('a number', () => {
  it.each([
    [italianReceipt.merchant.partitaIva, 'it-partita-iva', 'it.partita-iva.fits'],
    ['00743110158', 'it-partita-iva', 'it.partita-iva.differs'],
    [
      italianReceipt.merchant.appointee.codiceFiscale,
      'it-codice-fiscale',
      'it.codice-fiscale.fits',
    ],
    ['RSSMRA85T10A562T', 'it-codice-fiscale', 'it.codice-fiscale.differs'],
    ['DCW2026/4873-0619', 'it-number', 'it.number.authority'],
    ['0124-0001', 'it-number', 'it.number.local'],
    ['K7QX2M9A', 'it-lottery-code', 'it.lottery.form'],
    [frenchReceipt.merchant.siren, 'fr-siren', 'fr.siren.fits'],
    ['732829321', 'fr-siren', 'fr.siren.differs'],
    [frenchReceipt.merchant.siret, 'fr-siret', 'fr.siret.fits'],
    ['73282932000075', 'fr-siret', 'fr.siret.differs'],
    [frenchReceipt.merchant.vatId, 'fr-vat-number', 'fr.vat.fits'],
    ['FR45732829320', 'fr-vat-number', 'fr.vat.differs'],
    ['B9041', 'fr-certificate-code', 'fr.certificate.form'],
  ])('%s is %s: %s', async (text, kind, expected) => {
    const report = await check(text);
    expect(report.kind).toBe(kind);
    expect(codesOf(report.findings)[0]).toBe(expected);
    expect(report.verdict).toBe(/differs/.test(expected) ? 'changed-or-incomplete' : 'cannot-tell');
  });
});

describe('anything else', () => {
  it.each(['', ' ', 'hello world', '{}', '[]', '<a/>', 'https://example.com/'])(
    '“%s” can’t be told',
    async (text) => expect((await check(text)).verdict).toBe('cannot-tell'),
  );

  it('is recognised from bytes too', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(toFrenchArchive()));
    expect((await check(bytes)).kind).toBe('fr-archive');
  });
});
