import type {Country} from '../countries';

/** One legal source in the form that guides cite. */
export interface LawRow {
  /** `<jurisdiction>-<act>-<section>`, kebab-case; the `id` of `<Law>`. */
  readonly id: string;
  readonly jurisdiction: Country | 'eu';
  /** As lawyers cite it, in its own language. */
  readonly short: string;
  /** Full official title, in its own language. */
  readonly title: string;
  /** The official publisher's address. */
  readonly url: string;
  /** The version that was read: the date of the consolidated text, or the edition. */
  readonly version: string;
  /** Day on which it was read, ISO 8601. For a quoted source, the day on which the quoting publications were read. */
  readonly read: string;
  /** Set if the text itself could not be opened and is only known from publications that quote it. The page says so. */
  readonly quoted?: true;
}
