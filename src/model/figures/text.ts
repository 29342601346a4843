import {toTextParts} from './inlineCode';

/**
 * Advance widths of the portal's text font at weight 500, in thousandths of its size, rounded up to
 * the next twenty.
 */
const ADVANCES: readonly (readonly [width: number, characters: string])[] = [
  [180, "'"],
  [240, ',.:;ijí'],
  [260, ' \u00A0\u202F!¡()I{}'],
  [300, '[]l|’`ìîï'],
  [360, '-f·"t'],
  [440, '*/r–_'],
  [480, '\\“”„sz'],
  [520, 'L?¿cgç'],
  [560, 'vxy0123456789$+<=>JPaehknu~×€äüéèàñáúêëâùû«»'],
  [600, 'FS^oöóòôETZbdpq§ÉÈÊ'],
  [660, 'BRYßAKUXÄÜÀÁÚ'],
  [700, 'DV…#&HNÑ'],
  [780, 'CGwÖQ'],
  [880, 'mM@œ'],
];
const WIDEST = 1060;
const advances = new Map(
  ADVANCES.flatMap(([width, characters]) =>
    [...characters].map((character) => [character, width] as const),
  ),
);

/** Extra width for the fallback font that is shown until the portal's font has loaded. */
const SLACK = 1.04;

/**
 * Width of a text in the text font, with code in backticks, in the unit of `size`. At least as wide
 * as browsers draw it.
 */
export function toTextWidth(text: string, size: number): number {
  return toTextParts(text).reduce(
    (sum, part) =>
      sum +
      (part.isCode
        ? toCodeWidth(part.text, size)
        : [...part.text].reduce((all, sign) => all + (advances.get(sign) ?? WIDEST), 0) *
          (size / 1000) *
          SLACK),
    0,
  );
}

/** Width of a text in the code font, whose characters are all 0.6 em wide. */
export function toCodeWidth(text: string, size: number): number {
  return [...text].length * size * 0.6;
}

/**
 * A text as few lines of about the same length, at most `width` wide, broken between words and, in
 * a word that is too long, after `/`, `_`, `-`, `.` or `=`. Text without a break point stays whole,
 * even if it is wider.
 */
export function toLines(text: string, width: number, size: number): readonly string[] {
  const lines = toFilledLines(text, width, size);
  const widest = Math.max(...text.split(/[ \n]+/).map((word) => toTextWidth(word, size)));
  if (lines.length === 1 || widest > width) return lines;
  const even = [0.5, 0.6, 0.7, 0.8, 0.9].map((part) =>
    toFilledLines(text, Math.max(width * part, widest), size),
  );
  return even.find(({length}) => length === lines.length) ?? lines;
}

function toFilledLines(text: string, width: number, size: number): readonly string[] {
  const fits = (candidate: string): boolean => toTextWidth(candidate, size) <= width;
  const pieces = text.split(/[ \n]+/).flatMap((word) =>
    (fits(word) ? [word] : toPieces(word)).map((piece, index) => ({
      piece,
      isGlued: index > 0,
    })),
  );
  const lines: string[] = [];
  for (const {piece, isGlued} of pieces) {
    const last = lines.at(-1);
    const longer = last === undefined ? piece : `${last}${isGlued ? '' : ' '}${piece}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(piece);
  }
  return lines;
}

/** The parts of a word that can be on different lines. Those of code are in backticks. */
function toPieces(word: string): readonly string[] {
  return toTextParts(word).flatMap(({text, isCode}) =>
    text.split(/(?<=[/_\-.=])/).map((piece) => (isCode ? `\`${piece}\`` : piece)),
  );
}

/** A text without the backticks that mark code in it. */
export function toPlainText(text: string): string {
  return text.replaceAll('`', '');
}

/** A text whose code can be broken between words: each word is in backticks of its own. */
export function toCodeWords(text: string): string {
  return toTextParts(text)
    .map((part) => (part.isCode ? part.text.replaceAll(/[^ ]+/g, '`$&`') : part.text))
    .join('');
}
