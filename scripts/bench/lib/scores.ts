import {toMedian} from './figures';
import type {PageKind} from '../../../src/data/pageKinds';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const vitals = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/**
 * One run of Lighthouse for one page: scores from 0 to 100 per category, paint and blocking times
 * in milliseconds.
 */
export interface Run {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly vitals: Readonly<Record<(typeof vitals)[number], number>>;
  /** Audits that reduce the score, worst first. */
  readonly shortcomings: readonly string[];
}

export interface Scores extends PageKind, Run {}

/** The fields of Lighthouse's result that are read. */
interface LighthouseResult {
  readonly runtimeError?: {readonly message: string};
  readonly categories: Readonly<
    Record<
      string,
      | {
          readonly score: number | null;
          readonly auditRefs: readonly {readonly id: string; readonly weight: number}[];
        }
      | undefined
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      | {readonly score: number | null; readonly title: string; readonly numericValue?: number}
      | undefined
    >
  >;
}

/** A run from Lighthouse's result. Throws if the page could not be measured. */
export function toRun({runtimeError, categories: found, audits}: LighthouseResult): Run {
  if (runtimeError)
    throw new Error(`Lighthouse could not measure the page: ${runtimeError.message}`);
  const lost = categories.flatMap((id) =>
    (found[id]?.auditRefs ?? []).flatMap(({id: audit, weight}) => {
      const {score = null, title = audit} = audits[audit] ?? {};
      return weight > 0 && score !== null && score < 0.9
        ? [{points: weight * (1 - score), text: `${id}: ${title} (${audit})`}]
        : [];
    }),
  );
  return {
    scores: toRecord(categories, (id) => Math.round((found[id]?.score ?? 0) * 100)),
    vitals: toRecord(vitals, (id) => audits[id]?.numericValue ?? 0),
    shortcomings: lost.sort((a, b) => b.points - a.points).map(({text}) => text),
  };
}

/** The median of each figure over a page's runs, and every failed audit of any run. */
export function toScores(kind: PageKind, runs: readonly Run[]): Scores {
  return {
    ...kind,
    scores: toRecord(categories, (id) => Math.round(toMedian(runs.map(({scores}) => scores[id])))),
    vitals: toRecord(vitals, (id) => toMedian(runs.map((run) => run.vitals[id]))),
    shortcomings: [...new Set(runs.flatMap(({shortcomings}) => shortcomings))],
  };
}

function toRecord<Key extends string>(
  keys: readonly Key[],
  toValue: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, number>;
}
