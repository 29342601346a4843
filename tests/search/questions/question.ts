/**
 * What a reader asks, and every address that answers it: a whole page without an anchor, one
 * section with it. Addresses are the default language's.
 */
export interface Question {
  readonly ask: string;
  readonly accept: readonly string[];
}

/** Addresses of operations of one version of an API, given as `tag/operationId`. */
function createReference(path: string): (place: string) => string {
  return (place) => {
    const [tag, operation] = place.split('/');
    return operation === undefined
      ? `/api/${path}#tag/${tag}`
      : `/api/${path}#tag/${tag}/operation/${operation}`;
  };
}

export const signDe = createReference('kassensichv/v2');
export const submission = createReference('sign-de/submission/v1');
export const dsfinvk = createReference('dsfinvk/v1');
export const signAt = createReference('rksv/v1');
export const signEs = createReference('sign-es/v1');
export const signIt = createReference('sign-it/2025-08-12');
export const signFr = createReference('sign-fr/2025-08-12');
export const receipt = createReference('ereceipt/v1');
export const safe = createReference('safe/v0');
export const management = createReference('management/v0');

/** One row per question. */
export function toQuestions(
  rows: readonly (readonly [ask: string, ...accept: string[]])[],
): readonly Question[] {
  return rows.map(([ask, ...accept]) => ({ask, accept}));
}
