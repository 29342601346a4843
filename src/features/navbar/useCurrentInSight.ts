import {useEffect} from 'react';
import {reveal} from '@site/src/kit/reveal';

/**
 * Scrolls the sidebar to the current guide whenever the address changes. Its group may still open
 * then, so the guide is followed until it is in sight.
 */
export function useCurrentInSight(path: string): void {
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    const list = menu?.querySelector('.theme-doc-sidebar-menu');
    if (!menu || !list) return undefined;
    const observer = new ResizeObserver(() => {
      const link = menu.querySelector<HTMLElement>('[aria-current="page"]');
      if (link?.checkVisibility() && reveal(menu, link)) observer.disconnect();
    });
    observer.observe(list);
    return () => observer.disconnect();
  }, [path]);
}
