import {check, FINDINGS, toFinding, type Report} from '@bonarium/fiscal';
import {expect, it} from 'vitest';
import {sampleTexts} from '../../../src/data/check/sampleTexts';
import {words as de} from '../../../src/data/check/words/de';
import {words as en} from '../../../src/data/check/words/en';
import {words as es} from '../../../src/data/check/words/es';
import {words as fr} from '../../../src/data/check/words/fr';
import {words as it_} from '../../../src/data/check/words/it';
import {
  isFaultless,
  isPartly,
  toFieldFaults,
  toFieldGroups,
  toFieldRuns,
  toFindingGroups,
  toFirst,
  toRecordText,
  toText,
} from '../../../src/features/check/reportView';
import {toReportJson, toReportText} from '../../../src/features/check/reportText';

const NO_REPORT: Report = {
  kind: 'at-dep7',
  regime: 'AT',
  verdict: 'cannot-tell',
  findings: [],
  fields: [],
  facts: {},
};

it('lists the most serious finding first, and a mistake before the failure it explains', () => {
  const groups = toFindingGroups([
    toFinding('de.start.elsewhere', 'startedAt'),
    toFinding('de.process.comma', 'processData'),
    toFinding('de.signature.differs', 'signature'),
    toFinding('de.mistake.local-time', 'finishedAt', {time: '2026-11-20T09:41:37.000Z'}),
  ]);
  expect(groups.map(({finding}) => finding.code)).toEqual([
    'de.mistake.local-time',
    'de.signature.differs',
    'de.process.comma',
    'de.start.elsewhere',
  ]);
});

it('joins findings that differ only in their place', () => {
  const groups = toFindingGroups([
    toFinding('es.hash.fits', '[0].Huella'),
    toFinding('es.hash.scope', '[0]', {count: 8}),
    toFinding('es.hash.fits', '[1].Huella'),
    toFinding('es.hash.scope', '[1]', {count: 5}),
  ]);
  expect(groups.map(({finding, places}) => [finding.code, ...places])).toEqual([
    ['es.hash.fits', '[0].Huella', '[1].Huella'],
    ['es.hash.scope', '[0]'],
    ['es.hash.scope', '[1]'],
  ]);
});

it.each([
  ['en', en, 'Receipt or record: '],
  ['de', de, 'Beleg oder Datensatz: '],
  ['es', es, 'Tique o registro: '],
  ['it', it_, 'Documento o registrazione: '],
  ['fr', fr, 'Ticket ou enregistrement\u00a0: '],
])('names the receipts of a finding in %s, each once', (_, words, start) => {
  const findings = ['1', '1', '2', '3', '4', '5', '6'].map((record) => ({
    ...toFinding('at.chain.differs', `groups[0].receipts[${record}].chainValue`),
    record,
  }));
  const [group] = toFindingGroups(findings);
  expect(toRecordText(toFirst(group!.records), words)).toBe(`${start}1, 2, 3, 4, 5, +1.`);
  expect(toRecordText('', words)).toBe('');
  expect(toRecordText("A$'B $& $`", words)).toBe(`${start}A$'B $& $\`.`);
  const report = {...NO_REPORT, findings: findings.slice(1)};
  expect(toReportText({report, rows: {}}, words, 'x')).toContain(
    ` ${start}1, 2, 3, 4, 5, 6. (at.chain.differs, groups[0].receipts[1].chainValue,`,
  );
});

it('groups as many receipts as a file of 5 MB has', () => {
  const findings = Array.from({length: 100_000}, (_, index) => ({
    ...toFinding('at.chain.differs', `groups[0].receipts[${index}].chainValue`),
    record: `${index}`,
  }));
  expect(toFindingGroups(findings)[0]?.records).toHaveLength(100_000);
});

it('shows the fields of each receipt on their own', async () => {
  const {fields} = await check(sampleTexts['at-codes']);
  expect(toFieldGroups(fields).map(({at, fields: own}) => [at, own.length])).toEqual([
    ['[0]', 13],
    ['[1]', 13],
  ]);
});

it('joins fields that the same vouches for', async () => {
  const {fields} = await check(sampleTexts['de-code-amount']);
  expect(
    toFieldRuns(fields).map(({coverage, fields: own, isFirst}) => [coverage, own.length, isFirst]),
  ).toEqual([
    ['nothing', 1, true],
    ['broken', 5, true],
    ['other', 1, true],
    ['broken', 5, false],
  ]);
});

