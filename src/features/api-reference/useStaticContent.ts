import {useEffect, type RefObject} from 'react';
import {useLoad, type Load} from '@site/src/features/loading/useLoad';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {fetchStaticContent, waitForStylesheet} from './staticContent';
import {landOn} from './landOn';

/**
 * Fills the page with its static HTML if the reader arrived by a link inside the site. Then scrolls
 * to the anchor of the address, and again when the anchor changes.
 */
export function useStaticContent(
  ref: RefObject<HTMLElement | null>,
  {key, styleUrl}: Pick<ReferencePage, 'key' | 'styleUrl'>,
): Load {
  const load = useLoad();
  const {run, dismiss} = load;
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const aborter = new AbortController();
    const land = (): void => {
      landOn(window.location.hash);
      window.dispatchEvent(new Event('portal:reference-shown'));
    };
    const fill = async (): Promise<void> => {
      const [html] = await Promise.all([
        fetchStaticContent(window.location.pathname, key, aborter.signal),
        waitForStylesheet(styleUrl),
      ]);
      if (aborter.signal.aborted) return;
      element.innerHTML = html;
      land();
    };
    const onHashChange = (): void => landOn(window.location.hash);
    window.addEventListener('hashchange', onHashChange);
    if (element.childElementCount === 0) run(fill);
    else land();
    return () => {
      aborter.abort();
      dismiss();
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ref, key, styleUrl, run, dismiss]);
  return load;
}
