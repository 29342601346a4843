import {performance} from 'node:perf_hooks';
import type {MeasuredEngine} from './benchEngine';

/** A question with a test for correct addresses. */
export interface AskedQuestion {
  readonly ask: string;
  readonly accepts: (url: string) => boolean;
}

export interface Missed {
  readonly ask: string;
  readonly rank: number | undefined;
}

/**
 * Mean reciprocal rank of the first answer among ten hits, and the questions whose answer wasn't
 * the first hit.
 */
export async function measureRank(
  {search}: MeasuredEngine,
  questions: readonly AskedQuestion[],
): Promise<{readonly score: number; readonly missed: readonly Missed[]}> {
  const missed: Missed[] = [];
  let sum = 0;
  for (const {ask, accepts} of questions) {
    const place = (await search(ask)).findIndex(accepts);
    if (place >= 0) sum += 1 / (place + 1);
    if (place !== 0) missed.push({ask, rank: place < 0 ? undefined : place + 1});
  }
  return {score: questions.length === 0 ? 0 : sum / questions.length, missed};
}

/**
 * Response time in milliseconds while a reader types the questions, letter by letter: the median
 * and the 95th percentile per keystroke.
 */
export async function measureKeystrokes(
  {search}: MeasuredEngine,
  asks: readonly string[],
): Promise<{readonly median: number; readonly p95: number}> {
  const times: number[] = [];
  for (const ask of asks)
    for (let length = 1; length <= ask.length; length += 1) {
      const started = performance.now();
      await search(ask.slice(0, length));
      times.push(performance.now() - started);
    }
  const sorted = times.sort((one, other) => one - other);
  return {
    median: sorted[Math.floor(sorted.length / 2)] ?? 0,
    p95: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
  };
}

/** Bytes up to the first result and, on average, for each further question. */
export async function measureBytes(
  engine: MeasuredEngine,
  asks: readonly string[],
): Promise<{readonly first: number; readonly further: number}> {
  const [one = '', ...others] = asks;
  await engine.search(one);
  const first = engine.loaded();
  for (const ask of others) await engine.search(ask);
  return {first, further: (engine.loaded() - first) / Math.max(others.length, 1)};
}
