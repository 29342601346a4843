/** The response to a request. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
}

interface AskOptions {
  /** Timeout per attempt, in milliseconds. */
  readonly timeout?: number;
  readonly attempts?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests an address without following redirects. Retries after network errors and 5xx. Returns
 * the last failure's cause if no attempt succeeds.
 */
export async function ask(
  url: string,
  {timeout = 10_000, attempts = 3, sleep = pause}: AskOptions = {},
): Promise<Answer | {readonly cause: string}> {
  let last: Answer | {readonly cause: string} = {cause: 'was not asked'};
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    if (attempt > 0) await sleep(500 * 2 ** attempt);
    last = await tryAsk(url, timeout);
    if ('status' in last && last.status < 500 && last.status !== 429) return last;
  }
  return last;
}

async function tryAsk(url: string, timeout: number): Promise<Answer | {readonly cause: string}> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      redirect: 'manual',
      signal,
      headers: {'Accept-Encoding': 'br, gzip'},
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  } catch (error) {
    if (signal.aborted) return {cause: `does not answer within ${timeout / 1000} s`};
    const reason: unknown =
      error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return {
      cause: `cannot be reached (${reason instanceof Error ? ('code' in reason ? String(reason.code) : reason.message) : String(reason)})`,
    };
  }
}
