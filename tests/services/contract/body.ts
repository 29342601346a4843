import type {IncomingMessage} from 'node:http';
import type {ContractProblem} from './check';

/** Why a request was refused, as problem+json has it. */
export interface Refusal {
  readonly status: 400 | 405 | 413 | 415 | 422;
  readonly title: string;
  readonly errors?: readonly ContractProblem[];
}

const MAXIMUM_BYTES = 4096;

/** The JSON of a POST request, or why it is refused. */
export async function readJsonBody(
  request: IncomingMessage,
): Promise<{readonly value: unknown} | {readonly refusal: Refusal}> {
  if (request.method !== 'POST') return refuse(405, 'Only POST is taken here.');
  if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(request.headers['content-type'] ?? ''))
    return refuse(415, 'The body must be application/json.');
  const text = await readText(request);
  if (text === undefined) return refuse(413, `The body must not exceed ${MAXIMUM_BYTES} bytes.`);
  const value = parseJson(text);
  return value === undefined ? refuse(400, 'The body is not JSON.') : {value};
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
