import type {Country} from '../countries';

/** A publication through which a source of law is known. Pages print its name, linked where its address is known. */
export interface Quotation {
  /** Publisher and title or day, in the publication's own language. */
  readonly by: string;
  readonly url?: string;
}

/** One source of law, as guides cite it: its text was read, or it is known through the publication in `quoted`. The page prints which. */
export interface LawRow {
  /** `<jurisdiction>-<act>-<section>`, kebab-case; the `id` of `<Law>`. */
  readonly id: string;
  readonly jurisdiction: Country | 'eu';
  /** As lawyers cite it, in its own language. */
  readonly short: string;
  /** Full official title, in its own language. */
  readonly title: string;
  /**
   * The official publisher's address of the document: never a third party's, a home page or the root of a code. A publisher's list of its acts stands in only for
   * a `quoted` act without a known address of its own.
   */
  readonly url: string;
  /** Version read or quoted: the day of the consolidated text, or the edition. `undated` if the document names neither. */
  readonly version: string;
  /** Day on which the text was read, ISO 8601; of a quoted source, the day on which the publication was read. */
  readonly read: string;
  /** The publication that quotes the text, if the text itself was not opened. */
  readonly quoted?: Quotation;
}
