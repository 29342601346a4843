import {findUncoveredElements, toUncovered} from './coverage';
import {toFinding, toVerdict, type Coverage, type Field, type Finding, type Report} from './report';
import {PREVIOUS, toHashName, verifyVerifactuHash, type VerifactuRecord} from './spanishHash';
import {isNif} from './verifactu';
import {findElements, findLeaves, readXml, textAt, type XmlElement} from './xml';

/** The records of a Veri*factu XML document, in its order; `null` if it isn't well formed. */
export function parseVerifactuRecords(xml: string): readonly VerifactuRecord[] | null {
  const root = readXml(xml);
  return root === null ? null : toRecords(root);
}

function toRecords(root: XmlElement): readonly VerifactuRecord[] {
  return findElements(root, ['RegistroAlta', 'RegistroAnulacion', 'RegistroEvento']).map(toRecord);
}

/**
 * Checks the records of a Veri*factu XML document: the hash of each (registration, cancellation,
 * event), the chain, and sums. Fields outside the hash are listed as covered by nothing; with such
 * fields, the verdict is `cannot-tell` at best.
 */
export async function checkVerifactuXml(xml: string): Promise<Report> {
  const root = readXml(xml);
  const records = root && toRecords(root);
  const findings: Finding[] = [];
  if (records === null) findings.push(toFinding('input.xml'));
  else if (records.length === 0) findings.push(toFinding('es.record.none'));
  const all = records ?? [];
  for (const [index, record] of all.entries()) {
    const at = all.length > 1 ? `[${index}]` : '';
    const previous = all
      .slice(0, index)
      .reverse()
      .find(({kind}) => (kind === 'RegistroEvento') === (record.kind === 'RegistroEvento'));
    const own = [
      await verifyVerifactuHash(record),
      toFinding('es.hash.scope', '', {count: record.covered.length}),
      ...checkChain(record, previous),
      ...checkRecord(record),
    ];
    findings.push(
      ...own.map((finding) => ({...finding, at: [at, finding.at].filter(Boolean).join('.')})),
    );
  }
  if (root && all.length > 0) findings.push(...toUncovered(findUncovered(xml, root, all)));
  return {
    kind: 'es-verifactu-xml',
    regime: 'ES',
    verdict: toVerdict(findings, all.length > 0),
    findings,
    fields: all.flatMap((record, index) =>
      explainVerifactuRecord(record, findings, index, all.length),
    ),
    facts: {records: String(all.length)},
  };
}

/** Elements that have the same text in every record. */
const FIXED = ['IDVersion=1.0', 'TipoHuella=01', 'PrimerRegistro=S', 'PrimerEvento=S'];

/** The chain covers the identity of the record before, if that one is in the document. */
function findUncovered(
  xml: string,
  root: XmlElement,
  records: readonly VerifactuRecord[],
): readonly string[] {
  return findUncoveredElements(xml, root, (element) => {
    const index = records.findIndex((record) => record.element === element);
    const record = records[index];
    if (record === undefined) return null;
    const own = toHashName(record);
    const before = (records[index - 1]?.covered ?? []).map(([name, value]) => [
      name.replace('Anulada', ''),
      value,
    ]);
    return new Set([
      ...FIXED,
      `${own}=${record.hash}`,
      ...[...record.covered, ...before].map(([name, value]) => `${name}=${value}`),
    ]);
  });
}

