import {alignToAxis, AXIS, type Item} from './axis';
import {toUnit, type Box, type Point} from './geometry';
import {isJoin, isStart, isUsual, LOOP, type Route} from './links';

/** Boxes by ID, and the lines between them. */
interface Drawing {
  readonly boxes: ReadonlyMap<string, Box>;
  readonly lines: readonly Route[];
}

/** The same boxes and lines with the usual path on one axis. */
export function toStraight({boxes, lines}: Drawing, usual: readonly string[]): Drawing {
  const toSingle = (id: string): Route | undefined => {
    const [first, ...rest] = lines.filter(({from, to}) => to === id && from !== to);
    return rest.length === 0 && !usual.includes(id) ? first : undefined;
  };
  // A state with one arriving line continues the line.
  const toStateBlock = (id: string): string => {
    const line = toSingle(id);
    return usual.includes(id) ? AXIS : line && isJoin(line.from) ? line.from : id;
  };
  const toLineBlock = (line: Route, index: number): string =>
    isUsual(usual, line)
      ? AXIS
      : toSingle(line.to) === line
        ? toStateBlock(line.to)
        : `line ${index}`;
  const items: Item[] = [...boxes]
    .filter(([id]) => !isStart(id))
    .map(([id, {x, y, width}]) => {
      const loop = lines.find(({from, to}) => from === id && to === id)?.label;
      return {
        id,
        y: toUnit(y),
        x,
        left: width / 2,
        right: width / 2 + (loop ? LOOP + 2 + loop.width : 0),
        gap: 28,
        block: toStateBlock(id),
      };
    });
  lines.forEach((line, index) => {
    if (line.from === line.to) return;
    line.points.forEach((point, place) => {
      const half = line.label && isAt(point, line.label) ? line.label.width / 2 : 0;
      items.push({
        id: `point ${index} ${place}`,
        y: toUnit(point.y),
        x: point.x,
        left: half,
        right: half,
        gap: 18,
        block: toLineBlock(line, index),
      });
    });
  });
  const places = alignToAxis(items);
  return {
    boxes: new Map([...boxes].map(([id, box]) => [id, {...box, x: places.get(id) ?? box.x}])),
    lines: lines.map(({label, points, ...line}, index) => {
      const moved = points.map((point, place) => ({
        ...point,
        x: places.get(`point ${index} ${place}`) ?? point.x,
      }));
      const at = label ? points.findIndex((point) => isAt(point, label)) : -1;
      return {
        ...line,
        points: moved,
        ...(label ? {label: {...label, x: moved[at]?.x ?? label.x}} : {}),
      };
    }),
  };
}

/** Whether a line passes its label at this point. */
export function isAt(point: Point, box: Point): boolean {
  return toUnit(point.x) === toUnit(box.x) && toUnit(point.y) === toUnit(box.y);
}
