import {postJson} from '@site/src/features/site/postJson';
import {isTaken, type Feedback} from '@site/src/model/forms/feedback';

/**
 * Sends a reader's answer and returns whether the service accepted it. Everything else is a
 * failure: no network, a timeout, an error, a response that violates the contract.
 */
export async function sendFeedback(
  url: string,
  feedback: Feedback,
  timeout: number,
): Promise<boolean> {
  // `keepalive`, so that the answer arrives even if the reader leaves the page.
  const answer = await postJson(url, feedback, timeout, {
    keepalive: true,
    referrerPolicy: 'no-referrer',
  });
  return answer !== undefined && isTaken(answer);
}
