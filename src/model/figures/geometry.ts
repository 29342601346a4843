export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A box by its centre. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** A line of text by the middle of its baseline box. */
export interface TextLine {
  readonly text: string;
  readonly y: number;
}

export interface Label extends Box {
  readonly lines: readonly TextLine[];
}

/** A drawn line with the head of its arrow, as SVG paths. */
export interface Arrow {
  readonly line: string;
  /** Absent if the line ends in another line. */
  readonly head?: string;
  /** Its distance from the beginning of a line that it continues, so that their dashes do too. */
  readonly offset?: number;
}

/** The shapes in a picture of a state machine. */
export interface StateMachinePicture {
  readonly width: number;
  readonly height: number;
  /** The dots before the first state and before other states in which a life may begin. */
  readonly starts: readonly Box[];
  /** In the order of the row. */
  readonly states: readonly (Label & {readonly id: string})[];
  /** With the places of their transitions in the row; none before an initial state. */
  readonly arrows: readonly (Arrow & {readonly ways: readonly number[]})[];
  /** One per cause, with the places of its transitions. */
  readonly labels: readonly (Label & {readonly ways: readonly number[]})[];
}

/** The shapes in a picture of a journey. Each phase is a picture of its own, below the actors. */
export interface SequencePicture {
  readonly width: number;
  /** Height of the picture with the actors. */
  readonly height: number;
  readonly actors: readonly Label[];
  /** Horizontal positions of the lifelines. */
  readonly lanes: readonly number[];
  readonly phases: readonly {
    readonly height: number;
    readonly steps: readonly (Arrow & {
      readonly number: number;
      readonly y: number;
      readonly answer?: true;
      readonly label: Label;
    })[];
  }[];
}

/** The shapes in a picture of a decision tree. */
export interface DecisionTreePicture {
  readonly width: number;
  readonly height: number;
  /** Boxes. */
  readonly questions: readonly Label[];
  /** Texts beside the lines. */
  readonly answers: readonly Label[];
  /** Boxes, with the address of the page that continues. */
  readonly outcomes: readonly (Label & {readonly to?: string})[];
  readonly arrows: readonly Arrow[];
}

/** A number in an SVG path, with one decimal, which is finer than a screen. */
export function toUnit(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Whether two boxes overlap or are closer to each other than `gap`. */
export function isOverlap(one: Box, other: Box, gap = 0): boolean {
  return (
    Math.abs(one.x - other.x) < (one.width + other.width) / 2 + gap - 0.01 &&
    Math.abs(one.y - other.y) < (one.height + other.height) / 2 + gap - 0.01
  );
}

/** Lines of text centered around the middle of a box, `leading` apart. */
export function toTextLines(
  texts: readonly string[],
  y: number,
  leading: number,
): readonly TextLine[] {
  return texts.map((text, index) => ({
    text,
    y: toUnit(y + (index - (texts.length - 1) / 2) * leading),
  }));
}

/** The head of an arrow whose tip is at `x`, `y`, pointing down, up, right or left. */
export function toHead(
  x: number,
  y: number,
  [dx, dy]: readonly [dx: -1 | 0 | 1, dy: -1 | 0 | 1],
): string {
  const [bx, by] = [x - dx * HEAD, y - dy * HEAD];
  return `M${toUnit(x)} ${toUnit(y)}L${toUnit(bx - dy * 4)} ${toUnit(by - dx * 4)}L${toUnit(bx + dy * 4)} ${toUnit(by + dx * 4)}Z`;
}

/** Length of an arrow's head. */
export const HEAD = 8;