/** The fields of a record with its hash; those outside the hash are covered by nothing. */
export function explainVerifactuRecord(
  record: VerifactuRecord,
  findings: readonly Finding[],
  index = 0,
  count = 1,
): readonly Field[] {
  const at = count > 1 ? `[${index}]` : '';
  const mine = findings.filter((one) => one.at.startsWith(at)).map(({code}) => code);
  const coverage: Coverage = mine.includes('es.hash.differs')
    ? 'broken'
    : mine.includes('es.hash.form')
      ? 'unchecked'
      : mine.some((code) => /^es\.(mistake\.|hash\.lower-case)/.test(code))
        ? 'corrected'
        : 'signature';
  const toPlace = (name: string): string => [at, name].filter(Boolean).join('.');
  const names = record.covered.map(([name]) => name);
  const own = toHashName(record);
  const before = own === 'Huella' ? 'RegistroAnterior' : 'EventoAnterior';
  const rest = findLeaves(record.element).filter(
    ({name}) => !names.includes(name) && !HIDDEN.has(name),
  );
  const rule = 'Orden HAC/1177/2024 art. 13.1';
  return [
    ...record.covered.map(([name, value], position) => {
      // An event has two NIFs. Findings are about the first.
      const place = names.indexOf(name) < position ? `${name}[1]` : name;
      return name === own
        ? {name: `${before}.${own}`, at: toPlace(PREVIOUS), value, coverage, rule}
        : {name, at: toPlace(place), value, coverage, rule};
    }),
    {name: own, at: toPlace(own), value: record.hash, coverage, rule},
    ...rest.slice(0, 100).map(({name, text}) => ({
      name,
      at: toPlace(name),
      value: text.trim(),
      coverage: 'nothing' as const,
      rule: 'Orden HAC/1177/2024 arts. 10, 11',
    })),
  ];
}

const HIDDEN = new Set(['DigestValue', 'SignatureValue', 'X509Certificate', 'Huella']);

function toRecord(element: XmlElement): VerifactuRecord {
  const text = (path: string): string => textAt(element, path);
  const time = text('FechaHoraHusoGenRegistro');
  const previous = text('Encadenamiento/RegistroAnterior/Huella');
  if (element.name === 'RegistroAlta')
    return {
      kind: 'RegistroAlta',
      element,
      previousHash: previous,
      hash: text('Huella'),
      covered: [
        ['IDEmisorFactura', text('IDFactura/IDEmisorFactura')],
        ['NumSerieFactura', text('IDFactura/NumSerieFactura')],
        ['FechaExpedicionFactura', text('IDFactura/FechaExpedicionFactura')],
        ['TipoFactura', text('TipoFactura')],
        ['CuotaTotal', text('CuotaTotal')],
        ['ImporteTotal', text('ImporteTotal')],
        ['Huella', previous],
        ['FechaHoraHusoGenRegistro', time],
      ],
    };
  if (element.name === 'RegistroAnulacion')
    return {
      kind: 'RegistroAnulacion',
      element,
      previousHash: previous,
      hash: text('Huella'),
      covered: [
        ['IDEmisorFacturaAnulada', text('IDFactura/IDEmisorFacturaAnulada')],
        ['NumSerieFacturaAnulada', text('IDFactura/NumSerieFacturaAnulada')],
        ['FechaExpedicionFacturaAnulada', text('IDFactura/FechaExpedicionFacturaAnulada')],
        ['Huella', previous],
        ['FechaHoraHusoGenRegistro', time],
      ],
    };
  // An event may be wrapped in <Evento>, as the AEAT's schema does.
  const event = element.children.find(({name}) => name === 'Evento') ?? element;
  const inEvent = (path: string): string => textAt(event, path);
  const before = inEvent('Encadenamiento/EventoAnterior/HuellaEvento');
  return {
    kind: 'RegistroEvento',
    element,
    previousHash: before,
    hash: inEvent('HuellaEvento'),
    covered: [
      ['NIF', inEvent('SistemaInformatico/NIF')],
      ['ID', inEvent('SistemaInformatico/IDOtro/ID')],
      ['IdSistemaInformatico', inEvent('SistemaInformatico/IdSistemaInformatico')],
      ['Version', inEvent('SistemaInformatico/Version')],
      ['NumeroInstalacion', inEvent('SistemaInformatico/NumeroInstalacion')],
      ['NIF', inEvent('ObligadoEmision/NIF')],
      ['TipoEvento', inEvent('TipoEvento')],
      ['HuellaEvento', before],
      ['FechaHoraHusoGenEvento', inEvent('FechaHoraHusoGenEvento')],
    ],
  };
}

