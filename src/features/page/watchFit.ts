import {watchSize} from '@site/src/kit/watchSize';

/**
 * Marks the frame of a table with `data-fits` while the table needs no scrolling: a frame that
 * scrolls would hold the table's head, which otherwise stays under the navbar. Returns a function
 * that stops this.
 */
export function watchFit(frame: Element): () => void {
  return watchSize(frame, () => {
    const fits = frame.scrollWidth <= frame.clientWidth;
    return () => frame.toggleAttribute('data-fits', fits);
  });
}
