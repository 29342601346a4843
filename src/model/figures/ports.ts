/** The end of a line at a side of a box. */
export interface Port {
  /** The box and its side, for instance `INITIALIZED bottom`. */
  readonly side: string;
  /** The preferred position of the line. */
  readonly wish: number;
  /** Whether the line keeps this position. */
  readonly isFixed?: boolean;
}

/**
 * The point where each end of a line meets its box: as close to the preferred position as possible,
 * `gap` away from corners and neighbors.
 */
export function spreadPorts(
  ports: readonly Port[],
  toRange: (side: string) => readonly [from: number, to: number],
  gap: number,
): readonly number[] {
  const places = ports.map(({wish}) => wish);
  for (const side of new Set(ports.map((port) => port.side))) {
    const [from, to] = toRange(side);
    const order = ports.map((_, index) => index).filter((index) => ports[index]?.side === side);
    order.sort((one, other) => (ports[one]?.wish ?? 0) - (ports[other]?.wish ?? 0));
    const fixed = order.findIndex((index) => ports[index]?.isFixed);
    const middle = places[order[fixed] ?? -1];
    if (middle === undefined) spread(places, order, {from, to, gap});
    else {
      const [before, after] = [order.slice(0, fixed), order.slice(fixed + 1)];
      const [left, right] = [
        Math.min(gap, (middle - from) / Math.max(1, before.length)),
        Math.min(gap, (to - middle) / Math.max(1, after.length)),
      ];
      spread(places, before, {from, to: middle - left, gap: left});
      spread(places, after, {from: middle + right, to, gap: right});
    }
  }
  return places;
}

/** Moves ends into a range, in this order and `gap` apart. */
function spread(
  places: number[],
  order: readonly number[],
  {from, to, gap}: {readonly from: number; readonly to: number; readonly gap: number},
): void {
  const step = Math.min(gap, (to - from) / Math.max(1, order.length - 1));
  order.forEach((index, rank) => {
    const wish = Math.min(Math.max(places[index] ?? 0, from), to);
    const previous = order[rank - 1];
    places[index] = previous === undefined ? wish : Math.max(wish, (places[previous] ?? 0) + step);
  });
  [...order].reverse().forEach((index, rank) => {
    places[index] = Math.min(places[index] ?? 0, to - rank * step);
  });
}
