/** A journey from top to bottom: who sends what to whom, and when. Drawn by `<Sequence id>`. */
export interface SequenceRow {
  /** Kebab-case, `<product>-<journey>`; the `id` of `<Sequence>`. */
  readonly id: string;
  /** Caption under the picture. */
  readonly title: string;
  /** Language of its texts, if it isn't English. */
  readonly lang?: 'es';
  /** Two to five columns, from left to right. Labels of at most 18 characters. */
  readonly actors: readonly {readonly id: string; readonly label: string}[];
  readonly steps: readonly {
    readonly from: string;
    /** The same actor as `from` for a step inside that actor. */
    readonly to: string;
    /** At most 40 characters. */
    readonly label: string;
    /** Responses are drawn with dashed lines. */
    readonly answer?: true;
    /** Heading above this step, if a new phase begins. */
    readonly phase?: string;
    /** Address of the step's operation (`/api/kassensichv/v2#operation/createTss`) or of the section that says more. */
    readonly link?: string;
  }[];
}
