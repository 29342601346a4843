import type {Signup} from '../../../src/model/forms/signup';

interface MailContext {
  /** Name of the provider. */
  readonly sender: string;
  readonly from: string;
  readonly link: string;
  readonly now: Date;
}

/** The confirmation mail of a sign-up, as an `.eml` file any mail program opens. */
export function toConfirmationMail(
  {firstName, lastName, email, locale}: Signup,
  {sender, from, link, now}: MailContext,
): string {
  return [
    `From: ${sender} <${from}>`,
    `To: ${email}`,
    `Subject: ${toHeaderText(`Confirm your subscription to the ${sender} developer newsletter`)}`,
    `Date: ${now.toUTCString().replace('GMT', '+0000')}`,
    `Content-Language: ${locale}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    `Hello ${firstName} ${lastName},`,
    '',
    'please open this link to complete the subscription:',
    '',
    link,
    '',
    'If you did not sign up, do nothing: without the link nothing happens, and your data are deleted after 30 days.',
    '',
  ].join('\r\n');
}

/** A header's text, encoded where it is not ASCII (RFC 2047). */
function toHeaderText(text: string): string {
  return /^[\x20-\x7e]*$/.test(text) ? text : `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`;
}
