import {toDistance} from './distance';
import type {QueryWord} from './query';
import type {SearchIndex} from './searchIndex';

/** A term of the index that matches a query word, and how well it matches. 1 is the word itself. */
export type Expansion = ReadonlyMap<number, number>;

/** Expansions that must all occur together. */
interface Split {
  readonly parts: readonly Expansion[];
  readonly weight: number;
}

/** All matches of one query word. */
export interface Expanded {
  readonly word: QueryWord;
  readonly terms: Expansion;
  /**
   * Ways to read the word as several words that must all occur in a section: `Kassenbeleg` as
   * `Kasse` and `Beleg`.
   */
  readonly splits: readonly Split[];
}

const MOST_PREFIXED = 300;
const SHORTEST_PART = 4;
/** The weight of the closest match for a misspelled word. */
const MEANT = 0.85;
const LINKS = ['', 's', 'n', 'es', 'en', 'er'] as const;

/** Looks words up in the sorted terms of an index. */
export function createExpander(
  {terms, spellings}: Pick<SearchIndex, 'terms' | 'spellings'>,
  toForms: (word: string) => readonly string[],
  isCompounding: boolean,
): (words: readonly QueryWord[]) => readonly Expanded[] {
  const numbers = new Map(terms.map((term, number) => [term, number]));

  const toPrefixed = (prefix: string): readonly number[] => {
    let low = 0;
    let high = terms.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((terms[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found: number[] = [];
    while (
      low < terms.length &&
      found.length < MOST_PREFIXED &&
      (terms[low] ?? '').startsWith(prefix)
    )
      found.push(low++);
    return found;
  };

  /** The word itself, words that begin with it and, if it is long enough, words that contain it. */
  const toKnown = (forms: readonly string[], isLast: boolean): Map<number, number> => {
    const found = new Map<number, number>();
    const add = (term: number, weight: number): unknown =>
      (found.get(term) ?? 0) < weight && found.set(term, weight);
    for (const form of forms) {
      if (form.length >= 3 || isLast)
        for (const term of toPrefixed(form)) {
          const rest = (terms[term]?.length ?? 0) - form.length;
          add(term, 0.8 * (form.length / (form.length + 0.4 * rest)));
        }
      const exact = numbers.get(form);
      if (exact !== undefined) add(exact, 1);
    }
    const [whole = ''] = forms;
    const shortest = forms.reduce(
      (short, form) => (form.length < short.length && form.length >= 5 ? form : short),
      whole,
    );
    if (shortest.length >= 5)
      terms.forEach((term, number) => {
        const at = term.indexOf(shortest, 1);
        if (at > 0) add(number, at + shortest.length === term.length || isCompounding ? 0.5 : 0.3);
      });
    return found;
  };

  /** A word of a synonym, which words that only begin with it don't match: `aus` isn't `ausstellen`. */
  const toSynonym = (forms: readonly string[]): Expansion =>
    new Map([...toKnown(forms, false)].filter(([, weight]) => weight >= 0.7));

  /** Terms and words that differ from the word by one letter, or from a long word by two. */
  const toSimilar = (
    forms: readonly string[],
    isLast: boolean,
    found: Map<number, number>,
  ): void => {
    const similar = new Map<number, number>();
    for (const form of forms) {
      if (form.length < 4 || /\d/.test(form)) continue;
      const limit = form.length >= 8 ? 2 : 1;
      const toWeight = (word: string): number => {
        if (word.length < form.length - limit || (!isLast && word.length > form.length + limit))
          return 0;
        const distance = toDistance(form, word, limit, isLast);
        if (distance > limit) return 0;
        const closeness =
          (distance === 0 ? 0.8 : distance === 1 ? 0.65 : 0.4) * (word[0] === form[0] ? 1 : 0.7);
        return (
          closeness * (form.length / (form.length + 0.2 * Math.max(word.length - form.length, 0)))
        );
      };
      const add = (term: number, weight: number): unknown =>
        (similar.get(term) ?? 0) < weight && similar.set(term, weight);
      // A term can be a whole word next to its stem, such as `closing`, a name in some texts, and
      // `close`.
      for (const candidates of [terms, spellings])
        for (const candidate of candidates) {
          const weight = toWeight(candidate);
          if (weight === 0) continue;
          for (const term of [candidate, ...toForms(candidate)]) {
            const number = numbers.get(term);
            if (number !== undefined) add(number, weight);
          }
        }
    }
    // Treats the closest match as the intended word.
    const nearest = Math.max(0, ...similar.values());
    for (const [term, weight] of similar) {
      const meant = (MEANT * weight) / nearest;
      if ((found.get(term) ?? 0) < meant) found.set(term, meant);
    }
  };

  /** The best way to split a compound into two words of the index. */
  const toSplit = (forms: readonly string[]): readonly Expansion[] | undefined => {
    let best: {readonly parts: readonly (readonly string[])[]; readonly score: number} | undefined;
    for (const form of forms)
      for (let at = SHORTEST_PART; at <= form.length - SHORTEST_PART; at += 1) {
        const right = form.slice(at);
        const rightKnown = numbers.has(right)
          ? 2
          : right.length > 4 && toPrefixed(right).length > 0
            ? 1
            : 0;
        if (rightKnown === 0) continue;
        for (const link of LINKS) {
          const left = form.slice(0, at - link.length);
          if (
            left.length < SHORTEST_PART ||
            !form.slice(0, at).endsWith(link) ||
            !numbers.has(left)
          )
            continue;
          const score = rightKnown * 10 + Math.min(left.length, right.length) - link.length;
          if (best === undefined || score > best.score) best = {parts: [[left], [right]], score};
        }
      }
    return best?.parts.map((part) => toKnown(part, false));
  };

  return (words) =>
    words.map((word, index) => {
      const found = toKnown(word.forms, word.isLast);
      // The word joined with a neighbor, because texts may write both as one word: `time out`,
      // `Kassen Nachschau`.
      for (const [left, right] of [
        [words[index - 1], word],
        [word, words[index + 1]],
      ])
        for (const one of left?.forms ?? [])
          for (const other of right?.forms ?? []) addExact(one + other, 0.9, found);
      const isKnown =
        [...found.values()].some((weight) => weight >= 0.9) ||
        (word.isLast && toPrefixed(word.forms[0] ?? '').length > 0);
      const split =
        isCompounding && (word.forms[0]?.length ?? 0) >= 2 * SHORTEST_PART
          ? toSplit(word.forms)
          : undefined;
      const splits: Split[] = [
        ...(word.parts.length > 1
          ? [{parts: word.parts.map((forms) => toKnown(forms, false)), weight: 0.75}]
          : []),
        ...(split ? [{parts: split, weight: 0.75}] : []),
      ];
      // Synonyms count less than the word itself.
      const share = isKnown ? 0.6 : 0.85;
      for (const other of word.others) {
        const parts = other.map(toSynonym);
        // Without one of its words, `fällt aus` would mean something else.
        if (parts.some(({size}) => size === 0)) continue;
        const [only, ...more] = parts;
        if (more.length > 0) splits.push({parts, weight: share * 0.9});
        else
          for (const [term, weight] of only ?? [])
            if ((found.get(term) ?? 0) < weight * share) found.set(term, weight * share);
      }
      // Parts that aren't words carry no meaning: a misspelled `TickettBAI` isn't `Tickett` and
      // `BAI`.
      const isSplit = splits.some(({parts}) =>
        parts.every((part) => [...part.values()].some((weight) => weight >= 0.9)),
      );
      if (!isKnown && !isSplit && word.others.length === 0)
        toSimilar(word.forms, word.isLast, found);
      return {word, terms: found, splits};
    });

  function addExact(form: string, weight: number, found: Map<number, number>): void {
    const term = numbers.get(form);
    if (term !== undefined && (found.get(term) ?? 0) < weight) found.set(term, weight);
  }
}
