import {useEffect, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {leaveIfOutdated} from '@site/src/features/site/deployment';
import {createIslands} from './islands';

/** Brings an operation to life when the reader points at it, tabs into it or clicks; the click that woke it is given to it. Prepares on the first move on the page. */
export function useIslands(ref: RefObject<HTMLElement | null>, specUrl: string): void {
  const baseUrl = useBaseUrl('/');
  useEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const islands = createIslands(specUrl);
    const onIntent = ({target}: Event): void => {
      const island = toIsland(target);
      if (island) void islands.wake(island);
    };
    const onClick = (event: MouseEvent): void => {
      const island = toIsland(event.target);
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, select') : null;
      if (!island || !control || islands.isAwake(island)) return;
      event.preventDefault();
      void islands.wake(island).then((answers) => {
        if (answers) control.click();
        // What would answer the reader may be gone with the build this page came from.
        else void leaveIfOutdated(baseUrl);
      });
    };
    const prepare = (): void => islands.prepare();
    content.addEventListener('pointerover', onIntent);
    content.addEventListener('focusin', onIntent);
    content.addEventListener('click', onClick);
    content.addEventListener('pointermove', prepare, {once: true, passive: true});
    // Told to tests: what is pressed before is pressed on plain HTML.
    content.dataset.answers = 'true';
    return () => {
      content.removeEventListener('pointerover', onIntent);
      content.removeEventListener('focusin', onIntent);
      content.removeEventListener('click', onClick);
      content.removeEventListener('pointermove', prepare);
      islands.dispose();
    };
  }, [ref, specUrl, baseUrl]);
}

function toIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-apiref-island]') : null;
}
