import {toDeployment, type Deployment} from '@site/src/model/site/deployment';

/** Whoever waits for a part that failed does not wait much longer to learn why. */
const TIMEOUT = 10_000;

/** Why a part of the site did not load: the build this page came from may be gone, or the site out of reach. Asks the language's start page. */
export async function readDeployment(baseUrl: string): Promise<Deployment> {
  const own = document.querySelector('script[src*="/assets/js/main."]')?.getAttribute('src') ?? null;
  try {
    const response = await fetch(baseUrl, {cache: 'no-cache', credentials: 'same-origin', signal: AbortSignal.timeout(TIMEOUT)});
    return toDeployment(own, response.ok ? await response.text() : undefined);
  } catch {
    return 'unreachable';
  }
}

/**
 * Leaves for an address by a real navigation where the site was deployed again, since this page's parts are gone then. It cannot go round in circles, with or without
 * storage: the page that comes is of the new build. A reader who has gone elsewhere while the site was asked is not called back. Tells what it found.
 */
export async function leaveIfOutdated(baseUrl: string, address: string = window.location.href): Promise<Deployment> {
  const {href: from} = window.location;
  const deployment = await readDeployment(baseUrl);
  if (deployment !== 'outdated' || window.location.href !== from) return deployment;
  if (new URL(address, window.location.href).href === window.location.href) window.location.reload();
  else window.location.assign(address);
  return deployment;
}
