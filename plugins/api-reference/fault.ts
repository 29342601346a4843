/**
 * Why a specification can't be shown, as one line about the document. JavaScript errors about our
 * own code ("Cannot read properties of null") mean nothing to the document's authors, so they are
 * translated into a statement about the document.
 */
export function toFault(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (/call stack|circular structure/.test(error.message))
    return 'a part of it contains itself, or is nested too deeply';
  if (error instanceof TypeError) return 'a part of it has a type that the reference cannot show';
  if (/heap|ENOMEM/i.test(error.message)) return 'it needs more memory than there is';
  return error.message;
}
