import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import {allowOrigin, send} from './answer';

/**
 * `slow` answers too late, `hang` never, `fail` with 503, `garbage` with what is no answer of the
 * contract.
 */
export const FAULTS = ['none', 'slow', 'hang', 'fail', 'garbage'] as const;
export type Fault = (typeof FAULTS)[number];

/** The fault that a command's `--fault` names. Throws if it isn't one of `faults`. */
export function toFault<Name extends string>(faults: readonly Name[], text: string): Name {
  const fault = faults.find((known) => known === text);
  if (fault === undefined)
    throw new Error(`--fault is "${text}". Choose one of ${faults.join(', ')}.`);
  return fault;
}

interface ContractServerOptions {
  /** The path that takes messages. */
  readonly path: string;
  readonly fault?: Fault;
  /** How late `slow` answers, in milliseconds. */
  readonly delay?: number;
  /** The status that comes with garbage: the one that looks like success. */
  readonly garbageStatus: number;
  readonly take: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Answers other addresses; returns `false` for those it doesn't know. */
  readonly answerOther?: (url: URL, response: ServerResponse) => Promise<boolean>;
}

/**
 * A service for one machine that takes messages of the portal's pages at one path, with faults on
 * request.
 */
export function createContractServer({
  path,
  fault = 'none',
  delay = 15_000,
  garbageStatus,
  take,
  answerOther,
}: ContractServerOptions): Server {
  return createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const url = new URL(request.url ?? '/', 'http://localhost');
      if (url.pathname === '/health') return send(response, 200, 'text/plain', 'ok');
      if (url.pathname !== path)
        return (await answerOther?.(url, response))
          ? undefined
          : send(response, 404, 'text/plain', 'There is nothing here.');
      allowOrigin(response, request.headers.origin);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      if (fault === 'hang') return;
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, delay).unref());
      if (fault === 'fail') return send(response, 503, 'text/html', '<h1>Service Unavailable</h1>');
      if (fault === 'garbage')
        return send(response, garbageStatus, 'text/html', '<!doctype html><p>Hello');
      await take(request, response);
    };
    answer().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The service failed.');
    });
  });
}
