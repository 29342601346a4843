/** A choice in a few questions, drawn by `<DecisionTree id>`. Its first question is the row's own. */
export interface DecisionTreeRow extends Question {
  /** Kebab-case, `<product>-<choice>`; the `id` of `<DecisionTree>`. */
  readonly id: string;
  /** Caption under the picture. */
  readonly title: string;
  /** Language of its texts, if it isn't English. */
  readonly lang?: 'es';
  /** Sources of the outcomes: ids of rows in `src/data/laws`, each with its place. */
  readonly sources?: readonly {readonly law: string; readonly at?: string}[];
}

export interface Question {
  /** At most 100 characters, with a question mark. */
  readonly ask: string;
  /** From top to bottom. An answer that leads to the next question reads best as the last one. */
  readonly answers: readonly Answer[];
}

/** The thing to do. */
export interface Outcome {
  /** At most 120 characters, without a full stop. */
  readonly do: string;
  /** Page with heading, or operation: an address without language, such as `/sign-de/outages#receipt`. */
  readonly to?: string;
}

/** An answer of at most 90 characters, and what it leads to: a further question or an outcome. */
export type Answer = {readonly when: string} & (Question | Outcome);
