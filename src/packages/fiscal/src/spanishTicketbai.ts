import {isBase64, toBase64, toBytes, toUtf8} from './bytes';
import {readCertificate} from './certificate';
import {toUncovered} from './coverage';
import {createRsaVerifier, sha256} from './cryptography';
import {toFinding, toVerdict, type Field, type Finding, type Report} from './report';
import {checkParameters, readQrAddress} from './spanishAddress';
import {QR_BASES, toCrc8, toTbaiIdentifier, type Territory} from './ticketbai';
import {isNif} from './verifactu';
import {findElements, readXml, textAt} from './xml';

/** What else is known: the invoice file that the code belongs to. */
export interface TicketbaiOptions {
  readonly file?: string;
}

/**
 * Checks a TBAI identifier: 39 characters, NIF, date and CRC-8. It has 13 characters of a signature,
 * so the verdict is `cannot-tell` at best; with the file, both are compared.
 */
export async function checkTbaiIdentifier(
  text: string,
  {file}: TicketbaiOptions = {},
): Promise<Report> {
  const identifier = text.trim();
  const findings = [
    ...checkIdentifier('TBAI', identifier, file),
    ...(await compare({id: identifier}, file)),
  ];
  return toReport('es-tbai-id', findings, [['TBAI', identifier]]);
}

/**
 * Checks the address in a TicketBAI QR code: territory, parameters, identifier and both CRC-8. With
 * the file, both are compared.
 */
export async function checkTicketbaiUrl(
  text: string,
  {file}: TicketbaiOptions = {},
): Promise<Report> {
  const url = text.trim();
  const address = readQrAddress(url);
  if (address === null) return toReport('es-tbai-url', [toFinding('es.qr.encoding')], []);
  const value = (name: string): string =>
    address.parameters.find(([given]) => given === name)?.[1] ?? '';
  const checked = url.replace(/&cr=[^&]*$/, '');
  const findings = [
    ...checkBase(`https://${address.host}${address.path}`),
    ...checkParameters(address, ['id', 's', 'nf', 'i', 'cr'], {
      missing: 'es.tbai.parameter',
      extra: 'es.tbai.extra',
    }),
    ...checkIdentifier('id', value('id'), file),
    ...checkCrc('cr', value('cr'), toCrc8(checked)),
    ...(await compare({id: value('id'), s: value('s'), nf: value('nf'), i: value('i')}, file)),
  ];
  return toReport('es-tbai-url', findings, address.parameters);
}

/**
 * Checks a TicketBAI file: required fields, signature excerpts and, if the file is in canonical
 * XML, its XAdES signature with both digests and the certificate inside.
 */
export async function checkTicketbaiXml(text: string): Promise<Report> {
  const invoice = readInvoice(text);
  if (invoice === null) return toReport('es-tbai-xml', [toFinding('input.xml')], []);
  const missing = Object.entries(invoice)
    .filter(([name, value]) => value === '' && !['signature', 'series'].includes(name))
    .map(([name]) => toFinding('es.tbai.xml-field', name, {name}));
  const signature = await verifySignature(text.trim());
  const identifier = toTbaiIdentifier({
    nif: invoice.nif,
    issuedOn: invoice.issuedOn,
    signatureValue: invoice.signature,
  });
  const known = invoice.signature === '' ? [] : [toFinding('es.tbai.identifier', '', {identifier})];
  const isSigned = signature.code === 'es.tbai.signature-fits';
  const uncovered = isSigned ? toUncovered(findUncovered(text.trim())) : [];
  const findings = [...missing, signature, ...known, ...uncovered];
  const report = toReport('es-tbai-xml', findings, Object.entries(invoice));
  return {
    ...report,
    verdict: toVerdict(findings, isSigned),
    fields: report.fields.map((field) => ({
      ...field,
      coverage: isSigned ? 'signature' : signature.severity === 'error' ? 'broken' : 'unchecked',
    })),
    facts: invoice.signature === '' ? {} : {identifier},
  };
}

