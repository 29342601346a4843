import {describe, expect, it} from 'vitest';
import {toParts} from '../../../src/model/translation/parts';

const toCode = (lang: string, value: string) => toParts({type: 'code', lang, value}, 'en');

describe('a block of code', () => {
  it.each([
    ['ts', 'send(1); // Sends it.', 'send(1); // Sendet ihn.'],
    ['python', 'send(1)  # sends it', 'send(1)  # sendet ihn'],
    ['bash', 'send 1  # sends it', 'send 1  # sendet ihn'],
  ])('in %s may have other comments', (lang, english, german) => {
    expect(toCode(lang, german)).toEqual(toCode(lang, english));
  });

  it.each([
    ['bash', 'send 1  # sends it', 'send 2  # sends it'],
    ['bash', 'echo ${#text}', 'echo ${#name}'],
    ['json', '{"text": "a # b"}', '{"text": "a # c"}'],
  ])('in %s has the same code', (lang, one, other) => {
    expect(toCode(lang, other)).not.toEqual(toCode(lang, one));
  });
});
