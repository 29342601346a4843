/** A line's way through the space between two rows, from its place above to its place below. */
export interface Passage {
  readonly top: number;
  readonly bottom: number;
  /** Passages that end in one point, and share their level. */
  readonly join?: string;
  /** Whether an arrow ends at the row above or below. */
  readonly head?: 'top' | 'bottom';
}

/** The levels at which passages move sideways, and the height that they need. */
export interface Channel {
  /** Distance from the row above, in the order of the passages. */
  readonly levels: readonly number[];
  readonly height: number;
}

/** Distance between two levels. */
const STEP = 10;
/** Distance of a level from a row, and from a row in which an arrow ends. */
const [PAD, HEAD_PAD] = [8, 15];
/** Distance of a level from the arrow of another line that it crosses. */
const CLEAR = 26;

/**
 * Gives each line that moves sideways a level, so that no two lines run on each other. Each is
 * put where it adds the fewest crossings.
 */
export function toChannel(passages: readonly Passage[]): Channel {
  const groups = new Map<string, readonly Passage[]>();
  passages.forEach((passage, index) => {
    if (passage.top === passage.bottom) return;
    const key = passage.join ?? String(index);
    groups.set(key, [...(groups.get(key) ?? []), passage]);
  });
  const order: (readonly Passage[])[] = [];
  for (const group of groups.values()) {
    const costs = [...order.keys(), order.length].map((place) =>
      order.reduce(
        (sum, other, index) =>
          sum + (index < place ? countCrossings(other, group) : countCrossings(group, other)),
        0,
      ),
    );
    order.splice(costs.indexOf(Math.min(...costs)), 0, group);
  }
  const ranks: number[] = [];
  order.forEach((group, index) => {
    const above = order
      .slice(0, index)
      .flatMap((other, place) => (isBeside(other, group) ? [] : [ranks[place] ?? 0]));
    ranks.push(Math.max(-1, ...above) + 1);
  });
  const toPad = (side: 'top' | 'bottom'): number => {
    const heads = passages.filter(({head}) => head === side);
    const isCrossed = heads.some((head) => {
      const own = order.findIndex((group) => group.includes(head));
      return order.some(
        (group, index) =>
          index !== own &&
          isInside(head[side], group) &&
          (own < 0 || index < own === (side === 'top')),
      );
    });
    return isCrossed ? CLEAR : heads.length > 0 ? HEAD_PAD : PAD;
  };
  const first = toPad('top');
  return {
    levels: passages.map((passage) => {
      const rank = order.findIndex((group) => group.includes(passage));
      return first + (ranks[rank] ?? 0) * STEP;
    }),
    height: first + Math.max(0, ...ranks) * STEP + toPad('bottom'),
  };
}

/** The ends of a group's level. */
function toSpan(group: readonly Passage[]): readonly [from: number, to: number] {
  const ends = group.flatMap(({top, bottom}) => [top, bottom]);
  return [Math.min(...ends), Math.max(...ends)];
}

function isInside(x: number, group: readonly Passage[]): boolean {
  const [from, to] = toSpan(group);
  return x > from - 1 && x < to + 1;
}

/** Whether two groups can share a level. */
function isBeside(one: readonly Passage[], other: readonly Passage[]): boolean {
  const [[from, to], [start, end]] = [toSpan(one), toSpan(other)];
  return to + STEP < start || end + STEP < from;
}

/** How often lines cross if one group moves sideways above the other. */
function countCrossings(upper: readonly Passage[], lower: readonly Passage[]): number {
  return (
    upper.filter(({bottom}) => isInside(bottom, lower)).length +
    lower.filter(({top}) => isInside(top, upper)).length
  );
}
