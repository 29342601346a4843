import {isBase64, toBytes} from './bytes';
import {parseReceiptCode, joinReceiptCode, type ReceiptCode} from './kassensichvCode';
import {checkReceiptCode} from './receiptCodeCheck';
import {toFinding, type Finding} from './report';

/** A change that undoes one known mistake; `null` if the code can't have it. */
interface Mistake {
  readonly undo: (code: ReceiptCode) => ReceiptCode | null;
  readonly toFinding: (undone: ReceiptCode) => Finding;
}

/**
 * The known mistakes that explain why a signature doesn't fit: each is undone, and the signature is
 * checked again. Empty if none explains it.
 */
export async function findReceiptMistakes(code: ReceiptCode): Promise<readonly Finding[]> {
  for (const mistake of MISTAKES) {
    const undone = mistake.undo(code);
    if (undone === null || joinReceiptCode(undone) === joinReceiptCode(code)) continue;
    if ((await checkReceiptCode(undone)).kind === 'unchanged') return [mistake.toFinding(undone)];
  }
  return [];
}

/**
 * The code with signature and key in standard base64, and the fields that were base64url; `null` if
 * none was.
 */
export function undoBase64Url(
  text: string,
): {readonly code: ReceiptCode; readonly names: readonly string[]} | null {
  const fields = text.split(';');
  const names: string[] = [];
  for (const [place, name] of [
    [-2, 'signature'],
    [-1, 'publicKey'],
  ] as const) {
    const index = fields.length + place;
    const standard = (fields[index] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const padded = standard.padEnd(Math.ceil(standard.length / 4) * 4, '=');
    if (padded !== fields[index] && isBase64(padded)) {
      fields[index] = padded;
      names.push(name);
    }
  }
  const {code} = names.length === 0 ? {code: null} : parseReceiptCode(fields.join(';'));
  return code === null ? null : {code, names};
}

const MISTAKES: readonly Mistake[] = [
  data('de.mistake.line-feed', (text) => text.replace(/\r?\n/g, '\r')),
  data('de.mistake.amount-form', toStandardAmounts),
  data('de.mistake.process-base64', (text) => (isBase64(text) ? toText(toBytes(text)) : null)),
  data('de.mistake.encoding', (text) =>
    /^[\0-\xff]*$/.test(text)
      ? toText(Uint8Array.from(text, (character) => character.charCodeAt(0)))
      : null,
  ),
  ...[-1, -2, 1, 2].map((hours): Mistake => ({
    undo: (code) => ({...code, finishedAt: shift(code.finishedAt, hours)}),
    toFinding: ({finishedAt}) =>
      toFinding('de.mistake.local-time', 'finishedAt', {time: finishedAt}),
  })),
  {
    undo: (code) => ({...code, finishedAt: code.startedAt, startedAt: code.finishedAt}),
    toFinding: () => toFinding('de.mistake.times-swapped', 'finishedAt'),
  },
  {
    undo: (code) => ({
      ...code,
      transactionNumber: code.signatureCounter,
      signatureCounter: code.transactionNumber,
    }),
    toFinding: () => toFinding('de.mistake.counters-swapped', 'transactionNumber'),
  },
  ...['Kassenbeleg-V1', 'KassenBeleg-V1', 'Bestellung-V1', 'SonstigerVorgang'].map(
    (processType): Mistake => ({
      undo: (code) => ({...code, processType}),
      toFinding: () => toFinding('de.mistake.process-type', 'processType', {type: processType}),
    }),
  ),
  {
    undo: (code) => ({
      ...code,
      clientSerialNumber: code.clientSerialNumber.trim(),
      processData: code.processData.trim(),
    }),
    toFinding: () => toFinding('de.mistake.spaces', 'processData'),
  },
  ...['unixTime', 'utcTime', 'generalizedTime'].map((timeFormat): Mistake => ({
    undo: (code) => ({...code, timeFormat}),
    toFinding: () => toFinding('de.mistake.time-format', 'timeFormat', {format: timeFormat}),
  })),
  ...['256', '384', '512'].map((bits): Mistake => {
    const signatureAlgorithm = `ecdsa-plain-SHA${bits}`;
    return {
      undo: (code) => ({...code, signatureAlgorithm}),
      toFinding: () =>
        toFinding('de.mistake.algorithm', 'signatureAlgorithm', {algorithm: signatureAlgorithm}),
    };
  }),
];

function data(
  code:
    | 'de.mistake.line-feed'
    | 'de.mistake.amount-form'
    | 'de.mistake.process-base64'
    | 'de.mistake.encoding',
  undo: (processData: string) => string | null,
): Mistake {
  return {
    undo: (receipt) => {
      const processData = undo(receipt.processData);
      return processData === null ? null : {...receipt, processData};
    },
    toFinding: () => toFinding(code, 'processData'),
  };
}

/** `3,000.00`, `3000,00` and `.50` as TSEs get them: `3000.00` and `0.50`. */
function toStandardAmounts(processData: string): string {
  return processData
    .replace(/\d{1,3}(?:,\d{3})+(?=\.\d{2})/g, (amount) => amount.replaceAll(',', ''))
    .replace(/(\d),(\d{2})(?!\d)/g, '$1.$2')
    .replace(/(^|[\^_-])\.(\d{2})/g, '$10.$2');
}

function toText(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', {fatal: true}).decode(bytes);
  } catch {
    return null;
  }
}

function shift(moment: string, hours: number): string {
  return new Date(Date.parse(moment) + hours * 3_600_000).toISOString();
}
