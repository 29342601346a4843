import type {AustrianCode} from './austrianReceipt';
import {isBase64, toBytes} from './bytes';
import {aesCounterMode, sha256} from './cryptography';
import type {FindingCode} from './findings';
import {toFinding, type Finding} from './report';
import {
  CANCELLATION_COUNTER_FIELD,
  TRAINING_COUNTER_FIELD,
  toCents,
  toInitializationVectorInput,
  toTurnoverCents,
} from './rksv';

/** The AES key of a register from base64, or `null` if it doesn't have 32 bytes. */
export function readAesKey(text: string): Uint8Array | null {
  const bytes = isBase64(text.trim()) ? toBytes(text.trim()) : new Uint8Array();
  return bytes.length === 32 ? bytes : null;
}

/** How a receipt changes the turnover counter, in cents; training doesn't change it. */
export function toTurnoverChange({fields}: AustrianCode): number {
  return fields.counterField === TRAINING_COUNTER_FIELD ? 0 : toCents(fields.amounts);
}

/**
 * Decrypts the turnover counter with the register's AES key and compares it with the sum of the
 * amounts so far, in cents (RKSV annex Z 8, 9). `before` is the counter before this receipt;
 * `undefined` if it isn't known. If the values differ, names the known mistake that explains it.
 * `null` for training and cancellation receipts, which have no counter.
 */
export async function verifyTurnoverCounter(
  receipt: AustrianCode,
  key: Uint8Array,
  before: number | undefined,
): Promise<{readonly finding: Finding; readonly cents: number} | null> {
  const {counterField, registerId, receiptNumber} = receipt.fields;
  if ([TRAINING_COUNTER_FIELD, CANCELLATION_COUNTER_FIELD].includes(counterField)) return null;
  const encrypted = isBase64(counterField) ? toBytes(counterField) : new Uint8Array();
  if (encrypted.length < 5 || encrypted.length > 8) return null;
  const decrypt = async (block: Uint8Array): Promise<Uint8Array> =>
    (await aesCounterMode(key, block, encrypted)) ?? new Uint8Array();
  const hash = await sha256(toInitializationVectorInput(registerId, receiptNumber));
  const bytes = await decrypt(hash.slice(0, 16));
  const cents = toTurnoverCents(bytes);
  const at = 'counterField';
  if (before === undefined) return {finding: toFinding('at.counter.value', at, {cents}), cents};
  const expected = before + toTurnoverChange(receipt);
  if (cents === expected) return {finding: toFinding('at.counter.fits', at, {cents}), cents};
  const isExpected = async (block: Uint8Array): Promise<boolean> =>
    toTurnoverCents(await decrypt(block)) === expected;
  const hashOf = async (text: string): Promise<Uint8Array> => (await sha256(text)).slice(0, 16);
  const vectors: readonly (readonly [FindingCode, Uint8Array])[] = [
    ['at.counter.iv-order', await hashOf(`${receiptNumber}${registerId}`)],
    ['at.counter.iv-separator', await hashOf(`${registerId}_${receiptNumber}`)],
    ['at.counter.iv-register', await hashOf(registerId)],
    ['at.counter.iv-number', await hashOf(receiptNumber)],
    ['at.counter.iv-zero', new Uint8Array(16)],
    ['at.counter.iv-end', hash.slice(16)],
  ];
  for (const [code, vector] of vectors)
    if (await isExpected(vector)) return {finding: toFinding(code, at), cents: expected};
  const code: FindingCode =
    toTurnoverCents(bytes.slice().reverse()) === expected
      ? 'at.counter.little-endian'
      : cents === before
        ? 'at.counter.before'
        : cents * 100 === expected && expected !== 0
          ? 'at.counter.euros'
          : 'at.counter.differs';
  return {finding: toFinding(code, at, {cents, expected}), cents: expected};
}
