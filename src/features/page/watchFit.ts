/**
 * Marks the frame of a table with `data-fits` while the table needs no scrolling: a frame that
 * scrolls would hold the table's head, which otherwise stays under the navbar. Returns a function
 * that stops this.
 */
export function watchFit(frame: Element): () => void {
  const observer = new ResizeObserver(() => {
    frame.toggleAttribute('data-fits', frame.scrollWidth <= frame.clientWidth);
  });
  observer.observe(frame);
  return () => observer.disconnect();
}
