/** Reads sizes, and returns what to change because of them. */
type Measure = () => (() => void) | undefined;

const measures = new Map<Element, Measure>();
let observer: ResizeObserver | undefined;

/**
 * Calls `measure` once the element is laid out, and whenever its size changes. All elements are
 * measured before the first change, because a browser lays out the page again to measure after a
 * change. Returns a function that stops this.
 */
export function watchSize(element: Element, measure: Measure): () => void {
  observer ??= new ResizeObserver((entries) => {
    const changes = entries.map(({target}) => measures.get(target)?.());
    for (const change of changes) change?.();
  });
  measures.set(element, measure);
  observer.observe(element);
  return () => {
    measures.delete(element);
    observer?.unobserve(element);
  };
}
