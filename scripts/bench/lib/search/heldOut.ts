import type {Question} from '../../../../tests/search/questions/question';
import {isStopWord} from '../../../../src/model/search/stopWords';
import {foldWord, toWords} from '../../../../src/model/search/words';

/** A section from which questions are generated: its address, heading and language. */
export interface AskedSection {
  readonly url: string;
  readonly heading: string;
  readonly language: string;
}

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

const toSubjects = ({heading, language}: AskedSection): readonly string[] => [
  ...new Set(
    toWords(heading)
      .map(({text}) => text)
      .filter(
        (word) =>
          word.length >= 3 && /^\p{L}+$/u.test(word) && !isStopWord(foldWord(word, ''), language),
      ),
  ),
];

/**
 * Generated questions with two words of a random heading. Every section whose heading contains both
 * words is an answer. With `typo`, one letter of one word is wrong.
 */
export function toHeldOutQuestions(
  sections: readonly AskedSection[],
  count: number,
  {seed, typo}: {readonly seed: number; readonly typo: boolean},
): readonly Question[] {
  const random = createRandom(seed);
  const asked = sections.filter(
    (section) =>
      toSubjects(section).length >= 2 &&
      (!typo || toSubjects(section).some((word) => word.length >= 6)),
  );
  return Array.from({length: Math.min(count, asked.length)}, (): Question => {
    const section = asked[Math.floor(random() * asked.length)] ?? {
      url: '',
      heading: '',
      language: 'en',
    };
    const words = [...toSubjects(section)].sort(
      (one, other) => (typo ? other.length - one.length : 0) || one.localeCompare(other),
    );
    const first = typo ? 0 : Math.floor(random() * words.length);
    const rest = words.filter((_, index) => index !== first);
    const pair = [words[first] ?? '', rest[Math.floor(random() * rest.length)] ?? ''];
    const wanted = pair.map((word) => word.toLowerCase());
    const accept = sections.filter(({heading}) => {
      const own = toWords(heading).map(({text}) => text.toLowerCase());
      return wanted.every((word) => own.includes(word));
    });
    return {
      ask: (typo ? [misspell(pair[0] ?? '', random), pair[1]] : pair).join(' '),
      accept: accept.map(({url}) => url),
    };
  });
}

/**
 * A word with one letter omitted, doubled, swapped with its neighbor or replaced. The first letter
 * doesn't change.
 */
export function misspell(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2));
  const [before, letter = '', next = '', after] = [
    word.slice(0, at),
    word[at],
    word[at + 1],
    word.slice(at + 2),
  ];
  const ways = [
    `${before}${next}${after}`,
    `${before}${letter}${letter}${next}${after}`,
    `${before}${next}${letter}${after}`,
    `${before}e${next}${after}`,
  ];
  const way = ways[Math.floor(random() * ways.length)] ?? word;
  return way === word ? `${before}${next}${after}` : way;
}
