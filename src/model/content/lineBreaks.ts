/** Code that is shorter than this fits a table cell. */
const LONG = 20;
/** A segment of a path that is shorter than this does, too. */
const LONG_SEGMENT = 14;
/** A shorter word stays with the next one: `E_` alone at the end of a line says nothing. */
const PART = 6;

/**
 * A text whose numbers stay on one line with the sign or word before them: `§ 1`, `art. 1`, and of
 * an act, `Ley 58/2003`.
 */
export function keepSection(text: string): string {
  return text
    .replace(/(§|\b[Aa]rt\.) (?=\d)/g, '$1\u00a0')
    .replace(/(?<=(?:^|\s)\S{1,6}) (?=\d+\/\d{4}\b)/g, '\u00a0');
}

/**
 * A text in parts, of which every other one is a short word with a hyphen or dash that must not break:
 * `TR-03153-1`, `1.a–e`.
 */
export function toShortWords(text: string): readonly string[] {
  return text.split(/(?<!\S)((?=\S*[-–])\S{3,12})(?!\S)/);
}

/**
 * The parts of a code between which a narrow column may break it: after each `_` and `^`, of a path
 * after each `/` and only in its long segments elsewhere. Short code is one part.
 */
export function toBreakable(code: string): readonly string[] {
  if (code.length < LONG) return [code];
  const segments = toPathParts(code);
  return segments.flatMap((segment) =>
    segments.length > 1 && segment.length < LONG_SEGMENT
      ? segment
      : joinShort(segment.split(/(?<=[_^]+)(?![_^]|$)/)),
  );
}

function joinShort(parts: readonly string[]): readonly string[] {
  return parts.reduce<readonly string[]>((joined, part) => {
    const last = joined.at(-1);
    return last !== undefined && last.length < PART && !/\d/.test(last)
      ? [...joined.slice(0, -1), last + part]
      : [...joined, part];
  }, []);
}

/** The form of a time in a response. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?$/;

/**
 * Whether a line of a table must not break a code at its space or hyphen, because it is short or a
 * time: `POST /auth`, `Retry-After`, `2026-11-20T09:58:20+01:00`.
 */
export function isWhole(code: string): boolean {
  return TIME.test(code) || (code.length <= LONG && /^([A-Z]+ …?\/\S*|\w+(-\w+)+)$/i.test(code));
}

/** Whether the head of a column may break, so that the table fits. */
export const isLongHead = (text: string): boolean => text.length > 24;

/** Whether browsers may break a code at one of its characters, such as a space or hyphen. */
export function hasBreak(code: string): boolean {
  return /[^\w.]/.test(code);
}

/**
 * The parts of a path between which a line may break: after each `/` but those that begin it.
 * `HTTP/1.1` is one part.
 */
export function toPathParts(path: string): readonly string[] {
  return path.split(/(?<=[^\s/:A-Z]\/)(?=.)/);
}

/**
 * The parts of a field's name between which a narrow column may break it: at capitals after small
 * letters, and after signs. A name in capitals is one part. Lines break at spaces anyway.
 */
export function toNameParts(name: string): readonly string[] {
  return name.split(/(?<=\p{Ll}|\d)(?=\p{Lu})|(?<=[^\p{L}\p{N}\s])(?=[\p{L}\p{N}])/u);
}

/** The parts of a sentence between which a narrow column may break its long names of fields. */
export function toSentenceParts(text: string): readonly string[] {
  // Every other part is a long word.
  return text
    .split(/(\S{20,})/)
    .flatMap((part, place) => (place % 2 === 1 ? toNameParts(part) : part));
}

/** The number of spaces that a line of code begins with. If it breaks, its rest is behind them. */
export function toIndentation(line: string): number {
  return line.search(/\S|$/);
}
