import {appendFile, mkdir} from 'node:fs/promises';
import type {Server} from 'node:http';
import path from 'node:path';
import {sendRefusal} from '../contract/answer';
import {readJsonBody} from '../contract/body';
import {createContractServer, type Fault} from '../contract/server';
import {parseFeedback} from './contract';

interface FeedbackServerOptions {
  /** Where answers are added, one JSON object a line. */
  readonly file: string;
  readonly locales: readonly string[];
  readonly maximumLength: number;
  readonly fault?: Fault;
  /** How late `slow` answers, in milliseconds. */
  readonly delay?: number;
}

/** The path answers are sent to. */
export const FEEDBACK_PATH = '/feedback';

/**
 * A service for one machine that takes readers' answers, strict to the contract
 * (src/features/feedback/CONTRACT.md).
 */
export function createFeedbackServer({
  file,
  locales,
  maximumLength,
  ...faults
}: FeedbackServerOptions): Server {
  return createContractServer({
    ...faults,
    path: FEEDBACK_PATH,
    garbageStatus: 200,
    take: async (request, response) => {
      const body = await readJsonBody(request);
      if ('refusal' in body) return sendRefusal(response, body.refusal);
      // What identifies a reader is not sent.
      if (request.headers.cookie !== undefined || request.headers.referer !== undefined)
        return sendRefusal(response, {
          status: 400,
          title: 'Cookies and referrers are not sent here.',
        });
      const result = parseFeedback(body.value, {locales, maximumLength});
      if ('problems' in result)
        return sendRefusal(response, {
          status: 422,
          title: 'The answer is not as the contract has it.',
          errors: result.problems,
        });
      await mkdir(path.dirname(file), {recursive: true});
      await appendFile(file, `${JSON.stringify(result.feedback)}\n`);
      response.writeHead(204, {'Cache-Control': 'no-store'}).end();
    },
  });
}
