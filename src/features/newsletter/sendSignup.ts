import {isAccepted, type Signup} from '@site/src/model/newsletter/signup';

/** Sends a sign-up to the service and tells whether it was taken. Everything else is a refusal: no network, no answer in time, an error, an answer off contract. */
export async function sendSignup(url: string, signup: Signup, timeout: number): Promise<boolean> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body: JSON.stringify(signup),
      credentials: 'omit',
      redirect: 'error',
      signal: controller.signal,
    });
    return isAccepted({status: response.status, body: await response.text()});
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
