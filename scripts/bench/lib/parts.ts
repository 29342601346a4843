const PARTS = ['build', 'pages', 'lighthouse', 'waking'] as const;

export type Part = (typeof PARTS)[number];

/**
 * The parts to measure and the number of Lighthouse runs, from the command's options. Throws on an
 * unknown part, or if `runs` isn't a positive integer.
 */
export function toParts({skip, runs}: {readonly skip: string; readonly runs: string}): {
  readonly parts: ReadonlySet<Part>;
  readonly runs: number;
} {
  const skipped = skip.split(',').map((name) => name.trim());
  const unknown = skipped.filter((name) => name !== '' && !PARTS.some((part) => part === name));
  if (unknown.length > 0)
    throw new Error(
      `--skip names "${unknown.join(', ')}". Give some of ${PARTS.join(', ')}, separated by commas.`,
    );
  if (!/^[1-9]\d*$/.test(runs)) throw new Error(`--runs is "${runs}". Give a number from 1.`);
  return {parts: new Set(PARTS.filter((part) => !skipped.includes(part))), runs: Number(runs)};
}
