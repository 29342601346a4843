/** The states of one resource and the transitions between them, drawn by `<StateMachine id>`. */
export interface StateMachineRow {
  /** Kebab-case, `<product>-<resource>`; the `id` of `<StateMachine>`. */
  readonly id: string;
  /** Caption under the picture, which names the resource. */
  readonly title: string;
  /** Language of its texts, if it isn't English. */
  readonly lang?: 'es';
  /** Specification that defines the states: the `spec` of a row in `src/data/apis.ts`. */
  readonly spec: string;
  /** JSON pointer of the enumeration in that specification. Its values are exactly the states below. */
  readonly pointer: string;
  /** Which states allow signing. */
  readonly signing: Signing;
  /** The states of the usual path, in its order. Empty if no order is more usual than another. */
  readonly usual: readonly string[];
  /** States in which something has failed or was rejected. */
  readonly failures: readonly string[];
  /** In the order of a resource's life. The first state is the initial state. */
  readonly states: readonly {
    readonly id: string;
    /** One short sentence about this state. */
    readonly meaning: string;
    /** Whether this is an additional initial state. */
    readonly entry?: true;
    /** Whether this is a final state, without outgoing transitions. */
    readonly final?: true;
  }[];
  readonly transitions: readonly {
    readonly from: string;
    readonly to: string;
    /** The cause, in at most four words: the request (`PATCH tss`) or the event (`48 h pass`). */
    readonly by: string;
    /** The ID of the request's operation in the specification. */
    readonly operation?: string;
  }[];
}

/**
 * The states in which the resource lets a till sign, with the sentences that say so, word for word. A sentence names its states. Or why the states say nothing about
 * signing: then no state is marked.
 */
type Signing = {readonly in: readonly string[]; readonly file: string; readonly says: readonly string[]} | {readonly none: string};
