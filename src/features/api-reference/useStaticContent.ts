import {useEffect, useState, type RefObject} from 'react';
import type {ReferencePage} from '@site/src/model/catalogue/reference';
import {fetchStaticContent, waitForStylesheet} from './staticContent';
import {landOn} from './landOn';

export type ContentState = 'ready' | 'loading' | 'failed';

/** Fills the page with its static HTML where the reader came by a link, then leads to the address' anchor; also on later changes of the anchor. */
export function useStaticContent(ref: RefObject<HTMLElement | null>, {key, styleUrl}: Pick<ReferencePage, 'key' | 'styleUrl'>): ContentState {
  const [state, setState] = useState<ContentState>('ready');
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const aborter = new AbortController();
    const show = async (): Promise<void> => {
      if (element.childElementCount === 0) {
        setState('loading');
        const [html] = await Promise.all([fetchStaticContent(window.location.pathname, key, aborter.signal), waitForStylesheet(styleUrl)]);
        if (aborter.signal.aborted) return;
        element.innerHTML = html;
        setState('ready');
      }
      landOn(window.location.hash);
      window.dispatchEvent(new Event('portal:reference-shown'));
    };
    const onHashChange = (): void => landOn(window.location.hash);
    window.addEventListener('hashchange', onHashChange);
    show().catch(() => {
      if (!aborter.signal.aborted) setState('failed');
    });
    return () => {
      aborter.abort();
      window.removeEventListener('hashchange', onHashChange);
    };
  }, [ref, key, styleUrl]);
  return state;
}