function checkChain(
  record: VerifactuRecord,
  previous: VerifactuRecord | undefined,
): readonly Finding[] {
  const at = PREVIOUS;
  const isFirst = findLeaves(record.element).some(
    ({name, text}) => /^Primer(Registro|Evento)$/.test(name) && text.trim() === 'S',
  );
  if (isFirst) return [toFinding(previous ? 'es.chain.first-again' : 'es.chain.first', at)];
  if (record.previousHash === '') return [toFinding('es.chain.missing', at)];
  if (previous === undefined) return [toFinding('es.chain.unknown', at)];
  if (record.previousHash !== previous.hash) return [toFinding('es.chain.hash', at)];
  const differing = record.kind === 'RegistroEvento' ? [] : checkIdentity(record, previous);
  const order =
    timeOf(record) < timeOf(previous)
      ? [toFinding('es.record.time-order', record.covered.at(-1)?.[0])]
      : [];
  return differing.length > 0
    ? [...differing, ...order]
    : [toFinding('es.chain.fits', at), ...order];
}

function checkIdentity(record: VerifactuRecord, previous: VerifactuRecord): readonly Finding[] {
  return ['IDEmisorFactura', 'NumSerieFactura', 'FechaExpedicionFactura'].flatMap((name, index) => {
    const actual = textAt(record.element, `Encadenamiento/RegistroAnterior/${name}`);
    const expected = previous.covered[index]?.[1] ?? '';
    return actual === expected
      ? []
      : [toFinding('es.chain.identity', `${PREVIOUS}.${name}`, {name, actual, expected})];
  });
}

function timeOf(record: VerifactuRecord): number {
  return Date.parse(record.covered.at(-1)?.[1] ?? '');
}

function checkRecord({kind, element, covered}: VerifactuRecord): readonly Finding[] {
  const missing = covered
    .filter(([name, value]) => value === '' && !/^(Huella|HuellaEvento|ID)$/.test(name))
    .map(([name]) => toFinding('es.record.field', name, {name}));
  const [first, second] = covered;
  const nif = first?.[1] ?? '';
  const number = second?.[1] ?? '';
  const type = textAt(element, 'TipoHuella');
  const time = covered.at(-1)?.[1] ?? '';
  return [
    missing,
    nif !== '' && !isNif(nif) ? [toFinding('es.record.nif', first?.[0], {nif})] : [],
    kind !== 'RegistroEvento' && number !== '' && !isInvoiceNumber(number)
      ? [toFinding('es.record.number', second?.[0])]
      : [],
    type !== '' && type !== '01' ? [toFinding('es.hash.algorithm', 'TipoHuella', {type})] : [],
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/.test(time)
      ? []
      : [toFinding('es.record.time', covered.at(-1)?.[0], {time})],
    kind === 'RegistroAlta' ? checkTotals(element) : [],
    findElements(element, ['Signature']).length > 0 ? [toFinding('es.record.signature')] : [],
  ].flat();
}

/** The AEAT accepts differences of up to 10 euros and compares only some schemes. */
function checkTotals(element: XmlElement): readonly Finding[] {
  const lines = findElements(element, ['DetalleDesglose']);
  const schemes = lines.map((line) => textAt(line, 'ClaveRegimen'));
  if (lines.length === 0 || schemes.some((scheme) => /^(03|05|06|08|09)$/.test(scheme))) return [];
  const sum = (...names: readonly string[]): number =>
    lines
      .flatMap((line) => names.map((name) => Number(textAt(line, name))))
      .reduce((a, b) => a + b);
  const tax = sum('CuotaRepercutida', 'CuotaRecargoEquivalencia');
  const total = tax + sum('BaseImponibleOimporteNoSujeto');
  return (
    [
      ['es.record.tax-sum', 'CuotaTotal', tax],
      ['es.record.total-sum', 'ImporteTotal', total],
    ] as const
  ).flatMap(([code, name, expected]) =>
    Math.abs(Number(textAt(element, name)) - expected) > 10.005
      ? [toFinding(code, name, {total: textAt(element, name), sum: expected.toFixed(2)})]
      : [],
  );
}

/** Printable ASCII without five characters, at most 60 (AEAT errors 1130, 1287). */
export function isInvoiceNumber(number: string): boolean {
  return number.length <= 60 && /^[ -~]+$/.test(number) && !/["'<>=]/.test(number);
}
