import type {LawRow} from '../../data/laws/row';
import type {TermRow} from '../../data/glossary/row';

export type Language = keyof TermRow['definition'];

/** What a citation shows: the source as lawyers cite it, with the paragraph, and its address. */
export interface Citation {
  readonly text: string;
  readonly title: string;
  readonly url: string;
  /** Language of the citation's own text. */
  readonly lang: string;
}

/** What a marked term shows. */
export interface TermText {
  readonly text: string;
  readonly definition: string;
  readonly lang: string;
}

/** The regimes' legal languages; sources of the Union are cited in English. */
const LANGUAGE_OF: Record<LawRow['jurisdiction'] | 'any', string> = {
  de: 'de',
  at: 'de',
  es: 'es',
  it: 'it',
  fr: 'fr',
  eu: 'en',
  any: 'en',
};

/**
 * A citation with its paragraph placed as the act's language does: `§ 146a AO` with `(2)` becomes
 * `§ 146a (2) AO`.
 */
export function toCitation(law: LawRow, at?: string): Citation {
  const text = at === undefined ? law.short : placeParagraph(law.short, at);
  return {
    text,
    title: `${law.title} (${law.version})`,
    url: law.url,
    lang: LANGUAGE_OF[law.jurisdiction],
  };
}

/** The words a term shows if the page gives none, with its definition in the reader's language. */
export function toTermText(term: TermRow, language: Language): TermText {
  const own = term.words?.[language];
  const text =
    term.short && term.short !== term.native ? `${term.native} (${term.short})` : term.native;
  return {
    text: own ?? text,
    definition: term.definition[language],
    lang: own === undefined ? LANGUAGE_OF[term.regime] : language,
  };
}

/**
 * German and Austrian citations end with the act (`§ 146a AO`), so the paragraph goes before it.
 * Elsewhere, the paragraph is appended.
 */
function placeParagraph(short: string, at: string): string {
  const match = /^(§§? ?\d+[a-z]*)( .+)$/.exec(short);
  return match ? `${match[1]} ${at}${match[2]}` : `${short}, ${at}`;
}
