import type {SequenceRow} from '../../data/sequences/row';
import {
  HEAD,
  toHead,
  toTextLines,
  toUnit,
  type Arrow,
  type Label,
  type SequencePicture,
} from './geometry';
import {toLines, toPlainText, toTextWidth} from './text';

/** Size of names and labels, the same as in the stylesheet. */
const SIZE = 13;
const LEADING = 17;
/** Space for the step numbers at the left edge. */
const GUTTER = 30;
/** Total width by number of columns, chosen to fit beside the sidebar if possible. */
const WIDTHS: readonly number[] = [0, 480, 480, 608, 608, 664];
const LOOP = 26;
/** Space above the first step of a phase. */
const TOP = 8;
/** Space above and below the names of the actors. */
const MARGIN = 12;

/** The steps of a journey by phase. A journey without phases has one without a title. */
export function toPhases<T extends {readonly phase?: string}>(
  steps: readonly T[],
): readonly {readonly title?: string; readonly steps: readonly T[]}[] {
  const phases: {title?: string; steps: T[]}[] = [];
  for (const step of steps) {
    if (step.phase !== undefined || phases.length === 0)
      phases.push({...(step.phase === undefined ? {} : {title: step.phase}), steps: []});
    phases.at(-1)?.steps.push(step);
  }
  return phases;
}

/**
 * The picture of a journey: actors as columns, steps as arrows from top to bottom, labels above
 * their arrows.
 */
export function layoutSequence({
  actors,
  steps,
}: Pick<SequenceRow, 'actors' | 'steps'>): SequencePicture {
  const width = WIDTHS[Math.min(actors.length, WIDTHS.length - 1)] ?? 0;
  const room = width - GUTTER;
  const widest = (room - (actors.length - 1) * 12) / actors.length;
  const heads = actors.map(({label}) => toLines(label, Math.min(widest - 16, 130), SIZE * 1.04));
  const headWidths = heads.map(
    (lines) => Math.ceil(Math.max(...lines.map((line) => toTextWidth(line, SIZE * 1.04)))) + 20,
  );
  const headHeight = Math.max(...heads.map((lines) => lines.length)) * LEADING + 13;
  const [left, right] = [
    GUTTER + (headWidths[0] ?? 0) / 2,
    width - 1 - (headWidths.at(-1) ?? 0) / 2,
  ];
  const gap = (right - left) / Math.max(1, actors.length - 1);
  const columns = new Map(actors.map(({id}, index) => [id, toUnit(left + index * gap)]));
  let number = 0;
  const toPicture = (own: typeof steps): SequencePicture['phases'][number] => {
    let y = TOP;
    const drawn = own.map((step) => {
      const {height, ...shapes} = toStep(step, y, {columns, gap});
      y += height;
      number += 1;
      return {...shapes, number, ...(step.answer ? {answer: step.answer} : {})};
    });
    return {height: Math.ceil(y), steps: drawn};
  };
  return {
    width,
    height: headHeight + 2 * MARGIN,
    actors: actors.map(({id}, index) => ({
      x: columns.get(id) ?? 0,
      y: toUnit(MARGIN + headHeight / 2),
      width: headWidths[index] ?? 0,
      height: headHeight,
      lines: toTextLines(heads[index] ?? [], MARGIN + headHeight / 2, LEADING),
    })),
    lanes: [...columns.values()],
    phases: toPhases(steps).map((phase) => toPicture(phase.steps)),
  };
}

interface Columns {
  /** Positions by actor, from left to right. */
  readonly columns: ReadonlyMap<string, number>;
  /** Distance between two columns. */
  readonly gap: number;
}

/** A step whose label begins at `top`, and the height that it takes. */
function toStep(
  step: SequenceRow['steps'][number],
  top: number,
  {columns, gap}: Columns,
): Arrow & {readonly y: number; readonly label: Label; readonly height: number} {
  const [from, to] = [columns.get(step.from) ?? 0, columns.get(step.to) ?? 0];
  const isSelf = from === to;
  const room = isSelf ? gap - LOOP - 14 : Math.abs(to - from) - 18;
  const lines = toLines(toPlainText(step.label), room, SIZE);
  const label = {
    width: Math.ceil(Math.max(...lines.map((line) => toTextWidth(line, SIZE)))),
    height: lines.length * LEADING,
  };
  if (isSelf) {
    // The last column only has space on its left.
    const side = from === Math.max(...columns.values()) ? -1 : 1;
    const height = Math.max(label.height, 24);
    const y = top + height / 2;
    const x = from + side * (LOOP + 8 + label.width / 2);
    return {
      ...toSelf(from, y, side),
      y: toUnit(y),
      label: toLabel({x, y, ...label}, lines),
      height: height + 16,
    };
  }
  const y = top + label.height + 5;
  const direction = to > from ? 1 : -1;
  return {
    line: `M${from} ${toUnit(y)}H${toUnit(to - direction * (HEAD - 1))}`,
    head: toHead(to, y, [direction, 0]),
    y: toUnit(y),
    label: toLabel({x: (from + to) / 2, y: top + label.height / 2, ...label}, lines),
    height: label.height + 5 + 16,
  };
}

function toSelf(
  x: number,
  y: number,
  side: 1 | -1,
): {readonly line: string; readonly head: string} {
  const turn = toUnit(x + side * (LOOP - 8));
  const [top, bottom] = [toUnit(y - 8), toUnit(y + 8)];
  return {
    line: `M${x} ${top}H${turn}A8 8 0 0 ${side === 1 ? 1 : 0} ${turn} ${bottom}H${toUnit(x + side * (HEAD - 1))}`,
    head: toHead(x, y + 8, [side === 1 ? -1 : 1, 0]),
  };
}

function toLabel(
  {
    x,
    y,
    width,
    height,
  }: {readonly x: number; readonly y: number; readonly width: number; readonly height: number},
  lines: readonly string[],
): Label {
  return {x: toUnit(x), y: toUnit(y), width, height, lines: toTextLines(lines, y, LEADING)};
}
