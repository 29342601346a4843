import {createIdleQueue, type Idle} from './idleQueue';
import {prefetch} from './prefetch';

// Safari has no idle callbacks.
const idle: Idle = (body) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(body) : setTimeout(body, 200);
let isCalm = false;

/**
 * Whether the text of the page links to an address. Menus link to a hundred pages, most of which a
 * reader of this page doesn't open next.
 */
function isInText(address: string): boolean {
  return document.querySelector(`main a[href="${CSS.escape(address)}"]`) !== null;
}

/**
 * A client module of Docusaurus. For every link that comes into view, Docusaurus searches all
 * routes at once, which keeps a phone busy just when a page has started, and requests the same
 * files repeatedly. This module prefetches the links of the text one by one, whenever the page is
 * idle.
 */
export function onRouteDidUpdate(): void {
  if (isCalm) return;
  isCalm = true;
  const queue = createIdleQueue(idle, prefetch);
  window.docusaurus = {
    ...window.docusaurus,
    prefetch: (address) => {
      if (isInText(address)) queue(address);
      return false;
    },
  };
}
