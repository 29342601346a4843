import {graphlib, layout} from '@dagrejs/dagre';
import {toUnit, type Box, type Point} from './geometry';
import {
  isJoin,
  isStart,
  isUsual,
  LOOP,
  toLinks,
  toStart,
  type Drawn,
  type Join,
  type Link,
  type Route,
} from './links';
import {NOWHERE, toLabelSize, toStateSize} from './stateMachineLabels';
import {toStraight} from './straight';

const START_SIZE = 12;
/** Length of the line from a start dot to its state. */
const START_LENGTH = 22;
/** Least distance of a line's end from its neighbors on the usual path, and from a box's corner. */
const PORT_GAP = 9.5;
export const CORNER_GAP = 10;
/** Distance between the ends of lines at a box. */
export const END_GAP = 18;
/** A line that moves sideways by no more than this looks as if it slipped. */
const SLIP = 13;
/** Width that the mark of a state that allows signing needs at the upper right corner. */
const MARK = 8;

/** One way to lay a picture out. */
export interface Manner {
  /** Number of line ends of one state that share a row. Further ends go into rows below. */
  readonly abreast: number;
  /** Longest line of a label. */
  readonly causeWidth: number;
  /** How much shorter the lines of the usual path are to be than others. */
  readonly weight: number;
}

/** The result of dagre: boxes of states, joins and starts, and each line's route and label box. */
export interface Plan {
  readonly causeWidth: number;
  readonly width: number;
  readonly height: number;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly Route[];
  readonly joins: readonly Join[];
}

/** A picture's plan, in one manner. */
export function toPlan(row: Drawn, {abreast, causeWidth, weight}: Manner): Plan {
  const {links, joins} = toLinks(row);
  const {usual = []} = row;
  const entries = row.states.filter(({entry}, index) => index === 0 || entry);
  const all: Link[] = [
    ...entries.map(({id}) => ({from: toStart(id), to: id, causes: [], ways: []})),
    ...links,
  ];
  const graph = new graphlib.Graph({multigraph: true});
  graph.setGraph({rankdir: 'TB', ranksep: 46, nodesep: 28, edgesep: 18});
  for (const {id} of entries) graph.setNode(toStart(id), {width: START_SIZE, height: START_SIZE});
  const countEnds = (id: string): number =>
    links.filter(({from, to}) => from !== to && (from === id || to === id)).length;
  for (const {id} of row.states) graph.setNode(id, {...toStateSize(id, countEnds(id))});
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
        weight: isUsual(usual, {from, to}) ? weight : isStart(from) || isJoin(from) ? 4 : 1,
      },
      String(index),
    );
  });
  layout(graph);
  const lines = all.map((link, index) => {
    const {points, x, y, width, height} = graph.edge(link.from, link.to, String(index)) as Box & {
      points: Point[];
    };
    return {
      ...link,
      // The line from a start is straight, whatever position dagre gave the dot.
      points: isStart(link.from) ? [] : points.slice(1, -1),
      ...(link.causes.length > 0 ? {label: {x, y, width, height}} : {}),
    };
  });
  const boxes = new Map(graph.nodes().map((id) => [id, graph.node(id) as Box]));
  const straight =
    usual.length > 0
      ? toStraight({boxes: toWide(toStraight({boxes, lines}, usual), usual, boxes), lines}, usual)
      : {boxes, lines};
  const near = new Map(
    [...straight.boxes].map(([id, box]) => [
      id,
      isStart(id) ? toNear(box, straight.boxes.get(id.slice('start '.length))) : box,
    ]),
  );
  const routes = straight.lines.map((line) => toMeeting(line, near.get(line.to)));
  return toTrimmed({boxes: toReaching(near, routes, row), lines: routes, joins, causeWidth});
}

/** The width that a state's mark needs at the upper right corner of its box. */
export function toMark({signing}: Drawn, id: string): number {
  return signing && 'in' in signing && signing.in.includes(id) ? MARK : 0;
}

/** A line that ends above its join if it came close to it. */
function toMeeting(line: Route, {x}: Box = NOWHERE): Route {
  const last = line.points.at(-1)?.x ?? Infinity;
  if (!isJoin(line.to) || Math.abs(last - x) > SLIP) return line;
  return {...line, points: line.points.map((point) => (point.x === last ? {...point, x} : point))};
}

/** The boxes, each wide enough for lines that would otherwise turn by a few pixels beside it. */
function toReaching(boxes: Plan['boxes'], lines: readonly Route[], row: Drawn): Plan['boxes'] {
  return new Map(
    [...boxes].map(([id, box]) => {
      if (isStart(id) || isJoin(id)) return [id, box];
      const nexts = lines.flatMap(({from, to, points}) =>
        (from === to
          ? []
          : [from === id ? points[0] : undefined, to === id ? points.at(-1) : undefined]
        ).filter((next) => next !== undefined),
      );
      const halves = nexts.map(({x, y}) => {
        const [distance, isRight, isAbove] = [Math.abs(x - box.x), x > box.x, y < box.y];
        const farther = nexts.filter(
          (next) =>
            next.y < box.y === isAbove &&
            next.x > box.x === isRight &&
            Math.abs(next.x - box.x) > distance,
        );
        const mark = isRight && isAbove ? toMark(row, id) : 0;
        return distance + farther.length * END_GAP + CORNER_GAP + mark;
      });
      const useful = halves.filter((half) => half <= box.width / 2 + SLIP);
      return [id, {...box, width: Math.max(box.width, 2 * Math.max(0, ...useful))}];
    }),
  );
}

/**
 * The boxes, with those of the usual path wide enough for the lines on one side of their axis.
 */
function toWide(
  straight: Pick<Plan, 'boxes' | 'lines'>,
  usual: readonly string[],
  boxes: Plan['boxes'],
): Plan['boxes'] {
  return new Map(
    [...boxes].map(([id, box]) => {
      const {x, y} = straight.boxes.get(id) ?? NOWHERE;
      const counts = new Map<string, number>();
      for (const {from, to, points} of straight.lines) {
        const next = from === id ? points[0] : to === id ? points.at(-1) : undefined;
        if (next === undefined || toUnit(next.x) === toUnit(x)) continue;
        const side = `${next.x < x} ${next.y < y}`;
        counts.set(side, (counts.get(side) ?? 0) + 1);
      }
      const half = Math.max(0, ...counts.values()) * PORT_GAP + CORNER_GAP;
      return [id, usual.includes(id) ? {...box, width: Math.max(box.width, 2 * half)} : box];
    }),
  );
}

/** The dot of a start, close to its state. */
function toNear(dot: Box, state: Box = dot): Box {
  return {...dot, x: state.x, y: state.y - state.height / 2 - START_LENGTH - START_SIZE / 2};
}

/** A plan without empty margins. */
function toTrimmed({boxes, lines: raw, joins, causeWidth}: Omit<Plan, 'width' | 'height'>): Plan {
  const lines = raw.map((line) => ({
    ...line,
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
