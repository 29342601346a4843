import {useEffect, type RefObject} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {leaveIfOutdated} from '@site/src/features/loading/readDeployment';
import {useLoad, type Load} from '@site/src/features/loading/useLoad';
import {createIslands} from './islands';

/**
 * Makes an operation interactive when the reader points at it, tabs into it or clicks. Earlier
 * clicks are repeated once the operation is ready. Returns the load that they wait for. Starts
 * preparing on the first pointer movement on the page.
 */
export function useIslands(ref: RefObject<HTMLElement | null>, specUrl: string): Load {
  const baseUrl = useBaseUrl('/');
  const load = useLoad();
  const {run, dismiss} = load;
  useEffect(() => {
    const content = ref.current;
    if (!content) return undefined;
    const islands = createIslands(specUrl);
    // A control that is pressed several times while it waits counts as pressed once.
    const pressed = new Set<HTMLElement>();
    const answer = async (): Promise<void> => {
      islands.retry();
      try {
        await Promise.all(
          [...pressed].map((control) => islands.wake(toIsland(control) ?? control)),
        );
      } catch (error) {
        // The build of this page may no longer be deployed. If so, the page is about to be
        // replaced.
        if ((await leaveIfOutdated(baseUrl)) === 'outdated') return;
        throw error;
      }
      for (const control of pressed) {
        pressed.delete(control);
        if (document.activeElement === document.body) control.focus({preventScroll: true});
        control.click();
      }
    };
    // Loaded ahead. Errors are shown when the reader uses the operation.
    const onIntent = ({target}: Event): void => {
      const island = toIsland(target);
      if (island) islands.wake(island).catch(() => undefined);
    };
    const prepare = (): void => void islands.prepare().catch(() => undefined);
    const onClick = (event: MouseEvent): void => {
      const island = toIsland(event.target);
      const control =
        event.target instanceof Element
          ? event.target.closest<HTMLElement>('button, select')
          : null;
      if (!island || !control || islands.isAwake(island)) return;
      event.preventDefault();
      pressed.add(control);
      run(answer);
    };
    content.addEventListener('pointerover', onIntent);
    content.addEventListener('focusin', onIntent);
    content.addEventListener('click', onClick);
    content.addEventListener('pointermove', prepare, {once: true, passive: true});
    // Tests wait for this attribute. Earlier clicks only reach plain HTML.
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
