/**
 * One record of the taxpayer's chain, registration or cancellation, with the fields its hash
 * covers.
 */
export type ChainRecord = RegistrationRecord | CancellationRecord;

/** RegistroAlta: an invoice. */
export interface RegistrationRecord {
  readonly kind: 'REGISTRATION';
  readonly invoiceId: string;
  /** NumSerieFactura: series, hyphen, number. */
  readonly number: string;
  /** FechaExpedicionFactura, dd-mm-yyyy. */
  readonly issuedOn: string;
  readonly invoiceType: 'F1' | 'F2' | 'F3' | 'R1' | 'R2' | 'R3' | 'R4' | 'R5';
  readonly taxTotal: string;
  readonly total: string;
  /** FechaHoraHusoGenRegistro. */
  readonly generatedAt: string;
  /** Hash of the previous record; empty in the first record of a chain. */
  readonly previousHash: string;
  readonly hash: string;
}

/** RegistroAnulacion: cancels the record of an invoice. */
export interface CancellationRecord {
  readonly kind: 'CANCELLATION';
  readonly invoiceId: string;
  readonly number: string;
  readonly issuedOn: string;
  readonly generatedAt: string;
  readonly previousHash: string;
  readonly hash: string;
}

/**
 * One record of the event log, with the fields that its hash covers in addition to producer and
 * taxpayer.
 */
export interface EventRecord {
  /** TipoEvento. */
  readonly code: '01' | '02' | '03' | '04' | '05' | '06' | '07' | '08' | '09' | '10' | '90';
  /** FechaHoraHusoGenEvento. */
  readonly generatedAt: string;
  readonly previousHash: string;
  readonly hash: string;
}

/**
 * The text whose SHA-256, in upper-case hexadecimal, is the `Huella` of an invoice record (Orden
 * HAC/1177/2024 art. 13.1; AEAT hash specification 0.1.2 § 3).
 */
export function toHashInput(record: ChainRecord, issuerNif: string): string {
  return record.kind === 'REGISTRATION'
    ? toRegistrationInput(record, issuerNif)
    : toCancellationInput(record, issuerNif);
}

/**
 * The text hashed for the `HuellaEvento` of an event record. The producer's NIF comes first, the
 * taxpayer's later (Orden HAC/1177/2024 art. 13.1.c).
 */
export function toEventHashInput(
  event: EventRecord,
  log: {
    readonly producerNif: string;
    readonly systemId: string;
    readonly version: string;
    readonly installation: string;
    readonly taxpayerNif: string;
  },
): string {
  return toPairs([
    ['NIF', log.producerNif],
    // Only producers without a Spanish NIF fill in ID, but its name stays in the text.
    ['ID', ''],
    ['IdSistemaInformatico', log.systemId],
    ['Version', log.version],
    ['NumeroInstalacion', log.installation],
    ['NIF', log.taxpayerNif],
    ['TipoEvento', event.code],
    ['HuellaEvento', event.previousHash],
    ['FechaHoraHusoGenEvento', event.generatedAt],
  ]);
}

/**
 * The address in the QR code of an invoice. Building it needs no connection (Orden HAC/1177/2024
 * art. 21; AEAT QR specification 0.5.0).
 */
export function toVerifactuUrl(
  invoice: {
    readonly nif: string;
    readonly number: string;
    readonly issuedOn: string;
    readonly total: string;
  },
  {isTest, isVerifiable}: {readonly isTest: boolean; readonly isVerifiable: boolean},
): string {
  const host = isTest ? 'https://prewww2.aeat.es' : 'https://www2.agenciatributaria.gob.es';
  const path = isVerifiable ? 'ValidarQR' : 'ValidarQRNoVerifactu';
  const query = [
    ['nif', invoice.nif],
    ['numserie', invoice.number],
    ['fecha', invoice.issuedOn],
    ['importe', invoice.total],
  ] as const;
  return `${host}/wlpl/TIKE-CONT/${path}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** NumSerieFactura in Bonarium's format. The AEAT has one field for series and number together. */
export function toInvoiceNumber({
  series,
  number,
}: {
  readonly series: string;
  readonly number: string;
}): string {
  return `${series}-${number}`;
}

/**
 * Whether the check letter or digit of a Spanish tax number (NIF of persons, NIE, NIF of entities)
 * is valid.
 */
export function isNif(nif: string): boolean {
  const person = /^([XYZ\d])(\d{7})([A-Z])$/.exec(nif);
  if (person) {
    const [, head = '', rest = '', letter] = person;
    // NIE: X, Y, Z represent a leading 0, 1, 2.
    const lead = 'XYZ'.includes(head) ? String('XYZ'.indexOf(head)) : head;
    return PERSON_LETTERS[Number(lead + rest) % 23] === letter;
  }
  const other = /^([A-Z])(\d{7})([0-9A-Z])$/.exec(nif);
  if (!other) return false;
  const [, kind = '', digits = '', check = ''] = other;
  // K, L and M are for people without a DNI. The letter is calculated from the seven digits.
  if ('KLM'.includes(kind)) return PERSON_LETTERS[Number(digits) % 23] === check;
  const control = toEntityControl(digits);
  if ('ABEH'.includes(kind)) return check === String(control);
  if ('NPQRSW'.includes(kind)) return check === ENTITY_LETTERS[control];
  return (
    'CDFGJUV'.includes(kind) && (check === String(control) || check === ENTITY_LETTERS[control])
  );
}

const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';
const ENTITY_LETTERS = 'JABCDEFGHI';

/**
 * Every other digit, starting with the first, is doubled and its digits are added. The check digit
 * is the difference to the next multiple of ten.
 */
function toEntityControl(digits: string): number {
  const sum = [...digits].reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function toRegistrationInput(record: RegistrationRecord, issuerNif: string): string {
  return toPairs([
    ['IDEmisorFactura', issuerNif],
    ['NumSerieFactura', record.number],
    ['FechaExpedicionFactura', record.issuedOn],
    ['TipoFactura', record.invoiceType],
    ['CuotaTotal', record.taxTotal],
    ['ImporteTotal', record.total],
    ['Huella', record.previousHash],
    ['FechaHoraHusoGenRegistro', record.generatedAt],
  ]);
}

function toCancellationInput(record: CancellationRecord, issuerNif: string): string {
  return toPairs([
    ['IDEmisorFacturaAnulada', issuerNif],
    ['NumSerieFacturaAnulada', record.number],
    ['FechaExpedicionFacturaAnulada', record.issuedOn],
    ['Huella', record.previousHash],
    ['FechaHoraHusoGenRegistro', record.generatedAt],
  ]);
}

/**
 * `name=value` joined by `&`, values trimmed at both ends and not URL-encoded (AEAT hash
 * specification 0.1.2 § 3).
 */
function toPairs(fields: readonly (readonly [name: string, value: string])[]): string {
  return fields.map(([name, value]) => `${name}=${value.trim()}`).join('&');
}
