import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {useLoad, type Load} from '@site/src/features/loading/useLoad';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {fetchStaticContent, waitForStylesheet} from './staticContent';
import {landOn} from './landOn';

/**
 * Fills the page with its static HTML if the reader arrived by a link inside the site. Then scrolls
 * to the anchor of the address, and again when the reader follows a link to one.
 */
export function useStaticContent(
  ref: RefObject<HTMLElement | null>,
  {key, styleUrl}: Pick<ReferencePage, 'key' | 'styleUrl'>,
): Load {
  const load = useLoad();
  const {run, dismiss} = load;
  const location = useLocation();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const aborter = new AbortController();
    const announce = (): void => void window.dispatchEvent(new Event('portal:reference-shown'));
    const fill = async (): Promise<void> => {
      const [html] = await Promise.all([
        fetchStaticContent(window.location.pathname, key, aborter.signal),
        waitForStylesheet(styleUrl),
      ]);
      if (aborter.signal.aborted) return;
      element.innerHTML = html;
      landOn(window.location.hash);
      announce();
    };
    if (element.childElementCount === 0) run(fill);
    else announce();
    return () => {
      aborter.abort();
      dismiss();
    };
  }, [ref, key, styleUrl, run, dismiss]);
  // Every navigation has a location of its own, even if it leads to the same anchor again.
  useEffect(() => landOn(location.hash), [location]);
  return load;
}
