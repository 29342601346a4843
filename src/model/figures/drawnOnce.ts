import {toUnit, type Arrow, type Point} from './geometry';

/** A line, and the places of its transitions in the row. */
type Line = Arrow & {readonly ways: readonly number[]};

/** A straight piece or a corner. */
interface Step {
  readonly text: string;
  readonly end: Point;
  readonly length: number;
  /** Steps with the same beginning and the same course cover each other. */
  readonly course: string;
}

interface Route {
  readonly steps: readonly Step[];
  readonly ways: readonly number[];
}

/**
 * Lines from one point, in pieces that are drawn once. Where lines cover each other, browsers blend
 * their edges, so that they look darker than a single line. A piece belongs to the transitions of all lines
 * that share it.
 */
export function toDrawnOnce(lines: readonly Line[]): readonly Line[] {
  const routes = lines.map(({line, ways}) => ({steps: toSteps(line), ways}));
  const start = routes[0]?.steps[0]?.end;
  if (start === undefined) return [];
  return toPieces(
    routes.map(({steps, ways}) => ({steps: steps.slice(1), ways})),
    start,
    0,
  );
}

/** What the routes share from a point on, and the pieces behind it. */
function toPieces(routes: readonly Route[], start: Point, offset: number): readonly Line[] {
  let [rest, end, length, line] = [routes, start, offset, `M${start.x} ${start.y}`];
  for (;;) {
    const [shortest] = rest
      .flatMap(({steps: [next]}) => next ?? [])
      .sort((one, other) => one.length - other.length);
    if (!shortest || rest.some(({steps: [next]}) => next?.course !== shortest.course)) break;
    rest = rest.map(({steps: [own, ...others], ways}) => {
      const left = (own?.length ?? 0) - shortest.length;
      return {steps: own && left > 0 ? [{...own, length: left}, ...others] : others, ways};
    });
    line += shortest.text;
    length += shortest.length;
    end = shortest.end;
  }
  const branches = new Map<string, Route[]>();
  for (const route of rest) {
    const {course} = route.steps[0] ?? {};
    if (course !== undefined) branches.set(course, [...(branches.get(course) ?? []), route]);
  }
  const ways = [...new Set(routes.flatMap((route) => route.ways))];
  return [
    ...(length > offset ? [{line, ways, ...(offset > 0 ? {offset: toUnit(offset)} : {})}] : []),
    ...[...branches.values()].flatMap((branch) => toPieces(branch, end, length)),
  ];
}

/** The steps of a path with absolute coordinates. The first one only moves to its beginning. */
function toSteps(path: string): readonly Step[] {
  let at: Point = {x: 0, y: 0};
  return [...path.matchAll(/([AHMV])([^AHMV]+)/g)].map(([text, command = '', rest = '']) => {
    const numbers = rest.split(' ').map(Number);
    const [x = 0, y = 0] =
      command === 'H'
        ? [numbers[0], at.y]
        : command === 'V'
          ? [at.x, numbers[0]]
          : numbers.slice(-2);
    const [dx, dy] = [x - at.x, y - at.y];
    const isStraight = command === 'H' || command === 'V';
    at = {x, y};
    return {
      text,
      end: at,
      // A corner is a quarter of a circle.
      length: isStraight ? Math.abs(dx + dy) : (Math.abs(dx) * Math.PI) / 2,
      course: isStraight ? `${command}${Math.sign(dx + dy)}` : text,
    };
  });
}
