import type {SequenceRow} from '../../data/sequences/row';
import {HEAD, toHead, toTextLines, toUnit, type Label, type SequencePicture} from './geometry';
import {toLines, toPlainText, toTextWidth} from './text';

/** Size of names and labels, the same as in the stylesheet. */
const SIZE = 13;
const LEADING = 17;
/** Space for the step numbers at the left edge. */
const GUTTER = 30;
/** Total width by number of columns, chosen to fit beside the sidebar if possible. */
const WIDTHS: readonly number[] = [0, 480, 480, 608, 608, 664];
/** Journeys longer than this repeat the names of their actors at the bottom. */
const LONG = 9;
const LOOP = 26;

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
  const phases: {y: number; text: string}[] = [];
  const drawn: SequencePicture['steps'][number][] = [];
  let y = headHeight + 14;
  steps.forEach((step, index) => {
    if (step.phase !== undefined) {
      y += 12;
      phases.push({y: y + 8, text: toPlainText(step.phase)});
      y += 30;
    }
    const [from, to] = [columns.get(step.from) ?? 0, columns.get(step.to) ?? 0];
    const isSelf = from === to;
    const lines = toLines(
      toPlainText(step.label),
      isSelf ? gap - LOOP - 14 : Math.abs(to - from) - 18,
      SIZE,
    );
    const height = lines.length * LEADING;
    const label = {
      width: Math.ceil(Math.max(...lines.map((line) => toTextWidth(line, SIZE)))),
      height,
    };
    const common = {number: index + 1, ...(step.answer ? {answer: step.answer} : {})};
    if (isSelf) {
      // The last column only has space on its left.
      const side = from === columns.get(actors.at(-1)?.id ?? '') ? -1 : 1;
      const middle = y + Math.max(height, 24) / 2;
      const x = from + side * (LOOP + 8 + label.width / 2);
      drawn.push({
        ...common,
        ...toSelf(from, middle, side),
        y: toUnit(middle),
        label: toLabel({x, y: middle, ...label}, lines),
      });
      y = middle + Math.max(height, 24) / 2 + 16;
      return;
    }
    const line = y + height + 5;
    const direction = to > from ? 1 : -1;
    drawn.push({
      ...common,
      y: toUnit(line),
      line: `M${from} ${toUnit(line)}H${toUnit(to - direction * (HEAD - 1))}`,
      head: toHead(to, line, [direction, 0]),
      label: toLabel({x: (from + to) / 2, y: y + height / 2, ...label}, lines),
    });
    y = line + 16;
  });
  const isLong = steps.length > LONG;
  const end = y + 4;
  const names = (top: number): Label[] =>
    actors.map(({id}, index) => ({
      x: columns.get(id) ?? 0,
      y: toUnit(top + headHeight / 2),
      width: headWidths[index] ?? 0,
      height: headHeight,
      lines: toTextLines(heads[index] ?? [], top + headHeight / 2, LEADING),
    }));
  return {
    width,
    height: Math.ceil(end + (isLong ? headHeight + 1 : 0)),
    actors: [...names(1), ...(isLong ? names(end) : [])],
    lanes: [...columns.values()].map((x) => ({x, from: headHeight + 1, to: toUnit(end)})),
    phases,
    steps: drawn,
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
