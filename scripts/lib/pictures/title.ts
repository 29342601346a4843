/**
 * Sizes from the one that fills the picture to the smallest that is still readable on a thumbnail
 * of 300 px, each with its number of lines.
 */
const STEPS: readonly TitleSize[] = [
  {size: 112, lines: 2},
  {size: 104, lines: 2},
  {size: 96, lines: 3},
  {size: 88, lines: 3},
  ...[80, 76, 72, 68, 64, 60, 56, 50, 44].map((size) => ({size, lines: 4})),
];

/** The size of a title, and the number of lines it may use. */
interface TitleSize {
  readonly size: number;
  readonly lines: number;
}

interface TitleOptions {
  /** Width available for a line. */
  readonly width: number;
  readonly measure: (text: string, size: number) => number;
}

/** The largest size at which a title fits. If none fits, the smallest size with `isCut`. */
export function toTitleSize(
  title: string,
  {width, measure}: TitleOptions,
): TitleSize & {readonly isCut: boolean} {
  const words = title.trim().split(/[^\S\u00a0]+/);
  const hasRoom = ({size, lines}: TitleSize): boolean => {
    const fits = (line: string): boolean => measure(line, size) <= width;
    return words.every(fits) && countLines(words, fits) <= lines;
  };
  const found = STEPS.find(hasRoom);
  return found ? {...found, isCut: false} : {size: 44, lines: 4, isCut: true};
}

/** Replaces spaces inside names with no-break spaces, so that a name stays on one line. */
export function joinNames(title: string, names: readonly string[]): string {
  return names.reduce((text, name) => text.replaceAll(name, name.replaceAll(' ', '\u00a0')), title);
}

/** Number of lines when each line takes as many words as possible. */
function countLines(words: readonly string[], fits: (line: string) => boolean): number {
  let [count, line] = [0, ''];
  for (const word of words) {
    const longer = `${line} ${word}`;
    if (count > 0 && fits(longer)) line = longer;
    else [count, line] = [count + 1, word];
  }
  return count;
}
