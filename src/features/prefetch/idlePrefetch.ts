import {createIdleQueue, type Idle} from './idleQueue';
import {prefetch} from './prefetch';

// Safari has no idle callbacks.
const idle: Idle = (body) => ('requestIdleCallback' in window ? window.requestIdleCallback(body) : setTimeout(body, 200));
let isCalm = false;

/** Whether the text of the page leads to an address. Menus lead to a hundred pages, most of which no reader of this one wants next. */
function isInText(address: string): boolean {
  return document.querySelector(`main a[href="${CSS.escape(address)}"]`) !== null;
}

/**
 * A client module of Docusaurus. For every link that comes into view, Docusaurus looks through all routes at once, which keeps a phone busy just when a page has
 * started, and asks for the same files again and again. Here the links of the text are fetched ahead one by one, as soon as nothing else is to do (specification § 7).
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
