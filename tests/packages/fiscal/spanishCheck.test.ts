import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {check, type Report} from '@bonarium/fiscal';
import {toCrc8} from '@bonarium/fiscal/spain';
import {ticketbaiReceipt} from '../../receipts/ticketbai';
import {verifactuReceipt} from '../../receipts/verifactu';
import {readExamples} from '../../support/spanishArtefacts';
import {
  toCoveredXml,
  toEventXml,
  toRecordsXml,
  toRegistrationXml,
} from '../../support/verifactuXml';

const toCoverageOf = ({fields}: Report, field: string): string | undefined =>
  fields.find(({name}) => name === field)?.coverage;
const codesOf = (findings: readonly {code: string}[]): string[] => findings.map(({code}) => code);
const examples = readExamples('static/openapi/sign-es/local/v0.yaml').filter(
  ({operationId}) => operationId === 'retrieveInvoiceFile',
);
const fileOf = (name: string): string =>
  examples.find((example) => example.name === name)?.value as string;

describe('Veri*factu records', () => {
  const xml = toRecordsXml();

  it('fit in the whole chain of the example, whose names no hash covers', async () => {
    const report = await check(xml);
    expect(report).toMatchObject({kind: 'es-verifactu-xml', verdict: 'cannot-tell'});
    expect(report.findings.filter(({severity}) => /error|incomplete/.test(severity))).toEqual([
      expect.objectContaining({
        code: 'input.uncovered',
        values: {names: 'RegistroAlta.NombreRazonEmisor'},
      }),
    ]);
    expect(report.facts.records).toBe(String(verifactuReceipt.chain.length));
    expect(report.findings.filter(({code}) => code === 'es.chain.fits')).toHaveLength(
      verifactuReceipt.chain.length - 1,
    );
  });

  it('are unchanged if they have nothing but what the hash covers', async () => {
    expect((await check(toCoveredXml(xml))).verdict).toBe('unchanged');
    expect((await check(toCoveredXml(toEventXml()))).verdict).toBe('unchanged');
  });

  it.each([
    [
      'RegistroAlta.NombreRazonEmisor',
      (text: string) =>
        text.replace('</TipoHuella>', '</TipoHuella><NombreRazonEmisor>A</NombreRazonEmisor>'),
    ],
    ['RegistroAlta.IDVersion', (text: string) => text.replace('<IDVersion>1.0', '<IDVersion>1.1')],
    [
      'RegistroAlta.ImporteTotal',
      (text: string) => text.replace('</ImporteTotal>', ' </ImporteTotal>'),
    ],
    ['attributes', (text: string) => text.replace('<RegistroAlta>', '<RegistroAlta a="b">')],
    ['comments', (text: string) => text.replace('<RegistroAlta>', '<RegistroAlta><!-- a -->')],
    ['RegistroAlta.IDFactura', (text: string) => text.replace('<IDFactura>', '<IDFactura>a')],
  ])('can’t be told with %s, which no hash covers', async (name, change) => {
    const text = change(toCoveredXml(xml));
    expect(text).not.toBe(toCoveredXml(xml));
    const report = await check(text);
    expect(report.verdict).toBe('cannot-tell');
    expect(report.findings).toContainEqual(
      expect.objectContaining({code: 'input.uncovered', values: {names: name}}),
    );
  });

  it('fit in the signed file of the specification', async () => {
    const report = await check(fileOf('noVerifactu'));
    expect(report.verdict).toBe('cannot-tell');
    expect(codesOf(report.findings)).toContain('es.hash.fits');
    expect(codesOf(report.findings)).toContain('es.record.signature');
  });

  it('show which fields the hash covers', async () => {
    const {fields} = await check(toRegistrationXml());
    const of = (coverage: string): string[] =>
      fields.filter((field) => field.coverage === coverage).map(({name}) => name);
    expect(of('signature')).toContain('ImporteTotal');
    expect(of('nothing')).toContain('NombreRazonEmisor');
  });

  it.each<[string, string, (text: string) => string]>([
    [
      'an amount',
      'es.hash.differs',
      (text) => text.replace('<ImporteTotal>32.90', '<ImporteTotal>32.91'),
    ],
    [
      'a removed record',
      'es.chain.hash',
      (text) =>
        text.replace(
          /<RegistroAlta>(?:(?!<RegistroAlta>)[\s\S])*?S26-000482<\/NumSerieFactura><Fecha[\s\S]*?<\/RegistroAlta>/,
          '',
        ),
    ],
    [
      'another predecessor',
      'es.chain.identity',
      (text) =>
        text.replace(
          '<RegistroAnterior><IDEmisorFactura>B00482612',
          '<RegistroAnterior><IDEmisorFactura>B00482613',
        ),
    ],
    [
      'a second first record',
      'es.chain.first-again',
      (text) =>
        text.replace(
          /<RegistroAnterior>[\s\S]*?<\/RegistroAnterior>/,
          '<PrimerRegistro>S</PrimerRegistro>',
        ),
    ],
    [
      'a missing field',
      'es.record.field',
      (text) => text.replace(/<TipoFactura>.*?<\/TipoFactura>/, ''),
    ],
    [
      'another algorithm',
      'es.hash.algorithm',
      (text) => text.replace('<TipoHuella>01', '<TipoHuella>02'),
    ],
    ['a broken tag', 'input.xml', (text) => text.replace('</TipoHuella>', '')],
  ])('reveal %s', async (_, expected, change) => {
    expect(change(xml)).not.toBe(xml);
    const report = await check(change(xml));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
  });

  it('accept both spellings of an amount', async () => {
    const report = await check(toRegistrationXml({ImporteTotal: '32.9'}));
    expect(report.verdict).toBe('cannot-tell');
    expect(codesOf(report.findings)).toContain('es.hash.amount-form');
  });

  it.each<[string, (input: string) => string | Uint8Array, string?]>([
    ['es.mistake.url-encoded', (input) => input.replaceAll(':', '%3A').replace('+', '%2B')],
    ['es.mistake.trailing-ampersand', (input) => `${input}&`],
    [
      'es.mistake.missing-previous',
      (input) => input.replace(/&Huella=[^&]*/, '&Huella='),
      'RegistroAnterior.Huella',
    ],
    [
      'es.mistake.no-names',
      (input) =>
        input
          .split('&')
          .map((pair) => pair.split('=')[1])
          .join('&'),
    ],
    [
      'es.mistake.untrimmed',
      (input) =>
        input
          .split('&')
          .map((pair) => `${pair} `)
          .join('&'),
    ],
    [
      'es.mistake.lower-previous',
      (input) =>
        input.replace(/&Huella=[^&]*/, (pair) =>
          pair.replace(/=.*/, (value) => value.toLowerCase()),
        ),
      'RegistroAnterior.Huella',
    ],
    [
      'es.mistake.utc',
      (input) => input.replace('10:41:37+01:00', '09:41:37Z'),
      'FechaHoraHusoGenRegistro',
    ],
    [
      'es.mistake.date-order',
      (input) => input.replace('20-11-2026', '2026-11-20'),
      'FechaExpedicionFactura',
    ],
  ])('name the mistake %s', async (expected, change, field = 'Huella') => {
    const hash = (input: string | Uint8Array): string =>
      createHash('sha256').update(input).digest('hex').toUpperCase();
    const report = await check(toRegistrationXml({}, (input) => hash(change(input))));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(toCoverageOf(report, 'ImporteTotal')).toBe('corrected');
    const place = report.findings.find(({code}) => code === expected)?.at;
    expect(report.fields.find(({at}) => at === place)?.name).toBe(field);
  });

  it('name lower case', async () => {
    const report = await check(
      toRegistrationXml({}, (input) => createHash('sha256').update(input).digest('hex')),
    );
    expect(codesOf(report.findings)).toContain('es.hash.lower-case');
    expect(toCoverageOf(report, 'ImporteTotal')).toBe('corrected');
  });
});

