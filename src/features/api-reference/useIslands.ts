import {useEffect, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {useLoad, type Load} from '@site/src/features/loading/useLoad';
import {createIslands} from './islands';

/**
 * Brings an operation to life when the reader points at it, tabs into it or clicks. What is clicked before is clicked again once the operation answers; the load it
 * waits for is returned. Prepares on the first move on the page.
 */
export function useIslands(ref: RefObject<HTMLElement | null>, specUrl: string): Load {
  const baseUrl = useBaseUrl('/');
  const load = useLoad();
  const {run, dismiss} = load;
  useEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const islands = createIslands(specUrl);
    // A control that is pressed again while it waits still means one press.
    const pressed = new Set<HTMLElement>();
    const answer = async (): Promise<void> => {
      islands.retry();
      try {
        await Promise.all([...pressed].map((control) => islands.wake(toIsland(control) ?? control)));
      } catch (error) {
        // The build this page came from may be gone. Then the page is on its way out.
        if ((await leaveIfOutdated(baseUrl)) === 'outdated') return;
        throw error;
      }
      for (const control of pressed) {
        pressed.delete(control);
        if (document.activeElement === document.body) control.focus({preventScroll: true});
        control.click();
      }
    };
    // Loaded ahead: errors show when the reader uses the operation.
    const onIntent = ({target}: Event): void => {
      const island = toIsland(target);
      if (island) islands.wake(island).catch(() => undefined);
    };
    const prepare = (): void => void islands.prepare().catch(() => undefined);
    const onClick = (event: MouseEvent): void => {
      const island = toIsland(event.target);
      const control = event.target instanceof Element ? event.target.closest<HTMLElement>('button, select') : null;
      if (!island || !control || islands.isAwake(island)) return;
      event.preventDefault();
      pressed.add(control);
      run(answer);
    };
    content.addEventListener('pointerover', onIntent);
    content.addEventListener('focusin', onIntent);
    content.addEventListener('click', onClick);
    content.addEventListener('pointermove', prepare, {once: true, passive: true});
    // Tests wait for this: earlier clicks land on plain HTML.
    content.dataset.answers = 'true';
    return () => {
      content.removeEventListener('pointerover', onIntent);
      content.removeEventListener('focusin', onIntent);
      content.removeEventListener('click', onClick);
      content.removeEventListener('pointermove', prepare);
      islands.dispose();
      dismiss();
    };
  }, [ref, specUrl, baseUrl, run, dismiss]);
  return load;
}

function toIsland(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-apiref-island]') : null;
}
