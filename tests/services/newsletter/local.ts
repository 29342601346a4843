import path from 'node:path';
import {locales} from '../../../src/data/locales';
import {site} from '../../../src/data/site';
import {listen} from '../../../scripts/lib/serve';
import type {Fault} from '../server';
import {createNewsletterServer, SIGNUP_PATH} from './server';

const root = path.resolve(__dirname, '../../..');

/** Where the local service keeps mails and sign-ups. */
export const NEWSLETTER_FOLDER = path.join(root, '.cache', 'newsletter');

/**
 * Starts the local newsletter service, prints the link of every confirmation mail and returns what
 * `NEWSLETTER_URL` is set to.
 */
export async function startNewsletterService(
  port: number,
  folder = NEWSLETTER_FOLDER,
  fault: Fault = 'none',
): Promise<string> {
  const server = createNewsletterServer({
    folder,
    fault,
    sender: site,
    locales: locales.map(({id}) => id),
    onMail: (link, file) =>
      console.log(
        `Newsletter: a confirmation mail was written to ${path.relative(root, file)}\n  ${link}`,
      ),
  });
  return `http://localhost:${await listen(server, port)}${SIGNUP_PATH}`;
}

/**
 * Starts the local service and points this process and those it starts to it, unless
 * `NEWSLETTER_URL` is set.
 */
export async function provideNewsletterService(port: number): Promise<void> {
  if (process.env.NEWSLETTER_URL) return;
  const url = await startNewsletterService(port);
  process.env.NEWSLETTER_URL = url;
  console.log(
    `Newsletter sign-ups go to ${url}; mails are written to ${path.relative(root, NEWSLETTER_FOLDER)}/mails`,
  );
}
