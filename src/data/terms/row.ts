import type {LocaleId} from '../locales';

/** A language that pages are translated into. */
export type TargetLanguage = Exclude<LocaleId, 'en'>;

/**
 * One concept with the word for it in every language: the one to use, then after `;` variants with where they are admitted. *Italics* are another country's own word,
 * which follows the gloss at its first use on a page. `m`, `f` and `n` name the gender where languages disagree.
 */
export interface TranslatedTermRow extends Readonly<Record<LocaleId, string>> {
  readonly id: string;
  /** Words that are wrong in every sentence. */
  readonly never?: Readonly<Partial<Record<TargetLanguage, readonly string[]>>>;
  /** For translators: what the word depends on. */
  readonly note?: string;
}
