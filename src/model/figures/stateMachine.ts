import {toChannel} from './channels';
import {toDrawnOnce} from './drawnOnce';
import {HEAD, toHead, toUnit, type Arrow, type Box, type StateMachinePicture} from './geometry';
import {isJoin, isStart, isUsual, LOOP, type Drawn, type Link} from './links';
import {CORNER_GAP, END_GAP, toMark, toPlan, type Manner, type Plan} from './plan';
import {spreadPorts} from './ports';
import {NOWHERE, toLabels, toRounded, toStateLabel, type CauseLabel} from './stateMachineLabels';
import {isAt} from './straight';

/** Radius of a line's corners. */
const CORNER = 6;

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
 * passes. Lines are vertical inside rows and only turn in the space between two rows, each at its
 * own height.
 */
export function layoutStateMachine(row: Drawn): StateMachinePicture {
  const usual = findBest(USUAL.map((manner) => toPlan(row, manner)));
  const plan =
    usual.width <= ROOM ? usual : findBest([usual, ...NARROW.map((manner) => toPlan(row, manner))]);
  const {causeWidth} = plan;
  const {boxes, lines, height} = toSpaced(plan, toEnds(plan, row));
  const labels: CauseLabel[] = plan.joins.flatMap(({id, causes}) =>
    toLabels(boxes.get(id), causes, causeWidth),
  );
  const drawn = lines.map((line) => {
    if (line.label) labels.push(...toLabels(line.label, line.causes, causeWidth));
    const arrow = line.from === line.to ? toLoop(boxes.get(line.from)) : toArrow(line, boxes);
    return {...arrow, to: line.to, ways: line.ways};
  });
  const arrows = [
    ...drawn.flatMap(({to, ...arrow}) => (isJoin(to) ? [] : arrow)),
    ...plan.joins.flatMap(({id}) => toDrawnOnce(drawn.filter(({to}) => to === id))),
  ];
  const states = row.states.map(({id}) => toStateLabel(id, boxes.get(id)));
  const starts = [...boxes].filter(([id]) => isStart(id)).map(([, box]) => toRounded(box));
  return {
    width: plan.width,
    height,
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

/** A plan whose rows have space between them for the levels of its lines. */
interface Spaced extends Pick<Plan, 'boxes' | 'height'> {
  readonly lines: readonly (Link & {
    /** The line's positions in the rows from its first state to its last. */
    readonly stops: readonly number[];
    /** The heights at which it moves from each of them to the next. */
    readonly levels: readonly number[];
    /** Its label, and the number of the stop that it passes there. */
    readonly label?: Box & {readonly stop: number};
  })[];
}

/** Moves the rows apart, as far as the lines between them need it. */
function toSpaced({boxes, lines, height}: Plan, ends: Ends): Spaced {
  const states = [...boxes].filter(([id]) => !isStart(id)).map(([, box]) => box);
  const routes = lines.map(({from, to, points}, index) => {
    const [first, last] = [boxes.get(from) ?? NOWHERE, boxes.get(to) ?? NOWHERE];
    const [leave, meet] = ends[index] ?? [0, 0];
    return isStart(from)
      ? [{x: leave, y: last.y}]
      : from === to
        ? []
        : [{x: leave, y: first.y}, ...points, {x: meet, y: last.y}];
  });
  const halves = new Map<number, number>();
  for (const {y, height: own} of [
    ...states,
    ...lines.flatMap(({label}) => label ?? []),
    ...routes.flat().map((point) => ({...NOWHERE, ...point})),
  ])
    halves.set(toUnit(y), Math.max(halves.get(toUnit(y)) ?? 0, own / 2));
  const rows = [...halves].sort(([one], [other]) => one - other);
  const legs = routes.flatMap((stops, line) =>
    stops.slice(1).map((stop, place) => {
      const [upper, lower] = [stops[place] ?? stop, stop].sort((one, other) => one.y - other.y);
      const isLast = place === stops.length - 2;
      const {to = ''} = lines[line] ?? {};
      return {
        line,
        place,
        row: toUnit(upper?.y ?? 0),
        top: toUnit(upper?.x ?? 0),
        bottom: toUnit(lower?.x ?? 0),
        ...(isLast && isJoin(to) ? {join: to} : {}),
        ...(isLast && !isJoin(to)
          ? {head: stop === lower ? ('bottom' as const) : ('top' as const)}
          : {}),
      };
    }),
  );
  const levels = lines.map((): number[] => []);
  const moves = new Map<number, number>();
  let move = 0;
  rows.forEach(([y, half], index) => {
    moves.set(y, move);
    const [next, nextHalf] = rows[index + 1] ?? [Infinity, 0];
    const own = legs.filter((leg) => leg.row === y);
    const channel = toChannel(own);
    const room = next - nextHalf - y - half;
    const spare = Math.max(0, room - channel.height);
    own.forEach(({line, place}, leg) => {
      (levels[line] ?? [])[place] = y + half + move + spare / 2 + (channel.levels[leg] ?? 0);
    });
    move += Math.max(0, channel.height - room);
  });
  const toMoved = <T extends Box>(box: T, y = box.y): T => ({
    ...box,
    y: box.y + (moves.get(toUnit(y)) ?? 0),
  });
  return {
    height: height + move,
    boxes: new Map(
      [...boxes].map(([id, box]) => [
        id,
        toMoved(box, boxes.get(isStart(id) ? id.slice('start '.length) : id)?.y),
      ]),
    ),
    lines: lines.map(({label, points, ...line}, index) => ({
      ...line,
      stops: (routes[index] ?? []).map(({x}) => x),
      levels: levels[index] ?? [],
      ...(label
        ? {label: {...toMoved(label), stop: 1 + points.findIndex((point) => isAt(point, label))}}
        : {}),
    })),
  };
}

type Ends = readonly (readonly [leave: number, meet: number])[];

/**
 * The points where each line leaves its first box and meets its last box. Lines of a join meet in
 * one point.
 */
function toEnds({boxes, lines}: Plan, row: Drawn): Ends {
  const {usual = []} = row;
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
      const reach = isStart(id) || isJoin(id) ? 0 : width / 2 - CORNER_GAP;
      const mark = side.endsWith(' top') ? toMark(row, id) : 0;
      return [x - reach, x + reach - mark];
    },
    END_GAP,
  );
  return lines.map((_, index) => [places[index * 2] ?? 0, places[index * 2 + 1] ?? 0]);
}

