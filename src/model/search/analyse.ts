import {isStopWord} from './stopWords';
import {foldWord, toParts, toWords} from './words';

/** Reduces a folded word to the stem its forms share. */
export type Stem = (word: string) => string;

/** How texts of one language become terms of the index. */
export interface Analyser {
  readonly language: string;
  /** The terms of a text in order, with repetitions: stems of words and of the parts of names, and each name whole. */
  readonly toTerms: (text: string) => readonly string[];
  /** The terms of one written word. */
  readonly toWordTerms: (word: string) => readonly string[];
  /** The folded word and its stem: what a query word is looked up by. */
  readonly toForms: (word: string) => readonly string[];
  /** The plain words of a text, folded and unstemmed: what a misspelt word is compared with. */
  readonly toSpellings: (text: string) => readonly string[];
  readonly isStopWord: (word: string) => boolean;
}

const SEPARATORS = /[-.]/g;
/** Longer ones are no words. */
const LONGEST_TERM = 48;

/** Builds the analyser of a language around its stemmer. Results for a word are kept: texts repeat themselves. */
export function createAnalyser(language: string, stem: Stem): Analyser {
  const known = new Map<string, readonly string[]>();
  // `ES` in SIGN ES is a name, whatever `es` means.
  const isStop = (word: string): boolean =>
    !/^\p{Lu}{2}$/u.test(word) && ['', language].some((fold) => isStopWord(foldWord(word, fold).replaceAll(SEPARATORS, ''), language));
  // The Spanish stemmer knows these endings by their accent alone, which folding has taken away; their plural has none.
  const toStemmable = (word: string): string => (language === 'es' ? word.replace(/([cs])ion$/, '$1iones') : word);
  const toStem = (word: string): string => (/[\d_]/.test(word) || word.length < 4 ? word : stem(toStemmable(word)) || word);
  const toWordTerms = (word: string): readonly string[] => {
    const parts = toParts(word);
    if (parts.length > 0 && parts.every(isStop)) return [];
    const whole = foldWord(word, language).replaceAll(SEPARATORS, '');
    // A name stays as it is written; words joined by a hyphen are one word too.
    const terms =
      parts.length === 0
        ? [toStem(whole)]
        : [/[_\d]/.test(whole) ? whole : toStem(whole), ...parts.flatMap((part) => (isStop(part) ? [] : toStem(foldWord(part, language))))];
    return [...new Set(terms)].filter((term) => (term.length > 1 && term.length <= LONGEST_TERM) || /\d/.test(term));
  };
  const remember = (word: string): readonly string[] => {
    const found = known.get(word) ?? (isStop(word) ? [] : toWordTerms(word));
    known.set(word, found);
    return found;
  };
  return {
    language,
    toTerms: (text) => toWords(text).flatMap(({text: word}) => remember(word)),
    toWordTerms,
    toForms: (word) => {
      const whole = foldWord(word, language).replaceAll(SEPARATORS, '');
      return [...new Set([whole, toStem(whole)])].filter(Boolean);
    },
    toSpellings: (text) =>
      toWords(text)
        .flatMap(({text: word}) => [word, ...toParts(word)])
        .filter((word) => /^\p{L}{4,}$/u.test(word) && !isStop(word))
        .map((word) => foldWord(word, language)),
    isStopWord: isStop,
  };
}
