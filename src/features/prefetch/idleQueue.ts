/** Calls back when the page is idle. */
export type Idle = (body: () => void) => void;

/**
 * Processes one item per idle moment, in the order of arrival. If an item fails, the error is
 * logged to the console, and the next items are processed.
 */
export function createIdleQueue<Item>(
  idle: Idle,
  body: (item: Item) => unknown,
): (item: Item) => void {
  const waiting: Item[] = [];
  const next = (): void => {
    const [item] = waiting.splice(0, 1);
    if (waiting.length > 0) idle(next);
    try {
      if (item !== undefined) body(item);
    } catch (error) {
      console.warn('Left out:', error);
    }
  };
  return (item) => {
    waiting.push(item);
    if (waiting.length === 1) idle(next);
  };
}