function checkIdentifier(
  at: string,
  identifier: string,
  file: string | undefined,
): readonly Finding[] {
  const parts = /^TBAI-([^-]{9})-(\d{6})-(.{13})-(\d{3})$/.exec(identifier);
  if (parts === null) return [toFinding('es.tbai.form', at)];
  const [, nif = '', date = '', , digits = ''] = parts;
  return [
    ...(isNif(nif) ? [] : [toFinding('es.tbai.nif', at, {nif})]),
    ...(isShortDate(date) ? [] : [toFinding('es.tbai.date', at, {date})]),
    ...checkCrc(at, digits, toCrc8(identifier.slice(0, -3))),
    ...(file === undefined ? [toFinding('es.tbai.no-signature', at)] : []),
  ];
}

function checkCrc(at: string, actual: string, expected: string): readonly Finding[] {
  return actual === expected
    ? [toFinding('es.tbai.crc-fits', at, {name: at})]
    : [toFinding('es.tbai.crc-differs', at, {name: at, actual, expected})];
}

function checkBase(base: string): readonly Finding[] {
  for (const [territory, {live, test}] of Object.entries(QR_BASES)) {
    const found = toFinding('es.tbai.territory', 'host', {territory: territory as Territory});
    if (base === live) return [found];
    if (base === test) return [found, toFinding('es.tbai.test', 'host')];
  }
  return [toFinding('es.tbai.host', 'host', {host: base})];
}

