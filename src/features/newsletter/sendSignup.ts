import {postJson} from '@site/src/features/site/postJson';
import {isAccepted, type Signup} from '@site/src/model/newsletter/signup';

/** Sends a sign-up to the service and tells whether it was taken. Everything else is a refusal: no network, no answer in time, an error, an answer off contract. */
export async function sendSignup(url: string, signup: Signup, timeout: number): Promise<boolean> {
  const answer = await postJson(url, signup, timeout);
  return answer !== undefined && isAccepted(answer);
}
