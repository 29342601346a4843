/** A title as a picture shows it. */
export interface TitleLayout {
  readonly size: number;
  readonly lines: readonly string[];
}

/** Sizes from the one that fills the picture to the smallest that a thumbnail of 300 px still shows, each with the lines it has room for. */
const STEPS: readonly (readonly [size: number, lines: number])[] = [
  [112, 2],
  [104, 2],
  [96, 3],
  [88, 3],
  [80, 4],
  [76, 4],
  [72, 4],
  [68, 4],
  [64, 4],
  [60, 4],
  [56, 4],
  [50, 4],
  [44, 4],
];

interface TitleOptions {
  /** Room for a line. */
  readonly width: number;
  readonly measure: (text: string, size: number) => number;
  /** Names whose words stay on one line. */
  readonly names?: readonly string[];
}

/**
 * A title in lines of about the same length, as large as there is room for. What does not fit at the smallest size ends in an ellipsis, and only a
 * word wider than a line is broken.
 */
export function toTitleLayout(title: string, {width, measure, names = []}: TitleOptions): TitleLayout {
  const words = toWords(title, names);
  for (const [size, most] of STEPS) {
    const fits = (line: string): boolean => measure(line, size) <= width;
    if (!words.every(fits)) continue;
    const count = toFilledLines(words, fits).length;
    if (count <= most) return {size, lines: balance(words, count, (line) => measure(line, size), width)};
  }
  const [size, most] = STEPS.at(-1) ?? [44, 4];
  return {size, lines: cut(words, most, (line) => measure(line, size) <= width)};
}

/** The parts of a title that lines break between; a space that does not break keeps the words of a name together. */
function toWords(title: string, names: readonly string[]): readonly string[] {
  return names
    .reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title.trim())
    .split(/[^\S\u00a0]+/)
    .map((word) => word.replaceAll('\u00a0', ' '));
}

/** Words put on lines until each is full. */
function toFilledLines(words: readonly string[], fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** The breaks that leave the least uneven room on `count` lines. Titles have few words, so every break is tried. */
function balance(words: readonly string[], count: number, measure: (line: string) => number, width: number): readonly string[] {
  interface Attempt {
    readonly cost: number;
    readonly lines: readonly string[];
  }
  const known = new Map<string, Attempt | undefined>();
  const place = (start: number, left: number): Attempt | undefined => {
    if (left === 0) return start === words.length ? {cost: 0, lines: []} : undefined;
    const key = `${start} ${left}`;
    if (known.has(key)) return known.get(key);
    let best: Attempt | undefined;
    for (let end = start + 1; end <= words.length - left + 1; end += 1) {
      const line = words.slice(start, end).join(' ');
      const room = width - measure(line);
      if (room < 0) break;
      const rest = place(end, left - 1);
      const cost = room ** 2 + (rest?.cost ?? 0);
      if (rest && (best === undefined || cost < best.cost)) best = {cost, lines: [line, ...rest.lines]};
    }
    known.set(key, best);
    return best;
  };
  return place(0, count)?.lines ?? [words.join(' ')];
}

/** The first lines of what is too long; words wider than a line are broken, the last line ends in an ellipsis. */
function cut(words: readonly string[], most: number, fits: (line: string) => boolean): readonly string[] {
  const pieces = words.flatMap((word) => toPieces(word, fits));
  const lines = toFilledLines(pieces, fits);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  let last = kept[most - 1] ?? '';
  while (last !== '' && !fits(`${last}…`)) last = last.includes(' ') ? last.slice(0, last.lastIndexOf(' ')) : last.slice(0, -1);
  return [...kept.slice(0, -1), `${last.replace(/[\s,.;:–-]+$/, '')}…`];
}

/** A word wider than a line in pieces that fit, each but the last with a hyphen. */
function toPieces(word: string, fits: (line: string) => boolean): readonly string[] {
  if (fits(word)) return [word];
  let length = word.length;
  while (length > 1 && !fits(`${word.slice(0, length)}-`)) length -= 1;
  return [`${word.slice(0, length)}-`, ...toPieces(word.slice(length), fits)];
}
