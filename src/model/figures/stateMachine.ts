import {graphlib, layout} from '@dagrejs/dagre';
import type {StateMachineRow} from '../../data/stateMachines/row';
import {
  HEAD,
  toHead,
  toUnit,
  type Arrow,
  type Box,
  type Label,
  type StateMachinePicture,
} from './geometry';
import {toLinks, type Join, type Link} from './links';
import {spreadPorts} from './ports';
import {NOWHERE, SIZE, toLabel, toLabelSize, toRounded} from './stateMachineLabels';
import {toCodeWidth} from './text';

/** The width available beside the sidebar on a common screen. Wider pictures scroll. */
const ROOM = 640;
const START_SIZE = 12;
/** Length of the line from a start dot to its state. */
const START_LENGTH = 22;
/** Length of a line that leaves a state and returns to it. */
const LOOP = 24;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** One way to lay a picture out. */
interface Manner {
  /** Number of line ends of one state that share a row. Further ends go into rows below. */
  readonly abreast: number;
  /** Longest line of a label. */
  readonly causeWidth: number;
}

const USUAL: readonly Manner[] = [136, 104].map((causeWidth) => ({abreast: Infinity, causeWidth}));
/** Layout for pictures that would otherwise not fit. */
const NARROW: readonly Manner[] = [2, 1].flatMap((abreast) =>
  USUAL.map(({causeWidth}) => ({abreast, causeWidth})),
);

/** The result of dagre: boxes of states, joins and starts, and each line's route and label box. */
interface Plan {
  readonly causeWidth: number;
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly (Link & {readonly points: readonly Point[]; readonly label?: Box})[];
  readonly joins: readonly Join[];
}

/**
 * The picture of a state machine, from top to bottom. Boxes and labels never touch, and no line
 * crosses a box or another line's label: dagre gives every line its own column in each row that it
 * passes. Lines are vertical inside rows and only bend in the space between two rows.
 */
