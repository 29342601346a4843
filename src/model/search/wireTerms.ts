import type {SearchIndex} from './searchIndex';

const OFFSET = 0x23;
const LONGEST_PREFIX = 60;

/** Sorted terms as one text, each without the letters it shares with the one before. */
export function encodeTerms(terms: readonly string[]): string {
  let previous = '';
  const shortened = terms.map((term) => {
    let shared = 0;
    while (shared < LONGEST_PREFIX && shared < term.length && term[shared] === previous[shared])
      shared += 1;
    previous = term;
    return String.fromCharCode(OFFSET + shared) + term.slice(shared);
  });
  return shortened.join('\n');
}

/** A number as one character. Throws if it is too large for that. */
export function toCharacter(value: number): string {
  if (value + OFFSET >= 0xd800)
    throw new Error(
      `The search index cannot hold the number ${value}: it has too many sections for its format.`,
    );
  return String.fromCharCode(value + OFFSET);
}

/** The terms of a text from `encodeTerms`. */
export function decodeTerms(text: string): readonly string[] {
  let previous = '';
  return text === ''
    ? []
    : text
        .split('\n')
        .map(
          (shortened) =>
            (previous = previous.slice(0, shortened.charCodeAt(0) - OFFSET) + shortened.slice(1)),
        );
}

/** Where each term occurs, in typed arrays. Throws if the text doesn't fit the terms and sections. */
export function decodeOccurrences(
  text: string,
  terms: number,
  sections: number,
): Pick<SearchIndex, 'starts' | 'places' | 'levels'> {
  const starts = new Uint32Array(terms + 1);
  const places = new Uint32Array(Math.max(text.length - terms, 0));
  const levels = new Uint8Array(places.length);
  let read = 0;
  let write = 0;
  for (let term = 0; term < terms; term += 1) {
    let place = -1;
    const end = write + text.charCodeAt(read++) - OFFSET;
    for (; write < end; write += 1) {
      const value = text.charCodeAt(read++) - OFFSET;
      place += (value >> 2) + 1;
      places[write] = place;
      levels[write] = value & 3;
    }
    starts[term + 1] = write;
    if (!(place < sections))
      throw new Error('The search index is damaged: it names sections it does not have.');
  }
  if (read !== text.length)
    throw new Error(
      'The search index is damaged: its list of occurrences does not end with its terms.',
    );
  return {starts, places, levels};
}
