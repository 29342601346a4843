import type {CheckOptions, FindingCode, Regime, Verdict} from '@bonarium/fiscal';

/** One input with the result that a check must give. */
export interface Vector {
  readonly id: string;
  /** `defect`: a positive with a single fault. `boundary`: the edge of a rule. */
  readonly kind: 'positive' | 'defect' | 'boundary';
  readonly title: string;
  /** The positive that a defect was made from. */
  readonly from?: string;
  readonly input: string;
  readonly options?: CheckOptions;
  readonly expected: {
    readonly verdict: Verdict;
    /** Codes that must be among the findings; none for a defect that can't be found. */
    readonly codes: readonly FindingCode[];
  };
}

/** The vectors of one regime. */
export interface VectorSet {
  readonly regime: Regime;
  readonly vectors: readonly Vector[];
}

/** A title, what is replaced by what, and the result that a check must give. */
export type Defect = readonly [
  title: string,
  from: string | RegExp,
  to: string,
  verdict: Verdict,
  ...codes: FindingCode[],
];
/** The verdict on most defects. */
export const CHANGED = 'changed-or-incomplete';

/** A positive, and one vector for each defect of it. Throws if a defect changes nothing. */
export function toFamily(
  positive: Omit<Vector, 'kind'>,
  defects: readonly Defect[],
): readonly Vector[] {
  return [
    {...positive, kind: 'positive'},
    ...defects.map(([title, from, to, verdict, ...codes], index): Vector => {
      const input = positive.input.replace(from, to);
      if (input === positive.input) throw new Error(`“${title}” changes nothing.`);
      return {
        id: `${positive.id}-${index + 1}`,
        kind: 'defect',
        title,
        from: positive.id,
        input,
        ...(positive.options ? {options: positive.options} : {}),
        expected: {verdict, codes},
      };
    }),
  ];
}

/** A vector at the edge of a rule. */
export function toBoundary(
  id: string,
  title: string,
  input: string,
  verdict: Verdict,
  ...codes: FindingCode[]
): Vector {
  return {id, kind: 'boundary', title, input, expected: {verdict, codes}};
}
