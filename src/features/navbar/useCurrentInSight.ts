import {useEffect} from 'react';
import {reveal} from '@site/src/kit/reveal';

/** Scrolls the sidebar to the current guide whenever the address changes. */
export function useCurrentInSight(path: string): void {
  useEffect(() => {
    const menu = document.querySelector<HTMLElement>('.theme-doc-sidebar-container .menu');
    const link = menu?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu && link) reveal(menu, link);
  }, [path]);
}
