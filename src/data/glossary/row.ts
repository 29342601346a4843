import type {Country} from '../countries';
import type {LocaleId} from '../locales';

/** One term of the glossary, explained in every language of the portal. */
export interface TermRow {
  /** Kebab-case; the `id` of `<Term>`. */
  readonly id: string;
  /** The English term. */
  readonly term: string;
  /** The term in its own legal language. */
  readonly native: string;
  /** The term in languages that have a word for it, if it belongs to no country. The English one is `term`. */
  readonly words?: Readonly<Partial<Record<LocaleId, string>>>;
  /** Usual abbreviation, where there is one. */
  readonly short?: string;
  /** Whether pages use the same word or abbreviation for something else, such as CSV for files. */
  readonly isAmbiguous?: boolean;
  /** The country whose rules it belongs to, or `any`. */
  readonly regime: Country | 'any';
  readonly definition: Readonly<Record<LocaleId, string>>;
  /** `id` of the law that defines it. */
  readonly source?: string;
  /** `id`s of related terms. */
  readonly seeAlso: readonly string[];
}
