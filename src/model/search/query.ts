import type {Analyser} from './analyse';
import type {Translate} from './lexicon';
import {foldWord, toParts, toWords} from './words';

/** One word of the query. */
export interface QueryWord {
  /** As typed. */
  readonly text: string;
  /** Lookup forms: folded and stemmed in every possible language of the query. */
  readonly forms: readonly string[];
  /**
   * Forms of the parts of a name, `kassen` and `nachschau`. All parts must match if the whole name
   * doesn't occur.
   */
  readonly parts: readonly (readonly string[])[];
  /** Forms of synonyms, each a list of words that must all match. */
  readonly others: readonly (readonly (readonly string[])[])[];
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

const LONGEST_QUERY = 512;
const MOST_WORDS = 16;

/**
 * The words of a query, analyzed in every language given, the reader's first. Stop words are
 * dropped unless there are no other words, or they are the second word of one of `names` (in lower
 * case): the `es` of `sign es` isn't a Spanish word. Any query is accepted. Text beyond 512
 * characters or 16 words is ignored.
 */
export function toQueryWords(
  query: string,
  analysers: readonly Analyser[],
  toTranslations: Translate = () => [],
  names: ReadonlySet<string> = new Set(),
): readonly QueryWord[] {
  const cut = query.slice(0, LONGEST_QUERY);
  const written = toWords(cut).map(({text, end}) => ({text, isLast: end === cut.length}));
  const isNamed = (at: number): boolean =>
    names.has(`${written[at - 1]?.text} ${written[at]?.text}`.toLowerCase());
  const subjects = written.filter(
    ({text}, at) => isNamed(at) || !analysers.some((analyser) => analyser.isStopWord(text)),
  );
  const toForms = (word: string): readonly string[] => [
    ...new Set(analysers.flatMap((analyser) => analyser.toForms(word))),
  ];
  const seen = new Set<string>();
  const asked = subjects.length > 0 ? subjects : written;
  const others = toTranslations(asked.map(({text}) => text));
  return asked
    .map(({text, isLast}, at): QueryWord => ({
      text,
      forms: toForms(text),
      parts: toParts(text).map(toForms),
      others: (others[at] ?? []).map((words) => words.map(toForms)),
      isLast,
    }))
    .filter(({text}) => {
      const key = foldWord(text, '');
      return !seen.has(key) && seen.add(key);
    })
    .slice(0, MOST_WORDS);
}
