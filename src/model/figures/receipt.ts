import type {PrintedReceiptRow} from '../../data/receipts/printed/row';

/** What `<Receipt>` shows. */
export interface ReceiptContent {
  /** The number of characters in the longest printed line. */
  readonly columns: number;
  /** The lines above the QR code and those below it; without a code, all lines. */
  readonly parts: readonly (readonly ReceiptLine[])[];
  /** Name of the code's picture. */
  readonly code?: string;
}

export interface ReceiptLine {
  readonly text: string;
  /** Refers to a table of the page, and isn't printed. */
  readonly mark?: string;
}

export function toReceiptContent({text, code}: PrintedReceiptRow): ReceiptContent {
  const parts = text.split(/^\s*\[QR\]$/m).map((part) =>
    part
      .replace(/^\n+|\s+$/g, '')
      .split('\n')
      .map(toReceiptLine),
  );
  return {
    columns: Math.max(...parts.flat().map((line) => line.text.length)),
    parts,
    ...(code && {code: code.file}),
  };
}

function toReceiptLine(line: string): ReceiptLine {
  const [, text = line, mark] = /^(.*?)\s+\(([a-z]|\d)\)$/.exec(line) ?? [];
  return {text, ...(mark !== undefined && {mark})};
}
