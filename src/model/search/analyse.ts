import {toGermanRoot} from './germanRoot';
import {isStopWord} from './stopWords';
import {foldWord, toParts, toWords} from './words';

/** Reduces a folded word to its stem. */
export type Stem = (word: string) => string;

/** Turns texts of one language into terms of the index. */
export interface Analyser {
  readonly language: string;
  /**
   * The terms of a text in order, with repetitions: stems of words and of the parts of names, and
   * each name as a whole.
   */
  readonly toTerms: (text: string) => readonly string[];
  /** The terms of one word in a text. */
  readonly toWordTerms: (word: string) => readonly string[];
  /**
   * The folded word, its stem and, in German, what it shares with other forms of its verb: the
   * words with which a query word is looked up.
   */
  readonly toForms: (word: string) => readonly string[];
  /** The plain words of a text, folded and unstemmed, with which a misspelled word is compared. */
  readonly toSpellings: (text: string) => readonly string[];
  readonly isStopWord: (word: string) => boolean;
}

const SEPARATORS = /[-.]/g;
/** Longer texts aren't words. */
const LONGEST_TERM = 48;

/**
 * Builds the analyzer of a language around its stemmer. Caches the results per word, because texts
 * repeat words.
 */
export function createAnalyser(language: string, stem: Stem): Analyser {
  const known = new Map<string, readonly string[]>();
  // In SIGN ES, `ES` is a name, even if `es` is a stop word.
  const isStop = (word: string): boolean =>
    !/^\p{Lu}{2}$/u.test(word) &&
    ['', language].some((fold) =>
      isStopWord(foldWord(word, fold).replaceAll(SEPARATORS, ''), language),
    );
  // The Spanish stemmer recognizes these endings only by their accent, which folding has removed.
  // Their plurals have no accent.
  const toStemmable = (word: string): string =>
    language === 'es' ? word.replace(/([cs])ion$/, '$1iones') : word;
  const toStem = (word: string): string =>
    /[\d_]/.test(word) || word.length < 4 ? word : stem(toStemmable(word)) || word;
  const toWordTerms = (word: string): readonly string[] => {
    const parts = toParts(word);
    if (parts.length > 0 && parts.every(isStop)) return [];
    const whole = foldWord(word, language).replaceAll(SEPARATORS, '');
    // A name is kept as it is written. Words joined by a hyphen are also one word.
    const terms =
      parts.length === 0
        ? [toStem(whole)]
        : [
            /[_\d]/.test(whole) ? whole : toStem(whole),
            ...parts.flatMap((part) => (isStop(part) ? [] : toStem(foldWord(part, language)))),
          ];
    return [...new Set(terms)].filter(
      (term) => (term.length > 1 && term.length <= LONGEST_TERM) || /\d/.test(term),
    );
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
      const root = language === 'de' ? toGermanRoot(whole) : undefined;
      return [...new Set([whole, toStem(whole), root ?? toStem(whole)])].filter(Boolean);
    },
    toSpellings: (text) =>
      toWords(text)
        .flatMap(({text: word}) => [word, ...toParts(word)])
        .filter((word) => /^\p{L}{4,}$/u.test(word) && !isStop(word))
        .map((word) => foldWord(word, language)),
    isStopWord: isStop,
  };
}
