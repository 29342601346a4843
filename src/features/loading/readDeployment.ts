import {toDeployment, type Deployment} from '@site/src/model/site/deployment';

/**
 * Timeout in milliseconds. A reader who has waited for a part that failed shouldn't wait much
 * longer for the reason.
 */
const TIMEOUT = 10_000;

/**
 * Why a part of the site did not load: the build of this page may no longer be deployed, or the
 * site may be unreachable. Requests the start page of the language.
 */
export async function readDeployment(baseUrl: string): Promise<Deployment> {
  const own =
    document.querySelector('script[src*="/assets/js/main."]')?.getAttribute('src') ?? null;
  try {
    const response = await fetch(baseUrl, {
      cache: 'no-cache',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    return toDeployment(own, response.ok ? await response.text() : undefined);
  } catch {
    return 'unreachable';
  }
}

/**
 * Opens an address by a full page load if the site was deployed again, because this page's parts no
 * longer exist. It can't loop, with or without storage, because the loaded page belongs to the new
 * build. Doesn't redirect a reader who has navigated away in the meantime. Returns the deployment
 * state.
 */
export async function leaveIfOutdated(
  baseUrl: string,
  address: string = window.location.href,
): Promise<Deployment> {
  const {href: from} = window.location;
  const deployment = await readDeployment(baseUrl);
  if (deployment !== 'outdated' || window.location.href !== from) return deployment;
  if (new URL(address, window.location.href).href === window.location.href)
    window.location.reload();
  else window.location.assign(address);
  return deployment;
}
