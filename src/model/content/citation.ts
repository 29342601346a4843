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

/** Whether a source names its version. If not, readers only see when it was read. */
export function isDated({version}: Pick<LawRow, 'version'>): boolean {
  return version !== 'undated';
}

/**
 * A citation with its paragraph placed as the act's language does: `§ 146a AO` with `(2)` becomes
 * `§ 146a (2) AO`, and `§ 146a Abs. 2 AO` in German texts.
 */
export function toCitation(law: LawRow, at?: string, language?: Language): Citation {
  const place = at !== undefined && language === 'de' ? toGermanPlace(at) : at;
  const text = place === undefined ? law.short : placeParagraph(law.short, place);
  return {
    text,
    title: isDated(law) ? `${law.title} (${law.version})` : law.title,
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
 * A term's other name: the native one in English texts, and the English one in all others, because
 * the APIs are in English. `undefined` if it would repeat the term.
 */
export function toOtherName(
  term: TermRow,
  language: Language,
): Pick<TermText, 'text' | 'lang'> | undefined {
  const {text, lang} = toTermText(term, language);
  if (language === 'en') return text === term.term ? undefined : {text, lang};
  const isPart = text.toLowerCase().includes(term.term.toLowerCase());
  return isPart ? undefined : {text: term.term, lang: 'en'};
}

/** Paragraphs as German lawyers write them: `Abs. 1, 4 und 6` for `(1), (4), (6)`. */
function toGermanPlace(at: string): string {
  const range = /^\((\w+)\)–\((\w+)\)$/.exec(at);
  if (range) return `Abs.\u00A0${range[1]}–${range[2]}`;
  if (/^\(\w+\)(?:, \(\w+\))*$/.test(at)) {
    const numbers = at.replace(/[()]/g, '').replace(/, (\w+)$/, ' und $1');
    return `Abs.\u00A0${numbers}`;
  }
  return at
    .replace(/, (?=\()/g, ' und ')
    .replace(/\((\w+)\)/g, 'Abs.\u00A0$1')
    .replace(/\bno\. /g, 'Nr.\u00A0');
}

/**
 * German and Austrian citations end with the act (`§ 146a AO`), so the paragraph goes before it.
 * Elsewhere, the paragraph is appended.
 */
function placeParagraph(short: string, at: string): string {
  const match = /^(§§? ?\d+[a-z]*)( .+)$/.exec(short);
  return match ? `${match[1]} ${at}${match[2]}` : `${short}, ${at}`;
}
