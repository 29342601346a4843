import {toHex} from './bytes';
import type {Hash} from './cryptography';
import {readChildren, readDer, type DerElement} from './der';

/** A log message of a TSE (TR-03151-1, 2.1.4.1), as far as a check needs it. */
export interface TseLog {
  readonly kind: 'transaction' | 'system' | 'audit';
  readonly version: number;
  /** `StartTransaction`, `FinishTransaction`, or the name of a system operation. */
  readonly operation: string;
  readonly clientSerialNumber: string;
  readonly processType: string;
  readonly processData: string;
  readonly transactionNumber: number | null;
  /** Hexadecimal. */
  readonly serialNumber: string;
  readonly hash: Hash | null;
  readonly counter: number;
  /** Seconds since 1970. */
  readonly time: number;
  /** What was signed, and r‖s or DER. */
  readonly message: Uint8Array;
  readonly signature: Uint8Array;
}

/** Kinds by the DER of their object identifier, 0.4.0.127.0.7.3.7.1.1 and following. */
const KINDS: Readonly<Record<string, TseLog['kind']>> = {
  '04007f000703070101': 'transaction',
  '04007f000703070102': 'system',
  '04007f000703070103': 'audit',
};
/** ecdsa-plain, and ECDSA of X9.62, each with its hash (TR-03151-1 App. E.1). */
const HASHES: Readonly<Record<string, Hash>> = {
  '04007f00070101040103': 'SHA-256',
  '04007f00070101040104': 'SHA-384',
  '04007f00070101040105': 'SHA-512',
  '2a8648ce3d040302': 'SHA-256',
  '2a8648ce3d040303': 'SHA-384',
  '2a8648ce3d040304': 'SHA-512',
};

/** A log message from DER, or `null` if the bytes are no such message. */
export function readTseLog(bytes: Uint8Array): TseLog | null {
  const [outer, ...rest] = readDer(bytes) ?? [];
  if (outer?.tag !== 0x30 || rest.length > 0) return null;
  const elements = [...(readChildren(outer) ?? [])];
  const signature = elements.pop();
  if (signature?.tag !== 0x04) return null;
  const message = outer.content.subarray(0, outer.content.length - signature.bytes.length);
  const [version, type] = elements;
  const kind = KINDS[toHex(type?.content ?? [])];
  const data = elements.slice(2).filter(({tag}) => (tag & 0xc0) === 0x80);
  const own = elements.slice(2 + data.length);
  const [serial, algorithm] = own;
  const [counter, time] = own.slice(-2);
  if (kind === undefined || version?.tag !== 0x02 || serial?.tag !== 0x04) return null;
  if (algorithm?.tag !== 0x30 || counter?.tag !== 0x02 || own.length > 5) return null;
  const seconds = toSeconds(time);
  if (seconds === null) return null;
  const number = find(data, 5);
  return {
    kind,
    version: toInteger(version),
    operation: toText(find(data, 0)),
    clientSerialNumber: kind === 'transaction' ? toText(find(data, 1)) : '',
    processData: kind === 'transaction' ? toText(find(data, 2)) : '',
    processType: toText(find(data, 3)),
    transactionNumber: number ? toInteger(number) : null,
    serialNumber: toHex(serial.content),
    hash: HASHES[toHex(readChildren(algorithm)?.[0]?.content ?? [])] ?? null,
    counter: toInteger(counter),
    time: seconds,
    message,
    signature: signature.content,
  };
}

/** The element with a context-specific tag, primitive or constructed. */
function find(data: readonly DerElement[], tag: number): DerElement | undefined {
  return data.find((element) => (element.tag & 0x1f) === tag);
}

function toText(element: DerElement | undefined): string {
  return new TextDecoder().decode(element?.content);
}

function toInteger({content}: DerElement): number {
  return content.reduce((sum, byte) => sum * 256 + byte, 0);
}

/** INTEGER, UTCTime with or without seconds, or GeneralizedTime. */
function toSeconds(element: DerElement | undefined): number | null {
  if (element?.tag === 0x02) return toInteger(element);
  const digits = toText(element).replace(/Z$/, '');
  const full = element?.tag === 0x17 ? `20${digits}` : element?.tag === 0x18 ? digits : '';
  const [, year, month, day, hour, minute, second = '00', part = ''] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)?(\.\d{1,3})?$/.exec(full) ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}${part}Z`);
  return Number.isNaN(time) ? null : time / 1000;
}
