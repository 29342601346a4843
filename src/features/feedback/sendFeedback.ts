import {isTaken, type Feedback} from '@site/src/model/feedback/contract';

/** Sends a reader's answer and tells whether it was taken. Whatever else happens is a failure: no network, no answer in time, an error, an answer off contract. */
export async function sendFeedback(url: string, feedback: Feedback, timeout: number): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(feedback),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      // The answer arrives even where the reader goes on to another page.
      keepalive: true,
      redirect: 'error',
      signal: controller.signal,
    });
    return isTaken({status: response.status, body: await response.text()});
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
