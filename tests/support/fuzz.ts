/** Numbers from 0 up to 1, the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** What a payload does where it runs: the browser tests look for it. */
export const TRACE = 'fuzzRan';

/**
 * Texts that have broken programs elsewhere. Those that are code leave `window.fuzzRan` behind
 * where they run.
 */
export const NASTY: readonly string[] = [
  '',
  ' ',
  '\u0000',
  '%',
  '%E0%A4%A',
  '%00',
  '%2525',
  'true',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '[]',
  '{}',
  '[null]',
  '[{}]',
  '[{"objectID":1,"url":"javascript:fuzzRan=1"}]',
  '[{"objectID":"a","url":"//evil.example","type":"lvl1","hierarchy":{"lvl0":"a","lvl1":"b"}}]',
  '[{"objectID":"a","url":"/","type":"lvl1","hierarchy":{"lvl0":"<img src=x onerror=fuzzRan=1>","lvl1":"<svg onload=fuzzRan=1>"}}]',
  '[{"objectID":"a","url":"/","type":"content","content":"<script>fuzzRan=1</script>","hierarchy":{}}]',
  '{"__proto__":{"fuzzRan":1}}',
  '[[[[[[[[[[',
  '"',
  "'",
  '\\',
  '`',
  '<img src=x onerror=fuzzRan=1>',
  '<svg/onload=fuzzRan=1>',
  '"><script>fuzzRan=1</script>',
  "'-(window.fuzzRan=1)-'",
  '</script><script>fuzzRan=1</script>',
  'javascript:fuzzRan=1',
  '${window.fuzzRan=1}',
  '{{constructor.constructor("fuzzRan=1")()}}',
  ']}\'"><style>*{display:none}</style>',
  '[data-x="',
  ':not(*)',
  '#',
  '?q=',
  '&lt;script&gt;',
  '\u202e\u2066abc',
  '\ud800',
  '\udc00\ud800',
  '😀'.repeat(40),
  'שלום عربى',
  'e\u0301'.repeat(50),
  'a'.repeat(5000),
  '(a+)+$',
  '../../../etc/passwd',
  '//evil.example/',
  'https://evil.example',
  '\n\r\t',
];

/**
 * The requested number of texts: first each nasty one, then pieces of them combined, in the order
 * of the seed.
 */
export function toNastyTexts(count: number, seed: number): readonly string[] {
  const random = createRandom(seed);
  const pick = (): string => NASTY[Math.floor(random() * NASTY.length)] ?? '';
  const cut = (text: string): string =>
    text.slice(Math.floor(random() * text.length), Math.ceil(random() * text.length) + 1);
  const join = (): string =>
    Array.from({length: 1 + Math.floor(random() * 4)}, () =>
      random() < 0.5 ? pick() : cut(pick()),
    ).join('');
  return [...NASTY, ...Array.from({length: Math.max(0, count - NASTY.length)}, join)].slice(
    0,
    count,
  );
}
