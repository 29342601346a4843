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

/** Whether the service took the answer: `204`, or `202` with nothing. Everything else is off contract or a refusal. */
export function isTaken({status, body}: {readonly status: number; readonly body: string}): boolean {
  return status === 204 || (status === 202 && body.trim() === '');
}
