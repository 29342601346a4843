/**
 * Does something with every item, `limit` at a time. After a failure nothing new is begun; what runs is waited for. Throws with everything that failed. An
 * aborted signal ends it the same way.
 */
export async function forEachLimited<Item extends object>(
  items: readonly Item[],
  limit: number,
  body: (item: Item) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const waiting = [...items].reverse();
  const failures: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined && failures.length === 0 && !signal?.aborted; item = waiting.pop()) {
      try {
        await body(item);
      } catch (error) {
        failures.push(error);
      }
    }
  };
  await Promise.all(Array.from({length: Math.min(limit, items.length)}, work));
  if (signal?.aborted) throw new Error('Stopped. Run the command again: it goes on where this one ended.');
  if (failures.length === 1) throw failures[0];
  if (failures.length > 1) throw new Error([...new Set(failures.map((error) => (error instanceof Error ? error.message : String(error))))].join('\n'));
}