export function layoutStateMachine(
  row: Pick<StateMachineRow, 'states' | 'transitions'>,
): StateMachinePicture {
  const usual = findBest(USUAL.map((manner) => toPlan(row, manner)));
  const plan =
    usual.width <= ROOM ? usual : findBest([usual, ...NARROW.map((manner) => toPlan(row, manner))]);
  const {causeWidth} = plan;
  const rows = toRows(plan);
  const ends = toEnds(plan);
  const labels: Label[] = plan.joins.map(({id, causes}) =>
    toLabel(plan.boxes.get(id), causes, causeWidth),
  );
  const arrows: Arrow[] = plan.lines.map((line, index): Arrow => {
    if (line.from === line.to) {
      const [arrow, label] = toLoop(plan.boxes.get(line.from), line, causeWidth);
      labels.push(label);
      return arrow;
    }
    if (line.label) labels.push(toLabel(line.label, line.causes, causeWidth));
    return toArrow(line, ends[index] ?? [0, 0], plan.boxes, rows);
  });
  const states = row.states.map(({id, final}) => ({
    id,
    ...toRounded(plan.boxes.get(id)),
    ...(final ? {final} : {}),
  }));
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

/** Names of starts and joins contain a space, so they never equal the name of a state. */
const toStart = (state: string): string => `start ${state}`;
const isStart = (id: string): boolean => id.startsWith('start ');
const isJoin = (id: string): boolean => id.startsWith('join ');

/**
 * Prefers pictures that fit, then low ones. A picture that doesn't fit ranks lower the wider it is.
 */
function toCost({width, height}: Plan): number {
  return Math.max(0, width - ROOM) * 10 + height + width / 4;
}

function findBest(plans: readonly Plan[]): Plan {
  return plans.reduce((best, plan) => (toCost(plan) < toCost(best) ? plan : best));
}

function toPlan(
  row: Pick<StateMachineRow, 'states' | 'transitions'>,
  {abreast, causeWidth}: Manner,
): Plan {
  const {links, joins} = toLinks(row);
  const entries = row.states.filter(({entry}, index) => index === 0 || entry);
  const all: Link[] = [
    ...entries.map(({id}) => ({from: toStart(id), to: id, causes: []})),
    ...links,
  ];
  const graph = new graphlib.Graph({multigraph: true});
  graph.setGraph({rankdir: 'TB', ranksep: 46, nodesep: 28, edgesep: 18});
  for (const {id} of entries) graph.setNode(toStart(id), {width: START_SIZE, height: START_SIZE});
  for (const {id} of row.states)
    graph.setNode(id, {width: Math.ceil(toCodeWidth(id, SIZE)) + 28, height: 36});
  for (const {id, causes} of joins) graph.setNode(id, toLabelSize(causes, causeWidth));
  const ends = new Map<string, number>();
  const isEnd = (id: string): boolean =>
    !links.some(({from}) => from === id) && links.filter(({to}) => to === id).length === 1;
  all.forEach(({from, to, causes}, index) => {
    const size = causes.length > 0 ? {...toLabelSize(causes, causeWidth), labelpos: 'c'} : {};
    const rank = isEnd(to) ? (ends.get(from) ?? 0) : 0;
    if (isEnd(to)) ends.set(from, rank + 1);
    graph.setEdge(
      from,
      to,
      {
        ...size,
        minlen: 1 + Math.floor(rank / abreast),
        weight: isStart(from) || isJoin(from) ? 4 : 1,
      },
      String(index),
    );
  });
  layout(graph);
  const lines = all.map((link, index) => {
    const {points, x, y, width, height} = graph.edge(link.from, link.to, String(index)) as Box & {
      points: Point[];
    };
    return {...link, points, ...(link.causes.length > 0 ? {label: {x, y, width, height}} : {})};
  });
  const boxes = new Map(graph.nodes().map((id) => [id, graph.node(id) as Box]));
  const near = new Map(
    [...boxes].map(([id, box]) => [
      id,
      isStart(id) ? toNear(box, boxes.get(id.slice('start '.length))) : box,
    ]),
  );
  return toTrimmed({boxes: near, lines, joins, causeWidth});
}

/** The dot of a start, close to its state. */
function toNear(dot: Box, state: Box = dot): Box {
  return {...dot, x: state.x, y: state.y - state.height / 2 - START_LENGTH - START_SIZE / 2};
}

/** A plan without empty margins. */
function toTrimmed({boxes, lines: raw, joins, causeWidth}: Omit<Plan, 'width' | 'height'>): Plan {
  const lines = raw.map((line) => ({
    ...line,
    // The line from a start is straight, whatever position dagre gave the dot.
    points: isStart(line.from) ? [] : line.points.slice(1, -1),
    ...(line.from === line.to ? {label: toBeside(boxes.get(line.from), line.label)} : {}),
  }));
  const drawn: Box[] = [
    ...boxes.values(),
    ...lines.flatMap(({label}) => label ?? []),
    ...lines.flatMap(({points}) => points).map((point) => ({...NOWHERE, ...point})),
  ];
  const left = Math.min(...drawn.map(({x, width}) => x - width / 2)) - 2;
  const top = Math.min(...drawn.map(({y, height}) => y - height / 2)) - 2;
  const move = <T extends Point>(point: T): T => ({...point, x: point.x - left, y: point.y - top});
  return {
    causeWidth,
    width: Math.ceil(Math.max(...drawn.map(({x, width}) => x + width / 2)) - left) + 2,
    height: Math.ceil(Math.max(...drawn.map(({y, height}) => y + height / 2)) - top) + 2,
    boxes: new Map([...boxes].map(([id, box]) => [id, move(box)])),
    lines: lines.map(({label, points, ...line}) => ({
      ...line,
      points: points.map(move),
      ...(label ? {label: move(label)} : {}),
    })),
    joins,
  };
}

/** The label of a line that returns to its state, right of the line. */
function toBeside(box: Box = NOWHERE, label: Box = NOWHERE): Box {
  return {...label, x: box.x + box.width / 2 + LOOP + 2 + label.width / 2, y: box.y};
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
function toEnds({boxes, lines}: Plan): readonly (readonly [number, number])[] {
  const box = (id: string): Box => boxes.get(id) ?? NOWHERE;
  const ports = lines.flatMap(({from, to, points}) =>
    [
      {at: from, next: points[0] ?? box(to)},
      {at: to, next: points.at(-1) ?? box(from)},
    ].map(({at, next}) => {
      if (from === to) return {side: `${at} loop`, wish: box(at).x};
      return {side: `${at} ${next.y > box(at).y ? 'bottom' : 'top'}`, wish: next.x};
    }),
  );
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
    const isLabel =
      label !== undefined &&
      toUnit(point.x) === toUnit(label.x) &&
      toUnit(point.y) === toUnit(label.y);
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

/** A line that leaves a state on its right and returns, with its label beside it. */
function toLoop(
  box: Box = NOWHERE,
  {causes, label}: Plan['lines'][number],
  causeWidth: number,
): [Arrow, Label] {
  const right = box.x + box.width / 2;
  const [top, bottom] = [box.y - 9, box.y + 9];
  const bend = `H${toUnit(right + LOOP - 9)}A9 9 0 0 1 ${toUnit(right + LOOP - 9)} ${toUnit(bottom)}`;
  return [
    {
      line: `M${toUnit(right)} ${toUnit(top)}${bend}H${toUnit(right + HEAD - 1)}`,
      head: toHead(right, bottom, [-1, 0]),
    },
    toLabel(label, causes, causeWidth),
  ];
}
