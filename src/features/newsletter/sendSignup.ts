import {postJson} from '@site/src/features/site/postJson';
import {isAccepted, type Signup} from '@site/src/model/forms/signup';

/**
 * Sends a sign-up to the service and returns whether it was accepted. Everything else is a failure:
 * no network, a timeout, an error, a response that violates the contract.
 */
export async function sendSignup(url: string, signup: Signup, timeout: number): Promise<boolean> {
  const answer = await postJson(url, signup, timeout);
  return answer !== undefined && isAccepted(answer);
}
