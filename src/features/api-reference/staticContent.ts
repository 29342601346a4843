/**
 * The static HTML inside a published page. It comes from the page itself or, on the development
 * server, which doesn't render pages, from a fragment file. Throws if neither contains it.
 */
export async function fetchStaticContent(
  pathname: string,
  key: string,
  signal: AbortSignal,
): Promise<string> {
  const page = new DOMParser()
    .parseFromString(await fetchText(pathname, signal), 'text/html')
    .querySelector('[data-reference-content]');
  if (page && page.childElementCount > 0) return page.innerHTML;
  const base = pathname.slice(0, pathname.indexOf('/api/') + 1);
  return fetchText(`${base}api-specs/${key.replaceAll('/', '-')}.html`, signal);
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {signal, headers: {accept: 'text/html'}});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/**
 * Settles when a stylesheet of the page has loaded, or after three seconds, so that a missing
 * stylesheet never hides the text.
 */
export function waitForStylesheet(address: string): Promise<void> {
  const isThere = (): boolean =>
    Array.from(document.styleSheets).some(({href}) => href?.endsWith(address));
  return new Promise((resolve) => {
    const start = performance.now();
    const check = (): void => {
      if (isThere() || performance.now() - start > 3000) resolve();
      else setTimeout(check, 30);
    };
    check();
  });
}
