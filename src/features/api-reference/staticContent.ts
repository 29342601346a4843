/** The static HTML inside a published page, from the page itself; from the development server's fragment where pages are not rendered. Throws when neither has it. */
export async function fetchStaticContent(pathname: string, key: string, signal: AbortSignal): Promise<string> {
  const page = new DOMParser().parseFromString(await fetchText(pathname, signal), 'text/html').querySelector('[data-reference-content]');
  if (page && page.childElementCount > 0) return page.innerHTML;
  const base = pathname.slice(0, pathname.indexOf('/api/') + 1);
  return fetchText(`${base}api-specs/${key.replaceAll('/', '-')}.html`, signal);
}

async function fetchText(address: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(address, {signal, headers: {accept: 'text/html'}});
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return response.text();
}

/** Settles when a stylesheet of the page is in force, or after three seconds, so that a lost one never hides the text. */
export function waitForStylesheet(address: string): Promise<void> {
  const isThere = (): boolean => Array.from(document.styleSheets).some(({href}) => href?.endsWith(address));
  return new Promise((resolve) => {
    const start = performance.now();
    const check = (): void => {
      if (isThere() || performance.now() - start > 3000) resolve();
      else setTimeout(check, 30);
    };
    check();
  });
}