function isShortDate(digits: string): boolean {
  const [day = '', month = '', year = ''] = digits.match(/\d\d/g) ?? [];
  const iso = `20${year}-${month}-${day}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(iso);
}

interface Invoice {
  readonly nif: string;
  readonly series: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly total: string;
  readonly signature: string;
}

function readInvoice(xml: string): Invoice | null {
  const root = readXml(xml);
  if (root?.name !== 'TicketBai') return null;
  const head = 'Factura/CabeceraFactura';
  return {
    nif: textAt(root, 'Sujetos/Emisor/NIF'),
    series: textAt(root, `${head}/SerieFactura`),
    number: textAt(root, `${head}/NumFactura`),
    issuedOn: textAt(root, `${head}/FechaExpedicionFactura`),
    total: textAt(root, 'Factura/DatosFactura/ImporteTotalFactura'),
    signature: textAt(root, 'Signature/SignatureValue').replace(/\s/g, ''),
  };
}

async function compare(
  qr: Readonly<Record<string, string>>,
  file: string | undefined,
): Promise<readonly Finding[]> {
  if (file === undefined) return [];
  const invoice = readInvoice(file);
  if (invoice === null) return [toFinding('input.xml')];
  const id = toTbaiIdentifier({
    nif: invoice.nif,
    issuedOn: invoice.issuedOn,
    signatureValue: invoice.signature,
  });
  const expected: Readonly<Record<string, string>> = {
    id,
    s: invoice.series,
    nf: invoice.number,
    i: invoice.total,
  };
  const differing = Object.entries(qr).flatMap(([name, value]) => {
    const record = expected[name] ?? '';
    const isSame = name === 'i' ? Number(value) === Number(record) : value === record;
    return isSame ? [] : [toFinding('es.tbai.excerpt-differs', name, {name, qr: value, record})];
  });
  return differing.length > 0
    ? differing
    : [toFinding('es.tbai.excerpt-fits'), await verifySignature(file.trim())];
}

/**
 * Verifies an enveloped XAdES signature without a canonicalizer: only files that are already in
 * canonical form can be checked, because then the bytes in the file are the bytes that were signed.
 */
async function verifySignature(file: string): Promise<Finding> {
  const at = 'Signature';
  const xml = file.replace(/^\ufeff?<\?xml[^>]*\?>\s*/, '');
  const root = readXml(xml);
  const [element] = root === null ? [] : findElements(root, ['Signature']);
  if (root === null || element === undefined) return toFinding('es.tbai.signature-missing', at);
  const signature = xml.slice(element.start, element.end);
  const info = cut(signature, 'SignedInfo');
  const properties = cut(signature, 'SignedProperties');
  const certificateText = textAt(element, 'KeyInfo/X509Data/X509Certificate').replace(/\s/g, '');
  const value = textAt(element, 'SignatureValue').replace(/\s/g, '');
  const certificate = readCertificate(certificateText);
  if (info === '' || properties === '' || certificate === null || !isBase64(value))
    return toFinding('es.tbai.canonical', at);
  const spaces = [
    openingTag(xml),
    openingTag(signature),
    /<[\w:]*QualifyingProperties[^>]*>/.exec(signature)?.[0] ?? '',
  ];
  const signed = withNamespaces(info, spaces.slice(0, 2));
  const verify = await createRsaVerifier('SHA-256', certificate.publicKey);
  const isSigned = await verify?.(toBytes(value), toUtf8(signed));
  if (!isSigned) return toFinding('es.tbai.canonical', at);
  // The digests are signed from here on, so a difference is a change of what they cover.
  const digests = [...info.matchAll(/DigestValue>([^<]*)</g)].map(([, digest]) => digest);
  const hash = async (text: string): Promise<string> => toBase64(await sha256(text));
  const content = await hash(xml.slice(0, element.start) + xml.slice(element.end));
  const bound = await hash(withNamespaces(properties, spaces));
  const own = toBase64(await sha256(toBytes(certificateText)));
  const holds =
    digests.includes(content) && digests.includes(bound) && properties.includes(`>${own}<`);
  if (holds) return toFinding('es.tbai.signature-fits', at);
  return toFinding(isCanonical(xml) ? 'es.tbai.signature-differs' : 'es.tbai.canonical', at);
}

/** What is left of a signature without its signed and its encoded parts. */
const FRAME = new RegExp(
  '^<(\\w+):Signature xmlns:\\1="[^"]*" Id="([^"]+)"><\\1:SignatureValue></\\1:SignatureValue>' +
    '<\\1:KeyInfo><\\1:X509Data><\\1:X509Certificate></\\1:X509Certificate></\\1:X509Data>' +
    '</\\1:KeyInfo><\\1:Object><(\\w+):QualifyingProperties xmlns:\\3="[^"]*" Target="#\\2">' +
    '</\\3:QualifyingProperties></\\1:Object></\\1:Signature>$',
);

/** The signature covers neither its own frame nor the XML declaration. */
function findUncovered(file: string): readonly string[] {
  const xml = file.replace(/^\ufeff?(<\?xml version="1\.0" encoding="UTF-8"\?>\n?)?/, '');
  const root = readXml(xml);
  const [element] = root === null ? [] : findElements(root, ['Signature']);
  const signature = xml.slice(element?.start, element?.end);
  const frame = signature
    .replace(cut(signature, 'SignedInfo'), '')
    .replace(cut(signature, 'SignedProperties'), '')
    .replace(/(<\w+:(?:SignatureValue|X509Certificate)>)(?:\n *|[\w+/=])*(?=<)/g, '$1')
    .replace(/>(?:\n *)+(?=<)/g, '>');
  return [
    ...(xml.startsWith('<?') ? ['the XML declaration'] : []),
    ...(FRAME.test(frame) ? [] : ['the frame of the signature']),
  ];
}

/** Signs of a file that isn't in canonical XML: empty-element tags, CR, comments, CDATA. */
function isCanonical(xml: string): boolean {
  return !/\/>|\r|<!--|<!\[CDATA\[|='/.test(xml);
}

function openingTag(xml: string): string {
  return /^<[^>]*>/.exec(xml)?.[0] ?? '';
}

function cut(xml: string, name: string): string {
  return new RegExp(`<([\\w]+:)?${name}[ >][\\s\\S]*</\\1?${name}>`).exec(xml)?.[0] ?? '';
}

/** Canonical XML repeats the namespaces of the ancestors on the element that is signed. */
function withNamespaces(element: string, ancestors: readonly string[]): string {
  const names = [...ancestors.join(' ').matchAll(/ (xmlns:\w+="[^"]*")/g)].map(([, name]) => name);
  const sorted = [...new Set(names)].sort().map((name) => ` ${name}`);
  return element.replace(/^<[\w:]+/, (tag) => `${tag}${sorted.join('')}`);
}

function toReport(
  kind: string,
  findings: readonly Finding[],
  values: readonly (readonly [name: string, value: string])[],
): Report {
  return {
    kind,
    regime: 'ES',
    verdict: toVerdict(
      findings,
      findings.some(({code}) => code === 'es.tbai.signature-fits'),
    ),
    findings,
    fields: values.map(([name, value]): Field => ({
      name,
      at: name,
      value,
      coverage: kind === 'es-tbai-xml' ? 'unchecked' : 'checksum',
      rule: 'TicketBAI specification 1.1 § 4.3',
    })),
    facts: {},
  };
}
