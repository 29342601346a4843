import {isBase64} from './bytes';

/** What an input can be. */
export type InputKind =
  | 'de-receipt-code'
  | 'de-process-data'
  | 'de-tse-archive'
  | 'de-dsfinvk'
  | 'at-code'
  | 'at-codes'
  | 'at-dep7'
  | 'es-verifactu-url'
  | 'es-verifactu-xml'
  | 'es-tbai-id'
  | 'es-tbai-url'
  | 'es-tbai-xml'
  | 'it-journal'
  | 'fr-archive'
  | 'number'
  | 'unknown';

/** The most bytes or characters that are read. */
export const INPUT_LIMIT = 64_000_000;

const URL_HOSTS: readonly (readonly [pattern: RegExp, kind: InputKind])[] = [
  [/^https:\/\/[^\s?]*(\/TIKE-CONT\/|aeat\.es|agenciatributaria)/i, 'es-verifactu-url'],
  [/^https:\/\/[^\s?]*(batuz|ticketbai|tbai|gipuzkoa|qrtbai)/i, 'es-tbai-url'],
  [/^https:\/\/[^\s]*[?&]id=TBAI-/i, 'es-tbai-url'],
  [/^https:\/\/[^\s]*[?&]numserie=/i, 'es-verifactu-url'],
];

const KASSENBELEG = /^(Beleg|AV[A-Z][a-z]+)\^/;

/**
 * What an input is, from its first characters or bytes alone, so that a damaged one is recognised
 * too. Numbers such as a partita IVA or a SIREN are `number`.
 */
export function recognise(input: string | Uint8Array): InputKind {
  if (typeof input !== 'string') {
    const binary = recogniseBytes(input);
    return binary ?? recognise(new TextDecoder().decode(input.subarray(0, 200_000)));
  }
  const text = input.replace(/^\ufeff/, '').trim();
  if (/^V\d;/.test(text) || /^[^;\s]{0,4};[^;]*;(Kassenbeleg|Bestellung|Sonstiger)/i.test(text))
    return 'de-receipt-code';
  if (KASSENBELEG.test(text) || isEncodedKassenbeleg(text)) return 'de-process-data';
  if (/^_?R\d+-AT\d+_/.test(text) || /^eyJhbGci[\w=/+-]*\./.test(text)) return toAustrian(text);
  if (/^TBAI-/i.test(text)) return 'es-tbai-id';
  const url = URL_HOSTS.find(([pattern]) => pattern.test(text));
  if (url) return url[1];
  if (text.startsWith('<')) return toXmlKind(text);
  if (/^[{[]/.test(text)) return toJsonKind(text);
  return /^[A-Z\d][\w/-]{3,19}$/i.test(text) ? 'number' : 'unknown';
}

/** Base64 of process data, as the API takes it. */
function isEncodedKassenbeleg(text: string): boolean {
  return /^Q[mV]/.test(text) && isBase64(text) && KASSENBELEG.test(atob(text));
}

function recogniseBytes(bytes: Uint8Array): InputKind | null {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return 'de-dsfinvk';
  const magic = new TextDecoder().decode(bytes.subarray(257, 262));
  return magic === 'ustar' ? 'de-tse-archive' : null;
}

function toAustrian(text: string): InputKind {
  return text.includes('\n') ? 'at-codes' : 'at-code';
}

function toXmlKind(text: string): InputKind {
  if (/<(\w+:)?Registro(Alta|Anulacion|Evento|Factura)\b/.test(text)) return 'es-verifactu-xml';
  return /<(\w+:)?TicketBai\b|urn:ticketbai/.test(text) ? 'es-tbai-xml' : 'unknown';
}

function toJsonKind(text: string): InputKind {
  if (
    /"(Belege-Gruppe|Belege-kompakt|Signaturzertifikat|Signatur- bzw\. Siegelzertifikat)"/.test(
      text,
    )
  )
    return 'at-dep7';
  if (/"systemId"/.test(text) && /"journal"/.test(text)) return 'it-journal';
  return /"till"/.test(text) && /"certificate"/.test(text) ? 'fr-archive' : 'unknown';
}
