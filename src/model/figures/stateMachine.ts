import {HEAD, toHead, toUnit, type Arrow, type Box, type StateMachinePicture} from './geometry';
import {isJoin, isStart, isUsual, LOOP, type Drawn} from './links';
import {toPlan, type Manner, type Plan} from './plan';
import {spreadPorts} from './ports';
import {NOWHERE, toLabels, toRounded, toStateLabel, type CauseLabel} from './stateMachineLabels';
import {isAt} from './straight';

/** The width available beside the sidebar on a common screen. Wider pictures scroll. */
const ROOM = 640;

const USUAL: readonly Manner[] = [136, 104].flatMap((causeWidth) =>
  [1, 24].map((weight) => ({abreast: Infinity, causeWidth, weight})),
);
/** Layout for pictures that would otherwise not fit. */
const NARROW: readonly Manner[] = [2, 1].flatMap((abreast) =>
  USUAL.map((manner) => ({...manner, abreast})),
);

/**
 * The picture of a state machine, from top to bottom. Boxes and labels never touch, and no line
 * crosses a box or another line's label: dagre gives every line its own column in each row that it
 * passes. Lines are vertical inside rows and only bend in the space between two rows.
 */
export function layoutStateMachine(row: Drawn): StateMachinePicture {
  const usual = findBest(USUAL.map((manner) => toPlan(row, manner)));
  const plan =
    usual.width <= ROOM ? usual : findBest([usual, ...NARROW.map((manner) => toPlan(row, manner))]);
  const {causeWidth} = plan;
  const rows = toRows(plan);
  const ends = toEnds(plan, row.usual ?? []);
  const labels: CauseLabel[] = plan.joins.flatMap(({id, causes}) =>
    toLabels(plan.boxes.get(id), causes, causeWidth),
  );
  const arrows = plan.lines.map((line, index) => {
    if (line.label) labels.push(...toLabels(line.label, line.causes, causeWidth));
    const arrow =
      line.from === line.to
        ? toLoop(plan.boxes.get(line.from))
        : toArrow(line, ends[index] ?? [0, 0], plan.boxes, rows);
    return {...arrow, ways: line.ways};
  });
  const states = row.states.map(({id}) => toStateLabel(id, plan.boxes.get(id)));
  const starts = [...plan.boxes].filter(([id]) => isStart(id)).map(([, box]) => toRounded(box));
  return {
    width: plan.width,
    height: plan.height,
    starts,
    states,
    arrows,
    labels,
  };
}

/**
 * Prefers pictures that fit, then low ones. A picture that doesn't fit ranks lower the wider it is.
 */
function toCost({width, height}: Plan): number {
  return Math.max(0, width - ROOM) * 10 + height + width / 4;
}

function findBest(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (toCost(plan) < toCost(best) ? plan : best));
}

/** Half the height of each row, by the middle of the row. Lines pass the row vertically. */
function toRows({boxes, lines}: Plan): ReadonlyMap<number, number> {
  const rows = new Map<number, number>();
  for (const {y, height} of [...boxes.values(), ...lines.flatMap(({label}) => label ?? [])])
    rows.set(toUnit(y), Math.max(rows.get(toUnit(y)) ?? 0, height / 2));
  return rows;
}

/**
 * The points where each line leaves its first box and meets its last box. Lines of a join meet in
 * one point.
 */
function toEnds(
  {boxes, lines}: Plan,
  usual: readonly string[],
): readonly (readonly [number, number])[] {
  const box = (id: string): Box => boxes.get(id) ?? NOWHERE;
  const ports = lines.flatMap((line) => {
    const {from, to, points} = line;
    return [
      {at: from, next: points[0] ?? box(to)},
      {at: to, next: points.at(-1) ?? box(from)},
    ].map(({at, next}) => {
      if (from === to) return {side: `${at} loop`, wish: box(at).x};
      return {
        side: `${at} ${next.y > box(at).y ? 'bottom' : 'top'}`,
        wish: next.x,
        isFixed: isUsual(usual, line),
      };
    });
  });
  const places = spreadPorts(
    ports,
    (side) => {
      const id = side.slice(0, side.lastIndexOf(' '));
      const {x, width} = box(id);
      const reach = isStart(id) || isJoin(id) ? 0 : width / 2 - 14;
      return [x - reach, x + reach];
    },
    18,
  );
  return lines.map((_, index) => [places[index * 2] ?? 0, places[index * 2 + 1] ?? 0]);
}

/**
 * A line through its points: vertical inside rows, with a gap for its label, and an arrowhead if it
 * ends at a state.
 */
function toArrow(
  {from, to, points, label}: Plan['lines'][number],
  [leave, meet]: readonly [number, number],
  boxes: Plan['boxes'],
  rows: ReadonlyMap<number, number>,
): Arrow {
  const [source, target] = [boxes.get(from) ?? NOWHERE, boxes.get(to) ?? NOWHERE];
  const down = target.y > source.y ? 1 : -1;
  let x = leave;
  let y = source.y + (down * source.height) / 2;
  let line = `M${toUnit(x)} ${toUnit(y)}`;
  const swing = (toX: number, toY: number): void => {
    const middle = toUnit((y + toY) / 2);
    line +=
      toUnit(x) === toUnit(toX)
        ? `V${toUnit(toY)}`
        : `C${toUnit(x)} ${middle} ${toUnit(toX)} ${middle} ${toUnit(toX)} ${toUnit(toY)}`;
    [x, y] = [toX, toY];
  };
  for (const point of points) {
    const isLabel = label !== undefined && isAt(point, label);
    const half = rows.get(toUnit(point.y)) ?? 0;
    swing(point.x, point.y - down * half);
    y = point.y + down * half;
    line += isLabel ? gap(x, point.y, label, half, down) : `V${toUnit(y)}`;
  }
  const tip = target.y - (down * target.height) / 2;
  swing(meet, isJoin(to) ? tip : tip - down * (HEAD - 1));
  return isJoin(to) ? {line} : {line, head: toHead(meet, tip, [0, down])};
}

function gap(x: number, y: number, {height}: Box, half: number, down: 1 | -1): string {
  const [before, after] = [y - (down * height) / 2, y + (down * height) / 2];
  return `V${toUnit(before)}M${toUnit(x)} ${toUnit(after)}V${toUnit(y + down * half)}`;
}

/** A line that leaves a state on its right and returns. */
function toLoop(box: Box = NOWHERE): Arrow {
  const right = box.x + box.width / 2;
  const [top, bottom] = [box.y - 9, box.y + 9];
  const bend = `H${toUnit(right + LOOP - 9)}A9 9 0 0 1 ${toUnit(right + LOOP - 9)} ${toUnit(bottom)}`;
  return {
    line: `M${toUnit(right)} ${toUnit(top)}${bend}H${toUnit(right + HEAD - 1)}`,
    head: toHead(right, bottom, [-1, 0]),
  };
}
