/** A service's response. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

type Delivery = Pick<RequestInit, 'keepalive' | 'referrerPolicy'>;

/**
 * Sends a value to a service without cookies and returns the response, or `undefined` without
 * network, after `timeout` milliseconds, and if the service redirects.
 */
export async function postJson(
  url: string,
  value: object,
  timeout: number,
  delivery: Delivery = {},
): Promise<Answer | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(value),
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
      ...delivery,
    });
    return {status: response.status, body: await response.text()};
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}
