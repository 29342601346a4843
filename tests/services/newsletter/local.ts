import type {Server} from 'node:http';
import path from 'node:path';
import {locales} from '../../../src/data/locales';
import {site} from '../../../src/data/site';
import {listen} from '../../../scripts/lib/serve';
import type {Fault} from '../contract/server';
import {createNewsletterServer, SIGNUP_PATH} from './server';

const root = path.resolve(__dirname, '../../..');

/** Where the local service keeps mails and sign-ups. */
export const NEWSLETTER_FOLDER = path.join(root, '.cache', 'newsletter');

interface LocalService {
  /** What `NEWSLETTER_URL` is set to. */
  readonly url: string;
  readonly server: Server;
}

/** Starts the local newsletter service and prints the link of every confirmation mail. */
export async function startNewsletterService(
  port: number,
  {
    folder = NEWSLETTER_FOLDER,
    fault = 'none',
  }: {readonly folder?: string; readonly fault?: Fault} = {},
): Promise<LocalService> {
  const server = createNewsletterServer({
    folder,
    fault,
    sender: {name: site.name, email: site.email},
    locales: locales.map(({id}) => id),
    onMail: (link, file) =>
      console.log(
        `Newsletter: a confirmation mail was written to ${path.relative(root, file)}\n  ${link}`,
      ),
  });
  const actual = await listen(server, port);
  return {url: `http://localhost:${actual}${SIGNUP_PATH}`, server};
}

/**
 * Starts the local service and points this process and those it starts to it, unless
 * `NEWSLETTER_URL` is set.
 */
export async function provideNewsletterService(port: number): Promise<void> {
  if (process.env.NEWSLETTER_URL) return;
  const {url} = await startNewsletterService(port);
  process.env.NEWSLETTER_URL = url;
  console.log(
    `Newsletter sign-ups go to ${url}; mails are written to ${path.relative(root, NEWSLETTER_FOLDER)}/mails`,
  );
}
