import {parseVerifactuRecords, isInvoiceNumber} from './spanishVerifactu';
import {toFinding, toVerdict, type Field, type Finding, type Report} from './report';
import {isNif} from './verifactu';

/** A QR address, split by hand: `URL` would repair what a till encoded wrongly. */
export interface QrAddress {
  readonly host: string;
  readonly path: string;
  readonly parameters: readonly (readonly [name: string, value: string])[];
}

/** Host, path and decoded parameters of a QR address; `null` if it isn't encoded properly. */
export function readQrAddress(text: string): QrAddress | null {
  const [, host, path, query] =
    /^https:\/\/([^/?#\s]+)([^?#\s]*)\?([^#\s]*)$/.exec(text.trim()) ?? [];
  if (host === undefined || path === undefined || query === undefined) return null;
  try {
    const parameters = query.split('&').map((pair) => {
      const [name = '', ...value] = pair.split('=');
      return [name, decodeURIComponent(value.join('='))] as const;
    });
    return {host, path, parameters};
  } catch {
    return null;
  }
}

/** What `names` are missing, occur twice, or don't belong there. */
export function checkParameters(
  address: QrAddress,
  names: readonly string[],
  codes: {
    readonly missing: 'es.qr.parameter' | 'es.tbai.parameter';
    readonly extra: 'es.qr.extra' | 'es.tbai.extra';
  },
): readonly Finding[] {
  const given = address.parameters.map(([name]) => name);
  return [
    ...names
      .filter((name) => given.filter((one) => one === name).length !== 1)
      .map((name) => toFinding(codes.missing, name, {name})),
    ...given
      .filter((name) => !names.includes(name))
      .map((name) => toFinding(codes.extra, name, {name})),
  ];
}

const HOSTS: Readonly<Record<string, 'live' | 'test'>> = {
  'www2.agenciatributaria.gob.es': 'live',
  'prewww2.aeat.es': 'test',
};
const PATHS: Readonly<Record<string, string>> = {
  '/wlpl/TIKE-CONT/ValidarQR': 'VERI*FACTU',
  '/wlpl/TIKE-CONT/ValidarQRNoVerifactu': 'NO VERI*FACTU',
};
const NAMES = ['nif', 'numserie', 'fecha', 'importe'] as const;

/**
 * Checks the address in a Veri*factu QR code: host, path, four parameters and their forms. The code
 * has no hash, so the verdict is `cannot-tell` at best; with the record as XML, both are compared.
 */
export function checkVerifactuUrl(text: string, {record}: {readonly record?: string} = {}): Report {
  const address = readQrAddress(text);
  const findings = address === null ? [toFinding('es.qr.encoding')] : checkAddress(address);
  const compared = address === null || record === undefined ? [] : compare(address, record);
  const all = [...findings, ...compared, toFinding('es.qr.no-hash')];
  return {
    kind: 'es-verifactu-url',
    regime: 'ES',
    verdict: toVerdict(all, false),
    findings: all,
    fields: (address?.parameters ?? []).map(([name, value]): Field => ({
      name,
      at: name,
      value,
      coverage: 'nothing',
      rule: 'AEAT QR specification 0.5.0',
    })),
    facts: {},
  };
}

function checkAddress(address: QrAddress): readonly Finding[] {
  const value = (name: string): string =>
    address.parameters.find(([given]) => given === name)?.[1] ?? '';
  const environment = HOSTS[address.host];
  const mode = PATHS[address.path];
  return [
    environment === undefined ? [toFinding('es.qr.host', 'host', {host: address.host})] : [],
    environment === 'test' ? [toFinding('es.qr.test', 'host')] : [],
    mode === undefined
      ? [toFinding('es.qr.path', 'path', {path: address.path})]
      : [toFinding('es.qr.mode', 'path', {mode})],
    checkParameters(address, NAMES, {missing: 'es.qr.parameter', extra: 'es.qr.extra'}),
    isNif(value('nif')) ? [] : [toFinding('es.qr.nif', 'nif', {nif: value('nif')})],
    isInvoiceNumber(value('numserie')) ? [] : [toFinding('es.qr.number', 'numserie')],
    isDate(value('fecha')) ? [] : [toFinding('es.qr.date', 'fecha', {date: value('fecha')})],
    /^-?\d{1,12}(\.\d{1,2})?$/.test(value('importe'))
      ? []
      : [toFinding('es.qr.amount', 'importe', {amount: value('importe')})],
  ].flat();
}

function compare(address: QrAddress, xml: string): readonly Finding[] {
  const records = parseVerifactuRecords(xml);
  const record = records?.find(({kind}) => kind === 'RegistroAlta');
  if (record === undefined) return [toFinding('es.qr.record-missing')];
  const [nif, number, date, , , total] = record.covered.map(([, value]) => value);
  const differing = [nif, number, date, total].flatMap((expected = '', index) => {
    const name = NAMES[index] ?? '';
    const qr = address.parameters.find(([given]) => given === name)?.[1] ?? '';
    const isSame = name === 'importe' ? Number(qr) === Number(expected) : qr === expected;
    return isSame ? [] : [toFinding('es.qr.record-differs', name, {name, qr, record: expected})];
  });
  return differing.length > 0 ? differing : [toFinding('es.qr.record-fits')];
}

function isDate(text: string): boolean {
  const [day, month, year] = text.split('-');
  const iso = `${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return (
    /^\d{2}-\d{2}-\d{4}$/.test(text) &&
    !Number.isNaN(time) &&
    new Date(time).toISOString().startsWith(iso)
  );
}
