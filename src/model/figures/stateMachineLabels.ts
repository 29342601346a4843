import {toTextLines, toUnit, type Box, type Label} from './geometry';
import {toLines, toPlainText, toTextWidth} from './text';

/** Size of names and causes, the same as in the stylesheet. */
export const SIZE = 13;
const LEADING = 17;

/** A box that the layout doesn't have. */
export const NOWHERE: Box = {x: 0, y: 0, width: 0, height: 0};

function toCauseLines(causes: readonly string[], width: number): readonly string[] {
  return causes.flatMap((cause) => toLines(toPlainText(cause), width, SIZE));
}

/** The room that a label takes, in pixels. */
export function toLabelSize(
  causes: readonly string[],
  causeWidth: number,
): {readonly width: number; readonly height: number} {
  const lines = toCauseLines(causes, causeWidth);
  return {
    width: Math.ceil(Math.max(...lines.map((line) => toTextWidth(line, SIZE)))) + 10,
    height: lines.length * LEADING + 4,
  };
}

/** A label at the place of a box, its text broken into lines. */
export function toLabel(box: Box = NOWHERE, causes: readonly string[], causeWidth: number): Label {
  return {...toRounded(box), lines: toTextLines(toCauseLines(causes, causeWidth), box.y, LEADING)};
}

/** A box in whole drawing units. */
export function toRounded({x, y, width, height}: Box = NOWHERE): Box {
  return {x: toUnit(x), y: toUnit(y), width: toUnit(width), height: toUnit(height)};
}
