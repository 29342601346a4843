import type {ApiRow} from '../../data/apis';
import type {ErrorRow} from './errorTable';

/** The section of a guide that says what to do about an error code. */
export interface ErrorGuide {
  /** Address with anchor, without the language's prefix. */
  readonly to: string;
  /** Heading of the section. */
  readonly title: string;
  /** Language of the heading. */
  readonly lang: string;
}

/** The error codes of one API. */
export interface ErrorCatalogue {
  readonly api: Pick<ApiRow, 'id' | 'label' | 'path'>;
  readonly rows: readonly ErrorRow[];
  /** By code. */
  readonly guides?: ReadonlyMap<string, ErrorGuide>;
}

/** What a code means in the APIs that say the same about it. */
export interface ErrorMeaning extends Omit<ErrorRow, 'code'> {
  /** Language of its texts, if they are translated. */
  readonly lang?: string;
  readonly apis: readonly (ErrorCatalogue['api'] & {readonly guide?: ErrorGuide})[];
}

/** One code of the index. */
export interface IndexedError {
  readonly code: string;
  readonly meanings: readonly ErrorMeaning[];
}

/**
 * The codes of all catalogues by HTTP status, in alphabetical order. Each code is there once: a
 * code that one API reports in a successful response and another one as an error is under the
 * status of the error.
 */
export function toErrorIndex(
  catalogues: readonly ErrorCatalogue[],
): ReadonlyMap<number, readonly IndexedError[]> {
  const meanings = new Map<string, ErrorMeaning[]>();
  for (const {api, rows, guides} of catalogues)
    for (const {code, ...said} of rows) {
      const known = meanings.get(code) ?? [];
      const same = known.findIndex((other) => toKey(other) === toKey(said));
      const guide = guides?.get(code);
      const own = {...api, ...(guide && {guide})};
      meanings.set(
        code,
        same < 0
          ? [...known, {...said, apis: [own]}]
          : known.map((other, at) =>
              at === same ? {...other, apis: [...other.apis, own]} : other,
            ),
      );
    }
  const index = new Map<number, IndexedError[]>();
  for (const code of [...meanings.keys()].sort()) {
    const own = meanings.get(code) ?? [];
    const status = Math.max(...own.map((meaning) => meaning.status));
    index.set(status, [...(index.get(status) ?? []), {code, meanings: own}]);
  }
  return index;
}

function toKey({status, cause, remedy, retryable}: Omit<ErrorRow, 'code'>): string {
  return JSON.stringify([status, cause, remedy, retryable]);
}
