import {mkdir, writeFile} from 'node:fs/promises';
import type {Server, ServerResponse} from 'node:http';
import path from 'node:path';
import {send, sendRefusal} from '../contract/answer';
import {readJsonBody} from '../contract/body';
import {createContractServer, type Fault} from '../contract/server';
import {parseSignup} from './contract';
import {toConfirmationMail} from './mail';
import {createSubscriptionStore} from './store';

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

/**
 * A newsletter service for one machine, strict to the contract
 * (src/features/newsletter/CONTRACT.md), with double opt-in.
 */
export function createNewsletterServer({
  folder,
  sender,
  locales,
  now = () => new Date(),
  onMail,
  ...faults
}: NewsletterServerOptions): Server {
  const store = createSubscriptionStore(path.join(folder, 'subscriptions.json'), now);
  let mails = 0;

  const sendMail = async (
    signup: Parameters<typeof toConfirmationMail>[0],
    link: string,
  ): Promise<void> => {
    mails += 1;
    const file = path.join(
      folder,
      'mails',
      `${now().toISOString().replaceAll(':', '-')}-${mails}.eml`,
    );
    await mkdir(path.dirname(file), {recursive: true});
    await writeFile(
      file,
      toConfirmationMail(signup, {sender: sender.name, from: sender.email, link, now: now()}),
    );
    onMail?.(link, file);
  };

  return createContractServer({
    ...faults,
    path: SIGNUP_PATH,
    garbageStatus: 202,
    answerOther: async ({pathname, searchParams}, response) => {
      if (pathname !== '/confirm') return false;
      sendConfirmation(
        response,
        (await store.confirm(searchParams.get('token') ?? '')) !== undefined,
      );
      return true;
    },
    take: async (request, response) => {
      const body = await readJsonBody(request);
      if ('refusal' in body) return sendRefusal(response, body.refusal);
      const result = parseSignup(body.value, {locales, now: now()});
      if ('problems' in result)
        return sendRefusal(response, {
          status: 422,
          title: 'The sign-up is not as the contract has it.',
          errors: result.problems,
        });
      const token = await store.add(result.signup);
      // The link names this service, not the Host header: the sender of the request chooses that.
      if (token !== undefined)
        await sendMail(
          result.signup,
          `http://localhost:${request.socket.localPort}/confirm?token=${token}`,
        );
      return send(response, 202, 'application/json', '{"status":"pending"}');
    },
  });
}

function sendConfirmation(response: ServerResponse, isConfirmed: boolean): void {
  const text = isConfirmed
    ? 'Your subscription is complete.'
    : 'This link is unknown or too old. Please sign up again.';
  send(
    response,
    isConfirmed ? 200 : 404,
    'text/html',
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Newsletter</title><p>${text}`,
  );
}
