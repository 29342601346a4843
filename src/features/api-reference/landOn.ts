import {markTarget} from '@site/src/features/loading/markTarget';

const stopEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * How long the page holds an anchor at most: for this many milliseconds and frames, whichever takes
 * longer. A slow machine has few frames within the time.
 */
const LONGEST = {time: 1500, frames: 90} as const;

/**
 * Opens what is collapsed around an anchor, scrolls the anchor below the sticky bars and holds it
 * there while the sections above it get their real height. Any input by the reader ends this.
 */
export function landOn(hash: string): void {
  const target = markTarget(hash);
  if (!target) return;
  unfold(target);
  const end = performance.now() + LONGEST.time;
  let frames = 0;
  let still = 0;
  let stopped = false;
  const stop = (): void => {
    stopped = true;
    for (const event of stopEvents) window.removeEventListener(event, stop);
  };
  for (const event of stopEvents) window.addEventListener(event, stop, {passive: true});
  let last = Number.NaN;
  const settle = (): void => {
    if (stopped) return;
    target.scrollIntoView({block: 'start', behavior: 'instant'});
    const {top} = target.getBoundingClientRect();
    still = Math.abs(top - last) < 1 ? still + 1 : 0;
    last = top;
    frames += 1;
    if (still < 8 && (frames < LONGEST.frames || performance.now() < end))
      requestAnimationFrame(settle);
    else stop();
  };
  settle();
}

/** Opens every collapsed part around an element, and the one that is its whole content. */
function unfold(target: Element): void {
  const own = target.querySelector(':scope > details');
  for (let part = own ?? target.closest('details'); part;) {
    part.setAttribute('open', '');
    part = part.parentElement?.closest('details') ?? null;
  }
}
