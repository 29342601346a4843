/** One word of a text, with its position. */
export interface Word {
  /** As written. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

// Letters and digits, including the punctuation inside names: tss_id, 2025-08-12, Kassen-Nachschau,
// Veri*factu.
const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*(?:[_*.-]+[\p{L}\p{N}][\p{L}\p{N}\p{M}]*)*/gu;
/** None of our names is longer. Longer words are truncated. */
const LONGEST = 64;

/**
 * The words of a text in order. Apostrophes separate words, so that an elided article (`l’API`,
 * `dell'IVA`) is a separate word.
 */
export function toWords(text: string): readonly Word[] {
  return [...text.matchAll(WORD)].map(({0: word, index}) => ({
    text: word.slice(0, LONGEST),
    start: index,
    end: index + word.length,
  }));
}

/**
 * Lower case without accents and umlauts. In German, also without the `e` that replaces an umlaut,
 * so that ä, ae and a are equal.
 */
export function foldWord(word: string, language: string): string {
  const folded = word
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll('ø', 'o')
    .replaceAll('*', '');
  return language === 'de'
    ? folded.replace(/([ao])e/g, '$1').replace(/(?<![aeq])ue/g, 'u')
    : folded;
}

/**
 * The parts of a compound name: `upsertTransaction`, `tss_id`, `Kassen-Nachschau`. Empty for a
 * plain word.
 */
export function toParts(word: string): readonly string[] {
  const pieces = word.replaceAll('*', '').split(/[_.-]+/);
  const parts = pieces.flatMap((piece) =>
    /^[a-z]+(?:[A-Z][a-z0-9]+)+$|^(?:[A-Z][a-z0-9]+){2,}$/.test(piece)
      ? (piece.match(/[A-Z]?[a-z0-9]+/g) ?? [])
      : [piece],
  );
  return parts.length > 1 ? parts.filter((part) => part.length > 1) : [];
}
