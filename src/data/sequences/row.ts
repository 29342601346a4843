/** Who tells whom what, and when: a journey from top to bottom, drawn by `<Sequence id>`. */
export interface SequenceRow {
  /** Kebab-case, `<product>-<journey>`; the `id` of `<Sequence>`. */
  readonly id: string;
  /** Caption under the picture. */
  readonly title: string;
  /** Language of its texts where it is not English. */
  readonly lang?: 'es';
  /** Two to five columns, from left to right. Labels of at most 18 characters. */
  readonly actors: readonly {readonly id: string; readonly label: string}[];
  readonly steps: readonly {
    readonly from: string;
    /** The same actor as `from` for something that happens inside it. */
    readonly to: string;
    /** At most 40 characters. */
    readonly label: string;
    /** Answers are drawn dashed. */
    readonly answer?: true;
    /** Heading above this step, where a new phase begins. */
    readonly phase?: string;
  }[];
}
