import {createIdleQueue, type Idle} from './idleQueue';

// Safari has no idle callbacks.
const idle: Idle = (body) => ('requestIdleCallback' in window ? window.requestIdleCallback(body) : setTimeout(body, 200));
let isCalm = false;

/**
 * A client module of Docusaurus. For every link that comes into view, Docusaurus looks through all routes at once, which keeps a phone busy just when a page has
 * started. Here the links of a view are fetched ahead one by one, as soon as nothing else is to do (specification § 4).
 */
export function onRouteDidUpdate(): void {
  if (isCalm) return;
  isCalm = true;
  const {docusaurus} = window;
  const queue = createIdleQueue(idle, (address: string) => docusaurus.prefetch(address));
  window.docusaurus = {
    ...docusaurus,
    prefetch: (address) => {
      queue(address);
      return false;
    },
  };
}
