import type {IncomingMessage} from 'node:http';
import {parseSignup, type ContractProblem} from '../../../src/model/newsletter/contract';
import type {Signup} from '../../../src/model/newsletter/signup';

/** Why a request was refused, as problem+json has it. */
export interface Refusal {
  readonly status: 400 | 405 | 413 | 415 | 422;
  readonly title: string;
  readonly errors?: readonly ContractProblem[];
}

const MAXIMUM_BYTES = 4096;

interface RequestContext {
  readonly locales: readonly string[];
  readonly now: Date;
}

/** The sign-up of a request, or why it is refused: whatever the contract does not allow. */
export async function readSignup(request: IncomingMessage, context: RequestContext): Promise<{readonly signup: Signup} | {readonly refusal: Refusal}> {
  if (request.method !== 'POST') return refuse(405, 'Sign-ups are sent with POST.');
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(request.headers['content-type'] ?? '')) return refuse(415, 'The body must be application/json.');
  const text = await readText(request);
  if (text === undefined) return refuse(413, `The body must not exceed ${MAXIMUM_BYTES} bytes.`);
  const value = parseJson(text);
  if (value === undefined) return refuse(400, 'The body is not JSON.');
  const result = parseSignup(value, context);
  return 'signup' in result ? result : {refusal: {status: 422, title: 'The sign-up is not as the contract has it.', errors: result.problems}};
}

function refuse(status: Refusal['status'], title: string): {readonly refusal: Refusal} {
  return {refusal: {status, title}};
}

async function readText(request: IncomingMessage): Promise<string | undefined> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    length += (part as Buffer).length;
    if (length <= MAXIMUM_BYTES) parts.push(part as Buffer);
  }
  return length > MAXIMUM_BYTES ? undefined : Buffer.concat(parts).toString('utf8');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
