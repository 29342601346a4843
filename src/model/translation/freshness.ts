import type {Block} from './block';

/** A block with the digests of its text and of its decisive parts. */
export interface Digested extends Pick<Block, 'section' | 'kind'> {
  readonly text: string;
  readonly parts: string;
}

/**
 * What became of a translated block: `fresh` (English is the same), `reworded` (English says it in
 * other words), `changed` (English says something else), `missing` (English has a new block).
 */
export type BlockState = 'fresh' | 'reworded' | 'changed' | 'missing';

/** The state of one English block, and the place of its translation among the translated blocks. */
export interface Freshness {
  readonly state: BlockState;
  readonly translated?: number;
}

/**
 * The state of each current English block, given the English blocks that a translation was made
 * from. Equal blocks are matched in order, then wherever they have moved to. What is left between
 * two matches is matched if it is as many blocks of the same kind in the same section; otherwise
 * nobody knows which is which, so it counts as missing.
 */
export function toFreshness(
  made: readonly Digested[],
  current: readonly Digested[],
): readonly Freshness[] {
  const matches = matchInOrder(made, current);
  matchMoved(made, current, matches);
  matchEdited(made, current, matches);
  return current.map((block, index) => {
    const translated = matches.get(index);
    const before = translated === undefined ? undefined : made[translated];
    if (translated === undefined || !before) return {state: 'missing'};
    if (before.text === block.text) return {state: 'fresh', translated};
    return {state: before.parts === block.parts ? 'reworded' : 'changed', translated};
  });
}

/** The share of fresh blocks, from 0 to 1. */
export function toShare(blocks: readonly Freshness[]): number {
  const fresh = blocks.filter(({state}) => state === 'fresh').length;
  return blocks.length === 0 ? 1 : fresh / blocks.length;
}

function isSame(one?: Digested, other?: Digested): boolean {
  return one !== undefined && one.kind === other?.kind && one.text === other.text;
}

/** The longest common subsequence of equal blocks: current index → made index. */
function matchInOrder(
  made: readonly Digested[],
  current: readonly Digested[],
): Map<number, number> {
  const lengths = Array.from({length: made.length + 1}, () =>
    new Array<number>(current.length + 1).fill(0),
  );
  const at = (row: number, column: number): number => lengths[row]?.[column] ?? 0;
  for (const [row, cells] of [...lengths.entries()].reverse())
    for (let column = current.length - 1; column >= 0; column--)
      cells[column] = isSame(made[row], current[column])
        ? at(row + 1, column + 1) + 1
        : Math.max(at(row + 1, column), at(row, column + 1));
  const matches = new Map<number, number>();
  for (let row = 0, column = 0; row < made.length && column < current.length;) {
    if (isSame(made[row], current[column])) matches.set(column++, row++);
    else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return matches;
}

function matchMoved(
  made: readonly Digested[],
  current: readonly Digested[],
  matches: Map<number, number>,
): void {
  const used = new Set(matches.values());
  for (const [index, block] of current.entries()) {
    if (matches.has(index)) continue;
    const from = made.findIndex((before, place) => !used.has(place) && isSame(before, block));
    if (from < 0) continue;
    matches.set(index, from);
    used.add(from);
  }
}

function matchEdited(
  made: readonly Digested[],
  current: readonly Digested[],
  matches: Map<number, number>,
): void {
  const used = new Set(matches.values());
  const toGaps = (
    blocks: readonly Digested[],
    isMatched: (index: number) => boolean,
    toAnchor: (index: number) => number,
  ): Map<string, number[]> => {
    const gaps = new Map<string, number[]>();
    let anchor = -1;
    for (const [index, {section, kind}] of blocks.entries()) {
      if (isMatched(index)) anchor = toAnchor(index);
      else {
        const key = `${anchor} ${section} ${kind}`;
        gaps.set(key, [...(gaps.get(key) ?? []), index]);
      }
    }
    return gaps;
  };
  const before = toGaps(
    made,
    (index) => used.has(index),
    (index) => index,
  );
  const now = toGaps(
    current,
    (index) => matches.has(index),
    (index) => matches.get(index) ?? -1,
  );
  for (const [key, indexes] of now) {
    const candidates = before.get(key) ?? [];
    if (candidates.length !== indexes.length) continue;
    for (const [place, from] of candidates.entries()) matches.set(indexes[place] ?? 0, from);
  }
}
