import type {IncomingMessage} from 'node:http';
import {parseSignup} from './contract';
import type {Signup} from '../../../src/model/newsletter/signup';
import {readJsonBody, type Refusal} from '../contract/body';

interface RequestContext {
  readonly locales: readonly string[];
  readonly now: Date;
}

/** The sign-up of a request, or why it is refused: whatever the contract does not allow. */
export async function readSignup(request: IncomingMessage, context: RequestContext): Promise<{readonly signup: Signup} | {readonly refusal: Refusal}> {
  const body = await readJsonBody(request);
  if ('refusal' in body) return body;
  const result = parseSignup(body.value, context);
  return 'signup' in result ? result : {refusal: {status: 422, title: 'The sign-up is not as the contract has it.', errors: result.problems}};
}
