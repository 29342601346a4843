import {toMedian} from './figures';
import type {PageKind} from '../../../src/data/pageKinds';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const vitals = [
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** What a page costs because of one file, or of the browser's own work on it. */
interface Cost {
  /** A file's path, or what Lighthouse calls a kind of work. */
  readonly of: string;
  /** Transferred bytes; `null` for work. */
  readonly bytes: number | null;
  /** Processor time in milliseconds; `null` if Lighthouse names none, which is below 50. */
  readonly work: number | null;
}

/**
 * One run of Lighthouse for one page: scores from 0 to 100 per category, paint and blocking times
 * in milliseconds.
 */
export interface Run {
  readonly scores: Readonly<Record<(typeof categories)[number], number>>;
  readonly vitals: Readonly<Record<(typeof vitals)[number], number>>;
  /** Audits that reduce the score, worst first. */
  readonly shortcomings: readonly string[];
  /** Of its files, in the order of their requests, then of each kind of work. */
  readonly costs: readonly Cost[];
}

export interface Scores extends PageKind, Run {}

/** The details of `network-requests`, `bootup-time` and `mainthread-work-breakdown`. */
interface Details {
  readonly items?: readonly Item[];
}

interface Item {
  readonly url?: string;
  readonly transferSize?: number;
  readonly total?: number;
  readonly groupLabel?: string;
  readonly duration?: number;
}

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
      | {
          readonly score: number | null;
          readonly title: string;
          readonly numericValue?: number;
          readonly details?: object;
        }
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
    costs: toCosts((id) => (audits[id]?.details as Details | undefined)?.items ?? []),
  };
}

function toCosts(toItems: (audit: string) => readonly Item[]): readonly Cost[] {
  const works = toItems('bootup-time');
  const files = toItems('network-requests').flatMap(({url = '', transferSize = 0}) =>
    transferSize > 0
      ? [
          {
            of: new URL(url).pathname,
            bytes: transferSize,
            work: works.find((work) => work.url === url)?.total ?? null,
          },
        ]
      : [],
  );
  const work = toItems('mainthread-work-breakdown').map(({groupLabel = '', duration = 0}) => ({
    of: groupLabel,
    bytes: null,
    work: duration,
  }));
  return [...files, ...work];
}

/**
 * The median of each figure over a page's runs, every failed audit of any run, and the costs of the
 * first.
 */
export function toScores(kind: PageKind, runs: readonly Run[]): Scores {
  return {
    ...kind,
    scores: toRecord(categories, (id) => Math.round(toMedian(runs.map(({scores}) => scores[id])))),
    vitals: toRecord(vitals, (id) => toMedian(runs.map((run) => run.vitals[id]))),
    shortcomings: [...new Set(runs.flatMap(({shortcomings}) => shortcomings))],
    costs: runs[0]?.costs ?? [],
  };
}

function toRecord<Key extends string>(
  keys: readonly Key[],
  toValue: (key: Key) => number,
): Record<Key, number> {
  return Object.fromEntries(keys.map((key) => [key, toValue(key)])) as Record<Key, number>;
}
