import {useEffect} from 'react';
import {HelmetProvider} from 'react-helmet-async';

/**
 * Lets the page change its head once React has taken over. Until then, `holdHead` keeps the head
 * that the server rendered. Renders nothing.
 */
export function HeadUpdates(): null {
  useEffect(() => {
    HelmetProvider.canUseDOM = true;
  }, []);
  return null;
}

/**
 * Keeps the head and the classes of the page as the server rendered them. Otherwise, each part of
 * the page that React takes over would reduce them to those of the parts so far, and the browser
 * would compute all styles again.
 */
export function holdHead(): void {
  HelmetProvider.canUseDOM = false;
}
