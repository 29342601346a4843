const stopEvents = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/** Brings an anchor under the sticky bars and holds it there while the sections above it get their real height; any move of the reader ends this. */
export function landOn(hash: string): void {
  const target = hash.length > 1 ? document.getElementById(toId(hash)) : null;
  if (!target) return;
  const end = performance.now() + 1500;
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
    if (still < 8 && performance.now() < end) requestAnimationFrame(settle);
    else stop();
  };
  settle();
}

function toId(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
