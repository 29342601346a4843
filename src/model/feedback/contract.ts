import {checkObject, complain, type ContractProblem} from '../contract/check';

/** A reader's answer, exactly as the contract has it (src/features/feedback/CONTRACT.md). */
export interface Feedback {
  /** Address of the page, without origin, query and hash. */
  readonly page: string;
  /** Language of the interface it was read in. */
  readonly locale: string;
  readonly helpful: boolean;
  /** What was missing; only with `helpful: false`. */
  readonly text?: string;
}

interface FeedbackContext {
  readonly page: string;
  readonly locale: string;
}

/** The body to send: blanks around the text do not count, and an empty text is none. */
export function toFeedback(helpful: boolean, text: string, {page, locale}: FeedbackContext): Feedback {
  const trimmed = text.trim();
  return {page, locale, helpful, ...(helpful || trimmed === '' ? {} : {text: trimmed})};
}

/** An answer of the contract, or everything that is wrong with it. */
export function parseFeedback(
  value: unknown,
  {locales, maximumLength}: {readonly locales: readonly string[]; readonly maximumLength: number},
): {readonly feedback: Feedback} | {readonly problems: readonly ContractProblem[]} {
  const problems = checkObject(
    value,
    '',
    {
      page: (page, pointer) =>
        complain(typeof page === 'string' && /^\/[^?#\s]{0,300}$/.test(page), pointer, 'must be an address without origin, query and hash'),
      locale: (locale, pointer) => complain(typeof locale === 'string' && locales.includes(locale), pointer, `must be one of ${locales.join(', ')}`),
      helpful: (helpful, pointer) => complain(typeof helpful === 'boolean', pointer, 'must be true or false'),
    },
    {
      text: (text, pointer) => [
        ...complain(
          typeof text === 'string' && text.trim() === text && text !== '' && text.length <= maximumLength,
          pointer,
          `must be 1 to ${maximumLength} characters without blanks around them`,
        ),
        ...complain((value as {helpful?: unknown}).helpful === false, pointer, 'is only part of an answer that is not helpful'),
      ],
    },
  );
  return problems.length === 0 ? {feedback: value as Feedback} : {problems};
}

/** Whether the service took the answer: `204`, or `202` with nothing. Everything else is off contract or a refusal. */
export function isTaken({status, body}: {readonly status: number; readonly body: string}): boolean {
  return status === 204 || (status === 202 && body.trim() === '');
}