describe('a Veri*factu code', () => {
  const {qrUrl, qrUrlNonVerifiable} = verifactuReceipt.receipt;

  it.each([qrUrl, qrUrlNonVerifiable])('can’t be confirmed offline: %s', async (url) => {
    const report = await check(url);
    expect(report.verdict).toBe('cannot-tell');
    expect(codesOf(report.findings)).toContain('es.qr.no-hash');
  });

  it('fits its record', async () => {
    const report = await check(qrUrl, {record: toRegistrationXml()});
    expect(codesOf(report.findings)).toContain('es.qr.record-fits');
  });

  it('reveals another amount than the record', async () => {
    const report = await check(qrUrl.replace('32.90', '22.90'), {record: toRegistrationXml()});
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(codesOf(report.findings)).toContain('es.qr.record-differs');
  });

  it.each([
    ['es.qr.host', 'prewww2.aeat.es', 'www.aeat.es'],
    ['es.qr.path', 'ValidarQR', 'ValidarQr'],
    ['es.qr.parameter', '&fecha=20-11-2026', ''],
    ['es.qr.extra', 'importe', 'hash=1&importe'],
    ['es.qr.nif', 'B00482612', 'B00482613'],
    ['es.qr.date', '20-11-2026', '31-11-2026'],
    ['es.qr.amount', '32.90', '32,90'],
    ['es.qr.encoding', 'S26-000482', '%E0%A4'],
    ['es.qr.number', 'S26-000482', 'S26%3C482'],
  ])('reveals %s', async (expected, from, to) => {
    const report = await check(qrUrl.replace(from, to));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
  });
});

