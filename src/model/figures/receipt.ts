import type {PrintedReceiptRow} from '../../data/receipts/printed/row';

/** What `<Receipt>` shows. */
export interface ReceiptContent {
  /** The number of characters in the longest printed line. */
  readonly columns: number;
  /** The lines above the QR code and those below it; without a code, all lines. */
  readonly parts: readonly (readonly ReceiptLine[])[];
  /** Name of the code's picture. */
  readonly code?: string;
  /** The mark beside the code. */
  readonly codeMark?: string;
}

export interface ReceiptLine {
  readonly text: string;
  /** Refers to a table or a note of the page, and isn't printed. */
  readonly mark?: string;
}

const CODE_LINE = /^\s*\[QR\](?:\s+\((?<mark>\d)\))?$/m;

/** With `noted`, the lines that the row names have the numbers of the page's notes. */
export function toReceiptContent(
  {text, code, notes = []}: PrintedReceiptRow,
  noted = false,
): ReceiptContent {
  const toNoted = (line: ReceiptLine): ReceiptLine => {
    const note = noted ? notes.findIndex((part) => line.text.includes(part)) : -1;
    return note < 0 ? line : {...line, mark: String(note + 1)};
  };
  const found = CODE_LINE.exec(text);
  const parts = text.split(found?.[0] ?? '[QR]').map((part) =>
    part
      .replace(/^\n+|\s+$/g, '')
      .split('\n')
      .map(toReceiptLine)
      .map(toNoted),
  );
  return {
    columns: Math.max(...parts.flat().map((line) => line.text.length)),
    parts,
    ...(code && {code: code.file}),
    ...(found?.groups?.mark !== undefined && {codeMark: found.groups.mark}),
  };
}

function toReceiptLine(line: string): ReceiptLine {
  const [, text = line, mark] = /^(.*?)\s+\(([a-z]|\d)\)$/.exec(line) ?? [];
  return {text, ...(mark !== undefined && {mark})};
}
