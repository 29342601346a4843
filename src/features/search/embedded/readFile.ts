/** Timeout for a file in milliseconds. A slow connection needs about ten seconds for the index. */
const TIMEOUT = 30_000;

/**
 * Reads a file of this site as text. Rejects if it is missing, too slow, or replaced by an HTML
 * page.
 */
export async function readFile(address: string, isFresh: boolean): Promise<string> {
  const response = await fetch(address, {
    signal: AbortSignal.timeout(TIMEOUT),
    credentials: 'same-origin',
    ...(isFresh ? {cache: 'no-cache'} : {}),
  });
  if (!response.ok)
    throw new Error(`The search index has no file ${address} (${response.status}).`);
  if (/html/.test(response.headers.get('content-type') ?? ''))
    throw new Error(`The search index has no file ${address}.`);
  return response.text();
}
