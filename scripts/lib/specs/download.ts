/** The result of requesting one specification. */
export type Download =
  | {readonly state: 'fresh'; readonly text: string; readonly etag: string | undefined}
  /** The copy with the given ETag is still current. */
  | {readonly state: 'unchanged'}
  | {readonly state: 'failed'; readonly cause: string};

export interface DownloadOptions {
  /** ETag of the stored copy. */
  readonly etag?: string | undefined;
  /** Timeout per attempt in milliseconds, including the body. */
  readonly timeout?: number;
  /** Maximum size of a response, in bytes. */
  readonly limit?: number;
  /** Total number of attempts. Network errors, 429 and 5xx are retried. */
  readonly attempts?: number;
  readonly sleep?: (milliseconds: number) => Promise<void>;
}

type Attempt =
  Download | {readonly state: 'repeat'; readonly cause: string; readonly wait: number | undefined};

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Requests one specification from the endpoint. Contract: `GET <endpoint>/<api>/<version>.yaml`
 * answers 200 with a whole OpenAPI document as YAML or JSON and an `ETag`, or 304 to
 * `If-None-Match`. Redirects aren't followed, because they lead to login pages. Never throws; a
 * failure names its cause.
 */
export async function downloadSpec(
  url: string,
  {etag, timeout = 10_000, limit = 5_000_000, attempts = 3, sleep = pause}: DownloadOptions = {},
): Promise<Download> {
  let cause = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const result = await tryDownload(url, etag, timeout, limit);
    if (result.state !== 'repeat') return result;
    cause = result.cause;
    if (attempt < attempts - 1) await sleep(Math.min(result.wait ?? 500 * 2 ** attempt, 10_000));
  }
  return {state: 'failed', cause: `${cause} (${attempts} attempts)`};
}

async function tryDownload(
  url: string,
  etag: string | undefined,
  timeout: number,
  limit: number,
): Promise<Attempt> {
  const signal = AbortSignal.timeout(timeout);
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'manual',
      headers: {
        Accept: 'application/yaml, application/json;q=0.9',
        ...(etag === undefined ? {} : {'If-None-Match': etag}),
      },
    });
    const {status} = response;
    if (status !== 200) {
      await response.body?.cancel();
      if (status === 304 && etag !== undefined) return {state: 'unchanged'};
      if (status === 429 || status >= 500)
        return {
          state: 'repeat',
          cause: `it answers ${status}`,
          wait: toWait(response.headers.get('retry-after')),
        };
      const target = response.headers.get('location');
      return {
        state: 'failed',
        cause: `it answers ${status}${target === null ? '' : ` and leads to ${target}`}`,
      };
    }
    const text = await readText(response, limit);
    if (text === undefined)
      return {state: 'failed', cause: `its answer is larger than ${limit / 1_000_000} MB`};
    if (
      /text\/html/.test(response.headers.get('content-type') ?? '') ||
      /^\s*<(!doctype|html)/i.test(text)
    )
      return {state: 'failed', cause: 'it answers an HTML page, perhaps a login'};
    return {state: 'fresh', text, etag: response.headers.get('etag') ?? undefined};
  } catch (error) {
    return {
      state: 'repeat',
      cause: signal.aborted ? `it does not answer within ${timeout / 1000} s` : toCause(error),
      wait: undefined,
    };
  }
}

/**
 * The body as text; `undefined` as soon as it is too large. Throws if the connection ends before
 * the body does.
 */
async function readText(response: Response, limit: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let piece = await reader?.read(); piece?.value !== undefined; piece = await reader?.read()) {
    size += piece.value.byteLength;
    if (size > limit) {
      await reader?.cancel();
      return undefined;
    }
    chunks.push(piece.value);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** `Retry-After` in milliseconds. The endpoint doesn't use dates. */
function toWait(header: string | null): number | undefined {
  return header !== null && /^\d+$/.test(header) ? Number(header) * 1000 : undefined;
}

function toCause(error: unknown): string {
  const reason: unknown =
    error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(reason instanceof Error)) return 'the connection failed';
  const code = 'code' in reason ? String(reason.code) : '';
  if (code === 'ECONNREFUSED') return 'the connection is refused';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is unknown';
  return /terminated|closed|reset|ECONNRESET|UND_ERR_SOCKET/i.test(`${code} ${reason.message}`)
    ? 'its answer is cut off'
    : `the connection failed: ${reason.message || code}`;
}
