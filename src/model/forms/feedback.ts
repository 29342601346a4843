/** A reader's answer in the format of the contract (src/features/feedback/CONTRACT.md). */
export interface Feedback {
  /** Address of the page, without origin, query and hash. */
  readonly page: string;
  /** Language of the interface in which the reader saw the page. */
  readonly locale: string;
  readonly helpful: boolean;
  /** What was missing; only with `helpful: false`. */
  readonly text?: string;
}

interface FeedbackContext {
  readonly page: string;
  readonly locale: string;
}

/** The request body. Surrounding whitespace is trimmed, and an empty text is left out. */
export function toFeedback(
  helpful: boolean,
  text: string,
  {page, locale}: FeedbackContext,
): Feedback {
  const trimmed = text.trim();
  return {page, locale, helpful, ...(helpful || trimmed === '' ? {} : {text: trimmed})};
}

/**
 * Whether the service accepted the answer: `204`, or `202` without a body. Any other response
 * violates the contract or is an error.
 */
export function isTaken({status, body}: {readonly status: number; readonly body: string}): boolean {
  return status === 204 || (status === 202 && body.trim() === '');
}
