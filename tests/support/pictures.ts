import {
  isOverlap,
  type Arrow,
  type Box,
  type DecisionTreePicture,
  type Label,
  type SequencePicture,
  type StateMachinePicture,
} from '../../src/model/figures/geometry';
import {toCodeWidth, toTextWidth} from '../../src/model/figures/text';

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Points along an SVG path of M, H, V, C and A (half circles), close enough to each other to hit
 * any box.
 */
function toPoints(path: string): readonly Point[] {
  const points: Point[] = [];
  let [x, y] = [0, 0];
  const lineTo = (toX: number, toY: number): void => {
    const steps = Math.max(1, Math.ceil(Math.hypot(toX - x, toY - y)));
    for (let step = 0; step <= steps; step += 1)
      points.push({x: x + ((toX - x) * step) / steps, y: y + ((toY - y) * step) / steps});
    [x, y] = [toX, toY];
  };
  for (const [, command, rest = ''] of path.matchAll(/([MHVAL])([^MHVALZ]*)/g)) {
    const n = rest
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    if (command === 'M') [x, y] = [n[0]!, n[1]!];
    else if (command === 'H') lineTo(n[0]!, y);
    else if (command === 'V') lineTo(x, n[0]!);
    else if (command === 'L') lineTo(n[0]!, n[1]!);
    else lineTo(n[5]!, n[6]!);
  }
  return points;
}

const isInside = ({x, y}: Point, box: Box): boolean =>
  Math.abs(x - box.x) < box.width / 2 - 1 && Math.abs(y - box.y) < box.height / 2 - 1;

const isOutside = (
  {x, y, width, height}: Box,
  picture: {readonly width: number; readonly height: number},
): boolean =>
  x - width / 2 < 0 ||
  y - height / 2 < 0 ||
  x + width / 2 > picture.width ||
  y + height / 2 > picture.height;

/** Texts that their boxes have no room for, at the size the stylesheet gives them. */
function findTight(labels: readonly Label[]): readonly string[] {
  return labels.flatMap(({lines, width, height}) => [
    ...lines
      .filter(({text}) => toTextWidth(text, 13) > width + 0.01)
      .map(({text}) => `${text} and the sides of its box`),
    ...(lines.length * 16 > height
      ? [`${lines.map(({text}) => text).join(' ')} and the height of its box`]
      : []),
  ]);
}

/** What touches what it should not, in words. */
export function findCollisions(picture: StateMachinePicture): readonly string[] {
  const boxes = [
    ...picture.states.map((box) => ({...box, name: box.id})),
    ...picture.labels.map((box) => ({...box, name: box.lines.map(({text}) => text).join(' ')})),
    ...picture.starts.map((box) => ({...box, name: 'start'})),
  ];
  return [
    ...findOverlaps(boxes, picture),
    ...findTight(picture.labels),
    ...picture.states
      .filter(({lines, width}) => lines.some(({text}) => toCodeWidth(text, 13) > width - 16))
      .map(({id}) => `${id} and the sides of its box`),
    ...picture.labels
      .filter(({width, height}) => width < 24 || height < 24)
      .map(({lines}) => `${lines[0]?.text} is too small for a finger`),
    ...findCrossed(picture, boxes),
  ];
}

/** Lines that run along each other or cross just before an arrowhead, in words. */
export function findBundles({arrows}: StateMachinePicture): readonly string[] {
  const lines = arrows.map(({line, head = ''}) => {
    const tip = /^M(\S+) ([^A-Z]+)/.exec(head);
    return {
      line,
      points: toPoints(line),
      tip: tip ? {x: Number(tip[1]), y: Number(tip[2])} : undefined,
    };
  });
  return lines.flatMap((one, index) =>
    lines.flatMap((other, place) => {
      if (index === place) return [];
      const {points, tip} = one;
      const near = points.filter(({x, y}) =>
        other.points.some((point) => (point.x - x) ** 2 + (point.y - y) ** 2 < 25),
      );
      const isHit =
        tip !== undefined &&
        other.points.some(({x, y}) => Math.abs(x - tip.x) < 2 && Math.abs(y - tip.y) < 24);
      return [
        // Two crossings with a corner take 28 of them.
        ...(near.length > 30 ? [`the line ${one.line} runs along ${other.line}`] : []),
        ...(isHit ? [`the arrow of ${one.line} and ${other.line}`] : []),
      ];
    }),
  );
}

/** Lines that turn twice within a few pixels, which looks like a slip: their corners are smaller. */
export function findJogs({arrows}: StateMachinePicture): readonly string[] {
  return arrows
    .filter(({line}) => [...line.matchAll(/A(\S+)/g)].some(([, radius]) => Number(radius) < 6))
    .map(({line}) => `the line ${line}`);
}

/** Lines through a box or over the edge. */
function findCrossed(
  picture: {readonly width: number; readonly height: number; readonly arrows: readonly Arrow[]},
  boxes: readonly (Box & {readonly name: string})[],
): readonly string[] {
  return picture.arrows.flatMap(({line}) => {
    const points = toPoints(line);
    return [
      ...boxes
        .filter((box) => points.some((point) => isInside(point, box)))
        .map(({name}) => `the line ${line} and ${name}`),
      ...(points.some(({x, y}) => x < 0 || y < 0 || x > picture.width || y > picture.height)
        ? [`the line ${line} and the edge`]
        : []),
    ];
  });
}

/** The same for a decision tree: questions, answers, outcomes and lines. */
export function findDecisionTreeCollisions(picture: DecisionTreePicture): readonly string[] {
  const labels = [...picture.questions, ...picture.answers, ...picture.outcomes];
  const boxes = labels.map((box) => ({...box, name: box.lines.map(({text}) => text).join(' ')}));
  return [...findOverlaps(boxes, picture), ...findTight(labels), ...findCrossed(picture, boxes)];
}

/** The same for a journey: names, and labels, numbers and arrows of each phase. */
export function findSequenceCollisions(picture: SequencePicture): readonly string[] {
  const names = picture.actors.map((box) => ({
    ...box,
    name: box.lines.map(({text}) => text).join(' '),
  }));
  return [
    ...findOverlaps(names, picture),
    ...findTight(picture.actors),
    ...picture.phases.flatMap(({height, steps}) => {
      const boxes = [
        ...steps.map(({label, number}) => ({...label, name: `step ${number}`})),
        ...steps.map(({y, number}) => ({
          x: 9,
          y,
          width: 18,
          height: 16,
          name: `number ${number}`,
        })),
      ];
      return [
        ...findOverlaps(boxes, {width: picture.width, height}),
        ...findTight(steps.map(({label}) => label)),
        ...steps.flatMap(({line, number}) => {
          const points = toPoints(line);
          return boxes
            .filter((box) => points.some((point) => isInside(point, box)))
            .map(({name}) => `the arrow of step ${number} and ${name}`);
        }),
      ];
    }),
  ];
}

/** Boxes that overlap or leave the picture. */
function findOverlaps(
  boxes: readonly (Box & {readonly name: string})[],
  picture: {readonly width: number; readonly height: number},
): readonly string[] {
  return [
    ...boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => isOverlap(one, other))
        .map((other) => `${one.name} and ${other.name}`),
    ),
    ...boxes.filter((box) => isOutside(box, picture)).map(({name}) => `${name} and the edge`),
  ];
}
