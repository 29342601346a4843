import {describe, expect, it} from 'vitest';
import type {MeasuredEngine} from '../../../scripts/bench/lib/search/benchEngine';
import {
  createRandom,
  misspell,
  toHeldOutQuestions,
} from '../../../scripts/bench/lib/search/heldOut';
import {measureBytes, measureRank} from '../../../scripts/bench/lib/search/measure';

const sections = [
  {url: '/a#one', heading: 'Register the till', language: 'en'},
  {url: '/b#two', heading: 'The till: register it', language: 'en'},
  {url: '/c#three', heading: 'Outage', language: 'en'},
];

describe('held-out questions', () => {
  it('are two words of a heading, answered by every heading with both, and the same for each seed', () => {
    const questions = toHeldOutQuestions(sections, 2, {seed: 7, typo: false});
    expect(questions).toEqual(toHeldOutQuestions(sections, 2, {seed: 7, typo: false}));
    for (const {ask, accept} of questions) {
      expect(ask.toLowerCase().split(' ').sort()).toEqual(['register', 'till']);
      expect(accept).toEqual(['/a#one', '/b#two']);
    }
  });

  it('with a typo differ in one word by about a letter, not in its first', () => {
    const random = createRandom(1);
    for (let round = 0; round < 200; round += 1) {
      const word = misspell('signature', random);
      expect(word).not.toBe('signature');
      expect(word[0]).toBe('s');
      expect(Math.abs(word.length - 9)).toBeLessThanOrEqual(1);
    }
  });
});

describe('measures', () => {
  const answers: Readonly<Record<string, readonly string[]>> = {
    first: ['/a', '/b'],
    second: ['/b', '/a'],
    none: ['/b'],
  };
  let loaded = 0;
  const engine: MeasuredEngine = {
    name: 'fake',
    search: (query) => {
      loaded += 100;
      return Promise.resolve(answers[query] ?? []);
    },
    loaded: () => loaded,
    megabytes: undefined,
    close: () => Promise.resolve(),
  };

  it('take the mean of one over the rank', async () => {
    const asked = ['first', 'second', 'none', 'unknown'].map((ask) => ({
      ask,
      accepts: (url: string) => url === '/a',
    }));
    expect(await measureRank(engine, asked)).toEqual({
      score: 0.375,
      missed: [
        {ask: 'second', rank: 2},
        {ask: 'none', rank: undefined},
        {ask: 'unknown', rank: undefined},
      ],
    });
  });

  it('separate the bytes of the first result from those of later ones', async () => {
    loaded = 0;
    expect(await measureBytes(engine, ['a', 'b', 'c'])).toEqual({first: 100, further: 100});
  });
});
