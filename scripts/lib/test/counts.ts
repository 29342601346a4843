/** Number of passed and failed checks. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** The sum of counts. */
export function toTotal(counts: readonly Counts[]): Counts {
  return counts.reduce(
    (total, {passed, failed}) => ({passed: total.passed + passed, failed: total.failed + failed}),
    {passed: 0, failed: 0},
  );
}

/**
 * Counts from a Vitest JSON report and the runner's exit code. An invalid report counts as a
 * failure.
 */
export function toVitestCounts(report: unknown, code: number): Counts {
  const {
    numPassedTests: passed,
    numFailedTests: failed,
    success,
  } = (report ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof passed !== 'number' || typeof failed !== 'number') return {passed: 0, failed: 1};
  // A file that fails to load has no failed test, but makes the run fail. An unhandled error only
  // shows in the exit code.
  return {passed, failed: failed === 0 && (success === false || code !== 0) ? 1 : failed};
}

/**
 * Counts from a Playwright JSON report and the runner's exit code. An invalid report counts as a
 * failure, and so does a flaky test.
 */
export function toPlaywrightCounts(report: unknown, code: number): Counts {
  const {stats, errors} = (report ?? {}) as {
    readonly stats?: Readonly<Record<string, unknown>>;
    readonly errors?: readonly unknown[];
  };
  if (typeof stats?.expected !== 'number' || typeof stats.unexpected !== 'number')
    return {passed: 0, failed: 1};
  const failed = stats.unexpected + Number(stats.flaky ?? 0);
  return {
    passed: stats.expected,
    failed: failed === 0 && ((errors?.length ?? 0) > 0 || code !== 0) ? 1 : failed,
  };
}
