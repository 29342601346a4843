/** Calls back when the page has nothing else to do. */
export type Idle = (body: () => void) => void;

/**
 * Does something with one item at a time, each in an idle moment of its own, in the order they came. If an item fails, the error goes to the console and the others go on.
 */
export function createIdleQueue<Item>(idle: Idle, body: (item: Item) => unknown): (item: Item) => void {
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
