import type {Country} from '../../countries';

/** A signing request on the landing page, beside the receipt that the till prints afterwards. */
export interface ReceiptCallRow {
  readonly country: Country;
  /** Product whose API is called. */
  readonly product: string;
  readonly method: 'PUT' | 'POST';
  /** Path of the operation. */
  readonly path: string;
  /**
   * Excerpts of the quick start's example, which the build checks against the specification. `…` replaces what is left out;
   * `tests/data/receiptCalls.test.ts` compares the rest.
   */
  readonly request: string;
  readonly response: string;
  /** `id` of the printed receipt. */
  readonly receipt: string;
  /**
   * Which lines of the call and of the receipt show the same fact. Each string is in exactly one line of the request, the response or
   * the receipt; `[QR]` is the picture of the code.
   */
  readonly links: readonly {readonly code: readonly string[]; readonly print: readonly string[]}[];
  /** What the numbers beside the printed lines mean, in this order. */
  readonly legend: readonly {
    /** Key of the translated text. */
    readonly text: string;
    /** Place in `links`, from 0. */
    readonly link: number;
    readonly to: `/${string}`;
  }[];
}
