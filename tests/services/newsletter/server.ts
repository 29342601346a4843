import {mkdir, writeFile} from 'node:fs/promises';
import {createServer, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import {allowOrigin, send, sendRefusal} from '../contract/answer';
import {toConfirmationMail} from './mail';
import {readSignup} from './request';
import {createSubscriptionStore} from './store';

/** `slow` answers too late, `fail` with 503, `garbage` with what is no answer of the contract. */
export const FAULTS = ['none', 'slow', 'fail', 'garbage'] as const;
export type Fault = (typeof FAULTS)[number];

interface NewsletterServerOptions {
  /** Where mails and sign-ups are kept. */
  readonly folder: string;
  readonly sender: {readonly name: string; readonly email: string};
  readonly locales: readonly string[];
  readonly fault?: Fault;
  /** How late `slow` answers, in milliseconds. */
  readonly delay?: number;
  readonly now?: () => Date;
  /** Told every confirmation link. */
  readonly onMail?: (link: string, file: string) => void;
}

/** The path sign-ups are sent to. */
export const SIGNUP_PATH = '/subscriptions';

/** A newsletter service for one machine, strict to the contract (src/features/newsletter/CONTRACT.md), with double opt-in. */
export function createNewsletterServer({
  folder,
  sender,
  locales,
  fault = 'none',
  delay = 15_000,
  now = () => new Date(),
  onMail,
}: NewsletterServerOptions): Server {
  const store = createSubscriptionStore(path.join(folder, 'subscriptions.json'), now);
  let mails = 0;

  const sendMail = async (signup: Parameters<typeof toConfirmationMail>[0], link: string): Promise<void> => {
    mails += 1;
    const file = path.join(folder, 'mails', `${now().toISOString().replaceAll(':', '-')}-${mails}.eml`);
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(file, toConfirmationMail(signup, {sender: sender.name, from: sender.email, link, now: now()}));
    onMail?.(link, file);
  };

  return createServer((request, response) => {
    const answer = async (): Promise<void> => {
      const {pathname, searchParams} = new URL(request.url ?? '/', 'http://localhost');
      if (pathname === '/health') return send(response, 200, 'text/plain', 'ok');
      if (pathname === '/confirm') return sendConfirmation(response, (await store.confirm(searchParams.get('token') ?? '')) !== undefined);
      if (pathname !== SIGNUP_PATH) return send(response, 404, 'text/plain', 'There is nothing here.');
      allowOrigin(response, request.headers.origin);
      if (request.method === 'OPTIONS') return void response.writeHead(204).end();
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, delay).unref());
      if (fault === 'fail') return send(response, 503, 'text/html', '<h1>Service Unavailable</h1>');
      if (fault === 'garbage') return send(response, 202, 'text/html', '<!doctype html><p>Hello');
      const result = await readSignup(request, {locales, now: now()});
      if ('refusal' in result) return sendRefusal(response, result.refusal);
      const token = await store.add(result.signup);
      // The link names this service, not the Host header: the sender of the request chooses that.
      if (token !== undefined) await sendMail(result.signup, `http://localhost:${request.socket.localPort}/confirm?token=${token}`);
      return send(response, 202, 'application/json', '{"status":"pending"}');
    };
    answer().catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      if (!response.headersSent) send(response, 500, 'text/plain', 'The service failed.');
    });
  });
}

function sendConfirmation(response: ServerResponse, isConfirmed: boolean): void {
  const text = isConfirmed ? 'Your subscription is complete.' : 'This link is unknown or too old. Please sign up again.';
  send(
    response,
    isConfirmed ? 200 : 404,
    'text/html',
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Newsletter</title><p>${text}`,
  );
}
