import {appendFile, mkdir} from 'node:fs/promises';
import {createServer, type Server} from 'node:http';
import path from 'node:path';
import {parseFeedback} from './contract';
import {allowOrigin, send, sendRefusal} from '../contract/answer';
import {readJsonBody} from '../contract/body';

/** `slow` answers too late, `hang` never, `fail` with 503, `garbage` with what is no answer of the contract. */
export const FAULTS = ['none', 'slow', 'hang', 'fail', 'garbage'] as const;
export type Fault = (typeof FAULTS)[number];

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

/** A service for one machine that takes readers' answers, strict to the contract (src/features/feedback/CONTRACT.md). */
export function createFeedbackServer({file, locales, maximumLength, fault = 'none', delay = 15_000}: FeedbackServerOptions): Server {
  return createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const {pathname} = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/health') return send(response, 200, 'text/plain', 'ok');
      if (pathname !== FEEDBACK_PATH) return send(response, 404, 'text/plain', 'There is nothing here.');
      allowOrigin(response, request.headers.origin);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      if (fault === 'hang') return;
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, delay).unref());
      if (fault === 'fail') return send(response, 503, 'text/html', '<h1>Service Unavailable</h1>');
      if (fault === 'garbage') return send(response, 200, 'text/html', '<!doctype html><p>Hello');
      const body = await readJsonBody(request);
      if ('refusal' in body) return sendRefusal(response, body.refusal);
      // What identifies a reader is not sent.
      if (request.headers.cookie !== undefined || request.headers.referer !== undefined)
        return sendRefusal(response, {status: 400, title: 'Cookies and referrers are not sent here.'});
      const result = parseFeedback(body.value, {locales, maximumLength});
      if ('problems' in result) return sendRefusal(response, {status: 422, title: 'The answer is not as the contract has it.', errors: result.problems});
      await mkdir(path.dirname(file), {recursive: true});
      await appendFile(file, `${JSON.stringify(result.feedback)}\n`);
      response.writeHead(204, {'Cache-Control': 'no-store'}).end();
    };
    answer().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The service failed.');
    });
  });
}
