import {postJson} from '@site/src/features/site/postJson';
import {isTaken, type Feedback} from '@site/src/model/forms/feedback';

/** Sends a reader's answer and returns whether the service accepted it. Everything else is a failure: no network, a timeout, an error, a response that breaks the contract. */
export async function sendFeedback(url: string, feedback: Feedback, timeout: number): Promise<boolean> {
  // Kept alive: the answer arrives even where the reader goes on to another page.
  const answer = await postJson(url, feedback, timeout, {keepalive: true, referrerPolicy: 'no-referrer'});
  return answer !== undefined && isTaken(answer);
}
