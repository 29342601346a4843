/** The provinces that have their own TicketBAI system. */
export type Territory = keyof typeof QR_BASES;

/**
 * The TBAI identifier, 39 characters, printed above the QR code: NIF, date, first 13 characters of
 * the signature, CRC-8 (TicketBAI specification 1.1 § 4.3.2).
 */
export function toTbaiIdentifier({
  nif,
  issuedOn,
  signatureValue,
}: {
  readonly nif: string;
  readonly issuedOn: string;
  readonly signatureValue: string;
}): string {
  const [day = '', month = '', year = ''] = issuedOn.split('-');
  // The checked text includes the hyphen before the check digits.
  const checked = `TBAI-${nif}-${day}${month}${year.slice(-2)}-${signatureValue.slice(0, 13)}-`;
  return checked + toCrc8(checked);
}

/**
 * The address in the QR code: identifier, series, number and total, followed by a CRC-8 over
 * everything before `&cr` (TicketBAI specification 1.1 § 4.3.3).
 */
export function toTicketbaiUrl(
  base: string,
  invoice: {
    readonly tbai: string;
    readonly series: string;
    readonly number: string;
    readonly total: string;
  },
): string {
  const query = [
    ['id', invoice.tbai],
    ['s', invoice.series],
    ['nf', invoice.number],
    ['i', invoice.total],
  ] as const;
  const checked = `${base}?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
  return `${checked}&cr=${toCrc8(checked)}`;
}

/**
 * The base address of a territory's QR codes, with trailing slash. Bizkaia uses one address for
 * both environments.
 */
export function toQrBase(territory: Territory, {isTest}: {readonly isTest: boolean}): string {
  return QR_BASES[territory][isTest ? 'test' : 'live'];
}

/**
 * The reference to the previous file: the first 100 characters of its SignatureValue (TicketBAI
 * specification 1.1 § 4.2).
 */
export function toChainLink(previousSignatureValue: string): string {
  return previousSignatureValue.slice(0, 100);
}

/**
 * CRC-8 of the UTF-8 bytes as three decimal digits: polynomial 0x07, initial value 0, no
 * reflection, no final xor (TicketBAI specification 1.1 annex 3).
 */
export function toCrc8(text: string): string {
  let crc = 0;
  for (const byte of new TextEncoder().encode(text)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x80 ? (crc << 1) ^ 0x07 : crc << 1) & 0xff;
  }
  return String(crc).padStart(3, '0');
}

/** The addresses of QR codes by territory (live and test), with trailing slash. */
export const QR_BASES = {
  ARABA: {
    live: 'https://ticketbai.araba.eus/tbai/qrtbai/',
    test: 'https://pruebas-ticketbai.araba.eus/tbai/qrtbai/',
  },
  BIZKAIA: {live: 'https://batuz.eus/QRTBAI/', test: 'https://batuz.eus/QRTBAI/'},
  GIPUZKOA: {
    live: 'https://tbai.egoitza.gipuzkoa.eus/qr/',
    test: 'https://tbai.prep.gipuzkoa.eus/qr/',
  },
} as const;
