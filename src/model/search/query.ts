import type {Analyser} from './analyse';
import type {Translate} from './lexicon';
import {foldWord, toParts, toWords} from './words';

/** One word asked for. */
export interface QueryWord {
  /** As typed. */
  readonly text: string;
  /** What it is looked up by: folded and stemmed in every language the query may be in. */
  readonly forms: readonly string[];
  /** Forms of the parts of a name, `kassen` and `nachschau`; all are wanted where the whole is nowhere. */
  readonly parts: readonly (readonly string[])[];
  /** Forms of other words that mean the same, each a list of words all of which are meant. */
  readonly others: readonly (readonly (readonly string[])[])[];
  /** Whether the reader may still be typing it. */
  readonly isLast: boolean;
}

const LONGEST_QUERY = 512;
const MOST_WORDS = 16;

/**
 * The words of a query, analysed in every language given, the reader's first. Words that carry no subject are left out unless there are no others, or they are
 * the second of one of `names` (in small letters): the `es` of `sign es` is no Spanish word. A query of any length and content has an answer: what is beyond
 * 512 characters or 16 words is not looked at.
 */
export function toQueryWords(
  query: string,
  analysers: readonly Analyser[],
  toTranslations: Translate = () => [],
  names: ReadonlySet<string> = new Set(),
): readonly QueryWord[] {
  const cut = query.slice(0, LONGEST_QUERY);
  const written = toWords(cut).map(({text, end}) => ({text, isLast: end === cut.length}));
  const isNamed = (at: number): boolean => names.has(`${written[at - 1]?.text} ${written[at]?.text}`.toLowerCase());
  const subjects = written.filter(({text}, at) => isNamed(at) || !analysers.some((analyser) => analyser.isStopWord(text)));
  const toForms = (word: string): readonly string[] => [...new Set(analysers.flatMap((analyser) => analyser.toForms(word)))];
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
