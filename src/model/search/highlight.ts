import {escapeHtml} from './markup';
import {toWords} from './words';

/** The tags that mark found words, and the text that marks a cut. */
export interface HighlightStyle {
  readonly pre: string;
  readonly post: string;
  readonly ellipsis: string;
}

/** The query words that a written word matches, by index. Empty if there are none. */
export type FindMatches = (word: string) => readonly number[];

export interface Highlighted {
  readonly value: string;
  /** Indexes of the query words found. */
  readonly found: readonly number[];
}

/** A plain text as HTML with the found words in tags. Everything else is escaped. */
export function highlightText(
  text: string,
  find: FindMatches,
  {pre, post}: HighlightStyle,
): Highlighted {
  return mark(text, 0, text.length, find, pre, post);
}

/**
 * The `count` words around the best place of a text, as HTML with the found words in tags. Ellipses
 * mark cuts.
 */
export function snipText(
  text: string,
  count: number,
  find: FindMatches,
  {pre, post, ellipsis}: HighlightStyle,
): Highlighted {
  const words = toWords(text);
  const size = Math.max(Math.floor(count), 1);
  if (words.length <= size) return mark(text, 0, text.length, find, pre, post);
  const matches = words.map(({text: word}) => find(word));
  let best = {from: 0, score: -1};
  for (let from = 0; from + size <= words.length; from += 1) {
    const inside = matches.slice(from, from + size);
    const distinct = new Set(inside.flat()).size;
    const first = inside.findIndex((match) => match.length > 0);
    // Prefers more words, then a position of the found words that is neither the beginning nor the
    // end.
    const score =
      distinct * 100 +
      inside.filter((match) => match.length > 0).length -
      (first < 0 ? 0 : Math.abs(first - Math.floor(size / 3)) / size);
    if (score > best.score + 1e-9) best = {from, score};
  }
  const start = best.from === 0 ? 0 : (words[best.from]?.start ?? 0);
  const last = best.from + size;
  const end = last >= words.length ? text.length : (words[last - 1]?.end ?? text.length);
  const {value, found} = mark(text, start, end, find, pre, post);
  return {value: `${start > 0 ? ellipsis : ''}${value}${end < text.length ? ellipsis : ''}`, found};
}

function mark(
  text: string,
  start: number,
  end: number,
  find: FindMatches,
  pre: string,
  post: string,
): Highlighted {
  const found = new Set<number>();
  let value = '';
  let read = start;
  for (const word of toWords(text)) {
    if (word.start < start || word.end > end) continue;
    const matches = find(word.text);
    if (matches.length === 0) continue;
    for (const match of matches) found.add(match);
    value += `${escapeHtml(text.slice(read, word.start))}${pre}${escapeHtml(text.slice(word.start, word.end))}${post}`;
    read = word.end;
  }
  return {
    value: value + escapeHtml(text.slice(read, end)),
    found: [...found].sort((one, other) => one - other),
  };
}
