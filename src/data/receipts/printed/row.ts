/** A receipt as a till prints it, shown on paper by `<Receipt id>`. */
export interface PrintedReceiptRow {
  /** Kebab-case, `<country>-<case>`; the `id` of `<Receipt>`. */
  readonly id: string;
  /** Language of the receipt. */
  readonly lang: 'de' | 'es' | 'it' | 'fr';
  /**
   * The printed lines, between two line breaks. `[QR]` on its own line is the place of the code. A
   * letter or number in brackets at the end of a line, also of the code's, isn't printed: a table or a list of the page refers to it.
   */
  readonly text: string;
  /**
   * A part of each line that a page explains in a numbered list inside `<Receipt>`, in the order of the list. Other pages print the
   * receipt without the numbers.
   */
  readonly notes?: readonly string[];
  /** The QR code: what it contains, and the name of its picture in `static/img/receipts`, which `scripts/receipt-codes.ts` draws. */
  readonly code?: {readonly file: string; readonly text: string};
}