it.each<[string, string, Record<string, string>]>([
  ['a signature that doesn’t fit', sampleTexts['de-code-amount'], {}],
  [
    'sums that don’t add up',
    sampleTexts['de-code'].replace('^10.00:Bar', '^11.00:Bar'),
    {processData: 'de.process.sums'},
  ],
  ['a known mistake', sampleTexts['de-code-time'], {finishedAt: 'de.mistake.local-time'}],
  ['two codes without a common key', sampleTexts['at-codes-amount'], {}],
  [
    'a chain that doesn’t fit',
    sampleTexts['at-codes'].replace('KyA2pKguY24=', 'KyA2pKguY20='),
    {'[1].chainValue': 'at.chain.differs'},
  ],
  ['a hash that doesn’t fit', sampleTexts['es-record-total'], {}],
  [
    'a total that the lines contradict',
    sampleTexts['es-record'].replace(
      '<CuotaTotal>',
      `<DetalleDesglose>
        <BaseImponibleOimporteNoSujeto>90.00</BaseImponibleOimporteNoSujeto>
        <CuotaRepercutida>2.90</CuotaRepercutida>
      </DetalleDesglose><CuotaTotal>`,
    ),
    {ImporteTotal: 'es.record.total-sum'},
  ],
  ['wrong check digits', sampleTexts['es-ticketbai-typo'], {cr: 'es.tbai.crc-differs'}],
  ['a wrong number', '12345678902', {'': 'it.partita-iva.differs'}],
])('blames a field only for what is wrong with it: %s', async (_, text, expected) => {
  const {fields, findings} = await check(text);
  const faults = fields.flatMap((field) =>
    toFieldFaults(field, findings).map(({code}) => [field.at, code]),
  );
  expect(Object.fromEntries(faults)).toEqual(expected);
});

it('writes values into sentences as text, also those that look like placeholders', () => {
  const finding = toFinding('de.export.code', '', {name: '{value}', value: '<b>'});
  expect(toText(finding, FINDINGS[finding.code], en)).toBe('<b> isn’t a value of {value}.');
});

it('names kinds of receipts in the reader’s language', () => {
  const finding = toFinding('at.kind.is', '', {kind: 'sale'});
  expect(toText(finding, FINDINGS[finding.code], de)).toBe(
    'Belegart, wie die Behörde sie ableitet: Standardbeleg.',
  );
});

it.each([
  ['es-record', true],
  ['it-journal', true],
  ['fr-archive', true],
  ['es-address', false],
  ['de-code', false],
  ['it-journal-total', false],
] as const)('%s: a part of it was verified, but not all: %s', async (id, expected) => {
  expect(isPartly(await check(sampleTexts[id]))).toBe(expected);
});

it.each([
  ['Beleg^11.90_5.35_0.00_0.00_0.00^17.25:Bar', true],
  ['732829320', false],
  ['just a text', false],
  [sampleTexts['de-code'], false],
  [sampleTexts['at-codes'], false],
  [sampleTexts['es-record'], false],
  [sampleTexts['de-code-time'], false],
])('%.30s: nothing can be verified, and nothing is wrong: %s', async (text, expected) => {
  expect(isFaultless(await check(text))).toBe(expected);
});

it('writes the report in the reader’s language, with every finding and field', async () => {
  const report = await check(sampleTexts['de-code-time']);
  const rows = Object.fromEntries(report.findings.map(({code}) => [code, FINDINGS[code]]));
  const english = toReportText({report, rows}, en, 'Changed or incomplete');
  expect(english).toMatch(/^Changed or incomplete – German receipt code\n/);
  expect(english).toContain(
    '- error: It fits with the end time 2026-11-20T09:41:37.000Z. The till printed local time with a Z. (de.mistake.local-time, finishedAt)',
  );
  expect(english).toContain('clientSerialNumber: MORGENROT-KASSE-01 (corrected)');
  expect(toReportText({report, rows}, de, 'Geändert oder unvollständig')).toContain(
    'Mit der Endzeit 2026-11-20T09:41:37.000Z passt es.',
  );
  expect(JSON.parse(toReportJson(report))).toEqual(report);
});

it('states the rule of most fields of a record once, if each field has a rule', async () => {
  const codes = toFieldGroups((await check(sampleTexts['at-codes'])).fields);
  expect(codes.map(({at, common}) => [at, common])).toEqual([
    ['[0]', 'RKSV annex Z 4–6'],
    ['[1]', 'RKSV annex Z 4–6'],
  ]);
  const [mixed] = toFieldGroups((await check(sampleTexts['de-code'])).fields);
  expect(mixed?.common).toBeUndefined();
  const [ruled, ...others] = codes[0]?.fields ?? [];
  const [without] = toFieldGroups([{...ruled!, rule: ''}, ...others]);
  expect(without?.common).toBeUndefined();
});