/**
 * A line through its stops: vertical inside rows, with a gap for its label, and an arrowhead if it
 * ends at a state. A line to a join is drawn from there, so that all lines to it have one beginning.
 */
function toArrow(line: Spaced['lines'][number], boxes: Plan['boxes']): Arrow {
  const isMeeting = isJoin(line.to);
  const toOrder = <T>(items: readonly T[]): readonly T[] =>
    isMeeting ? items.toReversed() : items;
  const [source = NOWHERE, target = NOWHERE] = toOrder([boxes.get(line.from), boxes.get(line.to)]);
  const down = target.y > source.y ? 1 : -1;
  const tip = target.y - (down * target.height) / 2;
  const stops = toOrder(line.stops);
  let [x = 0] = stops;
  let path = `M${toUnit(x)} ${toUnit(source.y + (down * source.height) / 2)}`;
  toOrder(line.levels).forEach((level, index) => {
    if (line.label?.stop === index) path += toGap(x, line.label, down);
    const next = stops[index + 1] ?? x;
    path += toStep(x, next, level, down);
    x = next;
  });
  return isMeeting
    ? {line: `${path}V${toUnit(tip)}`}
    : {line: `${path}V${toUnit(tip - down * (HEAD - 1))}`, head: toHead(x, tip, [0, down])};
}

function toGap(x: number, {y, height}: Box, down: 1 | -1): string {
  const reach = (down * height) / 2;
  return `V${toUnit(y - reach)}M${toUnit(x)} ${toUnit(y + reach)}`;
}

/** From one column to another at a level, with round corners. */
function toStep(from: number, to: number, level: number, down: 1 | -1): string {
  if (toUnit(from) === toUnit(to)) return '';
  const side = to > from ? 1 : -1;
  const radius = Math.min(CORNER, Math.abs(to - from) / 2);
  const turn = (x: number, y: number, clockwise: boolean): string =>
    `A${toUnit(radius)} ${toUnit(radius)} 0 0 ${clockwise ? 1 : 0} ${toUnit(x)} ${toUnit(y)}`;
  const isRight = side === down;
  return `V${toUnit(level - down * radius)}${turn(from + side * radius, level, !isRight)}H${toUnit(to - side * radius)}${turn(to, level + down * radius, isRight)}`;
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
