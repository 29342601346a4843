import type {IncomingMessage, Server} from 'node:http';
import type {Problem} from './schema';
import {createService, type FaultOptions, type Reply} from './server';

interface MessageServiceOptions<Message> extends FaultOptions {
  /** The path that takes messages. */
  readonly path: string;
  /** Headers that pages must not send, because they identify a reader. */
  readonly forbidden: readonly string[];
  readonly check: (message: unknown) => readonly Problem[];
  readonly take: (message: Message, request: IncomingMessage) => Reply;
  /** Answers other addresses; returns `undefined` for those it doesn't know. */
  readonly answerOther?: (url: URL) => Reply | undefined;
}

function refuse(status: number, title: string, errors?: readonly Problem[]): Reply {
  return {
    status,
    type: 'application/problem+json',
    body: {type: 'about:blank', title, status, errors},
    ...(status === 405 && {headers: {Allow: 'POST, OPTIONS'}}),
  };
}

/** A service that takes the JSON messages of one contract from the portal's pages. */
export function createMessageService<Message>({
  path,
  forbidden,
  check,
  take,
  answerOther,
  ...faults
}: MessageServiceOptions<Message>): Server {
  return createService({
    ...faults,
    cors: {
      origin: /^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/,
      methods: 'POST',
      headers: 'Content-Type',
    },
    limit: 4096,
    refuse,
    answer: ({method, path: asked, body}, request) => {
      const {headers, url = ''} = request;
      if (asked !== path)
        return answerOther?.(new URL(url, 'http://localhost')) ?? refuse(404, 'Not found.');
      if (method !== 'POST') return refuse(405, 'The method must be POST.');
      if (!/^application\/json\s*(;\s*charset=utf-8\s*)?$/i.test(headers['content-type'] ?? ''))
        return refuse(415, 'The body must be application/json.');
      if (body === undefined) return refuse(400, 'The body is not JSON.');
      const sent = forbidden.find((name) => headers[name] !== undefined);
      if (sent !== undefined) return refuse(400, `The header ${sent} is forbidden.`);
      const problems = check(body);
      return problems.length > 0
        ? refuse(422, 'The message violates the contract.', problems)
        : take(body as Message, request);
    },
  });
}
