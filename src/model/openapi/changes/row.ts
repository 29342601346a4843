import type {ChangePlace} from './place';

export type ChangeKind = 'breaking' | 'deprecated' | 'compatible';

/** The kinds in the order of harm. */
export const changeKinds: readonly ChangeKind[] = ['breaking', 'deprecated', 'compatible'];

export type ChangeWord =
  'added' | 'removed' | 'required' | 'optional' | 'type' | 'values' | 'renamed' | 'deprecated' | 'undeprecated' | 'errors' | 'security' | 'rule';

/** An operation that a change touches. */
export interface ChangedOperation {
  readonly method: string;
  /** As the newer version writes it, where it has the operation. */
  readonly path: string;
  /** Its names in both versions. */
  readonly ids: readonly string[];
  /** Its place on the page of the newer version, without `#`. */
  readonly anchor?: string;
}

/** One change and the operations that it touches. */
export interface Change {
  readonly kind: ChangeKind;
  readonly operations: readonly ChangedOperation[];
  readonly place: ChangePlace;
  readonly what: ChangeWord;
  /** Keyword of OpenAPI, where `what` is `rule`. */
  readonly rule?: string;
  readonly before?: string;
  readonly after?: string;
}

/** What differs between two versions. */
export interface Changes {
  readonly changes: readonly Change[];
  /** How many descriptions, examples and the like differ. */
  readonly texts: number;
}
