/** What a service said. */
export interface Answer {
  readonly status: number;
  readonly body: string;
}

type Delivery = Pick<RequestInit, 'keepalive' | 'referrerPolicy'>;

/**
 * Sends a value to a service, without cookies, and tells what it said within `timeout` milliseconds; `undefined` without network, without an answer in time, and
 * where the service leads elsewhere.
 */
export async function postJson(url: string, value: object, timeout: number, delivery: Delivery = {}): Promise<Answer | undefined> {
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
