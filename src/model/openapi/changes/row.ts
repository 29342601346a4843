import type {ChangePlace} from './place';

export type ChangeKind = 'breaking' | 'deprecated' | 'compatible';

/** The kinds of changes, most severe first. */
export const changeKinds: readonly ChangeKind[] = ['breaking', 'deprecated', 'compatible'];

export type ChangeWord =
  | 'added'
  | 'removed'
  | 'required'
  | 'optional'
  | 'type'
  | 'values'
  | 'renamed'
  | 'deprecated'
  | 'undeprecated'
  | 'errors'
  | 'security'
  | 'rule';

/** An operation that a change touches. */
export interface ChangedOperation {
  readonly method: string;
  /** In the newer version's spelling if it still has the operation. */
  readonly path: string;
  /** Its names in both versions. */
  readonly ids: readonly string[];
  /** Its anchor on the page of the newer version, without `#`. */
  readonly anchor?: string;
}

/** One change and the operations that it touches. */
export interface Change {
  readonly kind: ChangeKind;
  readonly operations: readonly ChangedOperation[];
  readonly place: ChangePlace;
  readonly what: ChangeWord;
  /** OpenAPI keyword, if `what` is `rule`. */
  readonly rule?: string;
  readonly before?: string;
  readonly after?: string;
}

/** The differences between two versions. */
export interface Changes {
  readonly changes: readonly Change[];
  /** Number of changed descriptions, examples and similar texts. */
  readonly texts: number;
}
