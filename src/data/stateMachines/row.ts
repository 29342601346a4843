/** The states of one resource and the ways between them, drawn by `<StateMachine id>`. */
export interface StateMachineRow {
  /** Kebab-case, `<product>-<resource>`; the `id` of `<StateMachine>`. */
  readonly id: string;
  /** Caption under the picture: what moves through these states. */
  readonly title: string;
  /** Language of its texts where it is not English. */
  readonly lang?: 'es';
  /** Specification that defines the states, `src/data/apis.ts` `spec`. */
  readonly spec: string;
  /** JSON pointer of the enumeration in that specification; its members are exactly the states below. */
  readonly pointer: string;
  /** In the order of a resource's life; the first one is where it begins. */
  readonly states: readonly {
    readonly id: string;
    /** One short sentence: what holds in this state. */
    readonly meaning: string;
    /** A life may begin here too, as it does in the first state. */
    readonly entry?: true;
    /** Nothing leaves this state. */
    readonly final?: true;
  }[];
  readonly transitions: readonly {
    readonly from: string;
    readonly to: string;
    /** What causes it, at most four words: the call (`PATCH tss`), or the event (`48 h pass`). */
    readonly by: string;
  }[];
}
