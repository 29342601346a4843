/** Code that is shorter than this fits a table cell. */
const LONG = 20;

/** A text whose numbers stay on one line with their percent sign: `19 %` with a no-break space. */
export function keepPercent(text: string): string {
  return text.replace(/(\d) %/g, '$1\u00a0%');
}

/** A citation whose numbers stay on one line with the sign or word before them: `§ 1`, `art. 1`. */
export function keepSection(citation: string): string {
  return citation.replace(/(§|\b[Aa]rt\.) (?=\d)/g, '$1\u00a0');
}

/**
 * The parts of a code between which a narrow column may break it: after each `_` and `^`. Short
 * code is one part.
 */
export function toBreakable(code: string): readonly string[] {
  return code.length < LONG ? [code] : code.split(/(?<=[_^]+)(?![_^]|$)/);
}

/**
 * The parts of a field's name between which a narrow column may break it: at capitals after small
 * letters, and after signs. A name in capitals is one part.
 */
export function toNameParts(name: string): readonly string[] {
  return name.split(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=[^\p{L}\p{N}])(?=[\p{L}\p{N}])/u);
}

/** The parts of a sentence between which a narrow column may break its long names of fields. */
export function toSentenceParts(text: string): readonly string[] {
  // Every other part is a long word.
  return text
    .split(/(\S{20,})/)
    .flatMap((part, place) => (place % 2 === 1 ? toNameParts(part) : part));
}
