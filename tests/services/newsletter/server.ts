import {randomBytes} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import type {Server} from 'node:http';
import path from 'node:path';
import type {LocaleId} from '../../../src/data/locales';
import type {Signup} from '../../../src/model/forms/signup';
import {createMessageService} from '../messages';
import type {FaultOptions} from '../server';
import {createSignupCheck} from './contract';
import {newsletterWords} from './words';

interface Subscription extends Signup {
  readonly state: 'pending' | 'confirmed';
  readonly token: string;
  readonly signedUpAt: string;
}

interface NewsletterServerOptions extends FaultOptions {
  /** Where mails and sign-ups are kept. */
  readonly folder: string;
  readonly sender: {readonly name: string; readonly email: string};
  readonly locales: readonly LocaleId[];
  readonly now?: () => Date;
  /** Called with every confirmation link. */
  readonly onMail?: (link: string, file: string) => void;
}

/** The path sign-ups are sent to. */
export const SIGNUP_PATH = '/subscriptions';

/** Milliseconds in which one address gets one mail, however often somebody enters it. */
const MAIL_INTERVAL = 60_000;

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
  const file = path.join(folder, 'subscriptions.json');
  const mails = path.join(folder, 'mails');
  mkdirSync(mails, {recursive: true});
  const read = (): readonly Subscription[] => {
    const kept: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
    // An older version of this service kept an object.
    return Array.isArray(kept) ? (kept as Subscription[]) : [];
  };
  const put = (row: Subscription): void => {
    const others = read().filter((other) => !isSameAddress(other, row));
    writeFileSync(file, JSON.stringify([...others, row], null, 2));
  };

  return createMessageService<Signup>({
    ...faults,
    path: SIGNUP_PATH,
    forbidden: ['cookie', 'authorization'],
    check: createSignupCheck(locales, now),
    answerOther: ({pathname, searchParams}) => {
      if (pathname !== '/confirm') return undefined;
      const row = read().find(({token}) => token === searchParams.get('token'));
      if (row) put({...row, state: 'confirmed'});
      const language = row ? toLanguage(row) : 'en';
      const said = row ? newsletterWords[language].complete : 'This link is unknown.';
      const head = `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Newsletter</title>`;
      return {status: row ? 200 : 404, type: 'text/html', body: `${head}<p>${said}`};
    },
    take: (signup, {socket}) => {
      const known = read().find((row) => isSameAddress(row, signup));
      const age = known ? now().getTime() - Date.parse(known.signedUpAt) : MAIL_INTERVAL;
      if (known?.state !== 'confirmed' && age >= MAIL_INTERVAL) {
        const token = randomBytes(24).toString('base64url');
        put({...signup, state: 'pending', token, signedUpAt: now().toISOString()});
        // The link doesn't name the Host header, because the sender of the request chooses that.
        const link = `http://localhost:${socket.localPort}/confirm?token=${token}`;
        const mail = path.join(mails, `${token}.eml`);
        writeFileSync(mail, toMail(signup, sender, link, now()));
        onMail?.(link, mail);
      }
      return {status: 202, body: {status: 'pending'}};
    },
  });
}

function isSameAddress(one: Signup, other: Signup): boolean {
  return one.email.toLowerCase() === other.email.toLowerCase();
}

/** The check of the sign-up lets only languages of the portal pass. */
function toLanguage({locale}: Signup): LocaleId {
  return locale as LocaleId;
}

/**
 * The confirmation mail in the reader's language, as an `.eml` file that mail programs open. Its
 * headers are in UTF-8 (RFC 6532).
 */
function toMail(
  signup: Signup,
  sender: NewsletterServerOptions['sender'],
  link: string,
  at: Date,
): string {
  const {subject, greeting, open, ignore} = newsletterWords[toLanguage(signup)];
  const name = `${signup.firstName} ${signup.lastName}`;
  return [
    `From: ${sender.name} <${sender.email}>`,
    `To: ${signup.email}`,
    `Subject: ${subject.replace('{sender}', () => sender.name)}`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    'MIME-Version: 1.0',
    `Content-Language: ${signup.locale}`,
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    greeting.replace('{name}', () => name),
    open.replace('{link}', () => link),
    ignore,
    '',
  ].join('\r\n');
}