describe('TicketBAI', () => {
  const {receipt, previous} = ticketbaiReceipt;
  const published = 'TBAI-00000006Y-251019-btFpwP8dcLGAF-237';

  it.each([published, receipt.signature.tbai, previous.signature.tbai])(
    '%s has the right check digits, which prove no signature',
    async (identifier) => {
      const report = await check(identifier);
      expect(report.verdict).toBe('cannot-tell');
      expect(codesOf(report.findings)).toEqual(['es.tbai.crc-fits', 'es.tbai.no-signature']);
    },
  );

  it.each([
    'https://batuz.eus/QRTBAI/?id=TBAI-00000006Y-251019-btFpwP8dcLGAF-237&s=T&nf=27174&i=4.70&cr=007',
    receipt.signature.qrUrl,
  ])('%s has both check digits right', async (url) => {
    const {findings, verdict} = await check(url);
    expect(verdict).toBe('cannot-tell');
    expect(findings.filter(({code}) => code === 'es.tbai.crc-fits')).toHaveLength(2);
  });

  it('is unchanged with its signed file', async () => {
    const file = fileOf('ticketbai');
    expect((await check(file)).verdict).toBe('unchanged');
    expect((await check(receipt.signature.qrUrl, {record: file})).verdict).toBe('unchanged');
    const other = await check(previous.signature.qrUrl, {record: file});
    expect(codesOf(other.findings)).toContain('es.tbai.excerpt-differs');
  });

  it('reveals that the file was changed after signing', async () => {
    const report = await check(fileOf('ticketbai').replace('30.25', '31.25'));
    expect(report.verdict).toBe('changed-or-incomplete');
    expect(codesOf(report.findings)).toContain('es.tbai.signature-differs');
  });

  it('says that a file in another form can’t be checked', async () => {
    const report = await check(fileOf('ticketbai').replaceAll('\n', '\r\n'));
    expect(codesOf(report.findings)).toContain('es.tbai.canonical');
    expect(report.verdict).toBe('cannot-tell');
  });

  it.each([
    ['es.tbai.nif', 'TBAI-00000007Y-251019-btFpwP8dcLGAF-'],
    ['es.tbai.date', 'TBAI-00000006Y-311119-btFpwP8dcLGAF-'],
  ])('reveals %s, even with right check digits', async (expected, start) => {
    const report = await check(start + toCrc8(start));
    expect(codesOf(report.findings)).toContain(expected);
    expect(report.verdict).toBe('changed-or-incomplete');
  });
});
