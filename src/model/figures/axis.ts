/** What takes space in a row of a picture: a state, a join, or a line on its way through the row. */
export interface Item {
  readonly id: string;
  /** The middle of its row. */
  readonly y: number;
  readonly x: number;
  /** Space to the left and right of `x`. */
  readonly left: number;
  readonly right: number;
  /** Distance to its neighbors. */
  readonly gap: number;
  /** Items of one block have one position. */
  readonly block: string;
}

/** The block of the usual path. */
export const AXIS = 'axis';

type Places = ReadonlyMap<string, number>;

/**
 * New positions of items, by ID: those of the axis on one vertical line, the others as close to it
 * as possible. The order inside each row stays, so no lines cross that didn't cross before.
 */
export function alignToAxis(items: readonly Item[]): Places {
  const own = items.filter(({block}) => block === AXIS).map(({x}) => x);
  const axis = own.reduce((sum, x) => sum + x, 0) / Math.max(1, own.length);
  const rows = toRows(items, axis);
  const places = placeBlocks(rows) ?? placeBlocks(rows.map((row) => row.map(toSingle)));
  if (places === undefined) throw new Error('The items of a row have no order.');
  return new Map([...places].map(([id, x]) => [id, x + axis]));
}

/** Items that don't share a position with items of other rows. */
function toSingle(item: Item): Item {
  return item.block === AXIS ? item : {...item, block: item.id};
}

type Sides = ReadonlyMap<string, ReadonlySet<number>>;

/** The items by row, from left to right. Every row has a place for the axis. */
function toRows(items: readonly Item[], axis: number): readonly (readonly Item[])[] {
  const byRow = new Map<number, Item[]>();
  for (const item of [...items].sort((one, other) => one.x - other.x))
    byRow.set(item.y, [...(byRow.get(item.y) ?? []), item]);
  const given = [...byRow.values()];
  const known = toSides(given.filter((row) => row.some(({block}) => block === AXIS)));
  const rows = given.map((row) =>
    row.some(({block}) => block === AXIS) ? row : withAxis(row, known, axis),
  );
  // A line that changes sides can't be straight.
  const sides = toSides(rows);
  return rows.map((row) =>
    row.map((item) => ((sides.get(item.block)?.size ?? 0) > 1 ? toSingle(item) : item)),
  );
}

/** The sides of the axis on which each block is. */
function toSides(rows: readonly (readonly Item[])[]): Sides {
  const sides = new Map<string, Set<number>>();
  for (const row of rows) {
    const middle = row.findIndex(({block}) => block === AXIS);
    for (const [index, {block}] of row.entries())
      sides.set(block, (sides.get(block) ?? new Set()).add(Math.sign(index - middle)));
  }
  return sides;
}

/** A row with a place for the axis where the fewest blocks change sides. */
function withAxis(row: readonly Item[], sides: Sides, axis: number): readonly Item[] {
  const toCost = (place: number): number =>
    row.reduce((sum, {block, x}, index) => {
      const side = index < place ? -1 : 1;
      const own = sides.get(block);
      if (own) return sum + (own.has(side) ? 0 : 1);
      return sum + (Math.sign(x - axis) === side ? 0 : 0.1);
    }, 0);
  const places = [...row.keys(), row.length];
  const best = places.reduce((one, other) => (toCost(other) < toCost(one) ? other : one));
  const y = row[0]?.y ?? 0;
  const item: Item = {id: `axis ${y}`, y, x: axis, left: 0, right: 0, gap: 18, block: AXIS};
  return row.toSpliced(best, 0, item);
}

/** The position of each item, or `undefined` if the blocks contradict each other. */
function placeBlocks(rows: readonly (readonly Item[])[]): Places | undefined {
  const blocks = new Map<string, number>([[AXIS, 0]]);
  for (const side of [1, -1]) {
    const bounds = toBounds(rows, side);
    const busy = new Set<string>();
    const place = (block: string): number | undefined => {
      const known = blocks.get(block);
      if (known !== undefined) return known;
      if (busy.has(block)) return undefined;
      busy.add(block);
      let far = 0;
      for (const {inner, distance} of bounds.get(block) ?? []) {
        const near = place(inner);
        if (near === undefined) return undefined;
        far = Math.max(far, side * near + distance);
      }
      blocks.set(block, side * far);
      return side * far;
    };
    for (const block of bounds.keys()) if (place(block) === undefined) return undefined;
  }
  return new Map(rows.flat().map(({id, block}) => [id, blocks.get(block) ?? 0]));
}

interface Bound {
  /** The neighbor towards the axis. */
  readonly inner: string;
  readonly distance: number;
}

/** How far each block on one side of the axis is from its inner neighbors. */
function toBounds(
  rows: readonly (readonly Item[])[],
  side: number,
): ReadonlyMap<string, readonly Bound[]> {
  const bounds = new Map<string, Bound[]>();
  for (const row of rows) {
    const order = side === 1 ? row : [...row].reverse();
    const middle = order.findIndex(({block}) => block === AXIS);
    order.slice(middle + 1).forEach((item, index) => {
      const inner = order[middle + index] ?? item;
      const [from, to] = side === 1 ? [inner, item] : [item, inner];
      const distance = from.right + to.left + (from.gap + to.gap) / 2;
      bounds.set(item.block, [...(bounds.get(item.block) ?? []), {inner: inner.block, distance}]);
    });
  }
  return bounds;
}
