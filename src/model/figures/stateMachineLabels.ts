import {toTextLines, toUnit, type Box, type Label} from './geometry';
import type {Cause} from './links';
import {toCodeWidth, toLines, toPlainText, toTextWidth} from './text';

/** Size of names and causes, the same as in the stylesheet. */
const SIZE = 13;
const LEADING = 17;
/** Height of a cause in one line, so that a finger hits its link. */
const TARGET = 24;
/** Width of a line's end at a state. */
const END = 14;
/** Names of states with more characters take two lines. */
const LONG_NAME = 18;

/** A box that the layout doesn't have. */
export const NOWHERE: Box = {x: 0, y: 0, width: 0, height: 0};

/** A label with the places of its transitions in the row. */
export type CauseLabel = Label & Pick<Cause, 'ways'>;

function toCauseLines({by}: Cause, width: number): readonly string[] {
  return toLines(toPlainText(by), width, SIZE);
}

function toCauseHeight(lines: readonly string[]): number {
  return TARGET + (lines.length - 1) * LEADING;
}

/** The room that the labels of a line take, in pixels. */
export function toLabelSize(
  causes: readonly Cause[],
  causeWidth: number,
): {readonly width: number; readonly height: number} {
  const blocks = causes.map((cause) => toCauseLines(cause, causeWidth));
  return {
    width: Math.ceil(Math.max(...blocks.flat().map((line) => toTextWidth(line, SIZE)))) + 10,
    height: blocks.reduce((sum, lines) => sum + toCauseHeight(lines), 0),
  };
}

/** The labels of a line, one below the other at the place of a box. */
export function toLabels(
  box: Box = NOWHERE,
  causes: readonly Cause[],
  causeWidth: number,
): readonly CauseLabel[] {
  let top = box.y - box.height / 2;
  return causes.map((cause) => {
    const lines = toCauseLines(cause, causeWidth);
    const height = toCauseHeight(lines);
    const y = top + height / 2;
    top += height;
    return {
      ...toRounded({...box, y, height}),
      lines: toTextLines(lines, y, LEADING),
      ways: cause.ways,
    };
  });
}

/** The lines of a state's name; a long one is broken at the underscore nearest to its middle. */
function toNameLines(id: string): readonly string[] {
  if (id.length <= LONG_NAME) return [id];
  const breaks = [...id.matchAll(/_/g)].map(({index}) => index + 1);
  const middle = breaks.reduce(
    (best, place) =>
      Math.abs(place - id.length / 2) < Math.abs(best - id.length / 2) ? place : best,
    0,
  );
  return middle === 0 ? [id] : [id.slice(0, middle), id.slice(middle)];
}

/** The room that a state with a number of line ends takes, in pixels. */
export function toStateSize(
  id: string,
  ends: number,
): {readonly width: number; readonly height: number} {
  const lines = toNameLines(id);
  const widest = Math.max(...lines.map((line) => toCodeWidth(line, SIZE)));
  return {
    width: Math.ceil(Math.max(widest, ends * END - SIZE)) + 28,
    height: 36 + (lines.length - 1) * LEADING,
  };
}

/** A state's box with its name. */
export function toStateLabel(id: string, box: Box = NOWHERE): Label & {readonly id: string} {
  return {id, ...toRounded(box), lines: toTextLines(toNameLines(id), box.y, LEADING)};
}

/** A box in whole drawing units. */
export function toRounded({x, y, width, height}: Box = NOWHERE): Box {
  return {x: toUnit(x), y: toUnit(y), width: toUnit(width), height: toUnit(height)};
}
