/**
 * The number of letters to change to turn one word into the other (swapped neighbors count once),
 * or `limit + 1` if it is more. With `open`, only the beginning of the second word has to match.
 */
export function toDistance(word: string, other: string, limit: number, open = false): number {
  if (!open && Math.abs(word.length - other.length) > limit) return limit + 1;
  const width = Math.min(other.length, word.length + limit);
  let before: number[] = [];
  let row = Array.from({length: width + 1}, (_, index) => index);
  for (let i = 1; i <= word.length; i += 1) {
    const next = [i];
    let best = i;
    for (let j = 1; j <= width; j += 1) {
      const same = word[i - 1] === other[j - 1];
      let value = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
      );
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
      best = Math.min(best, value);
    }
    if (best > limit) return limit + 1;
    before = row;
    row = next;
  }
  const end = open ? Math.min(...row) : (row[other.length] ?? limit + 1);
  return Math.min(end, limit + 1);
}
