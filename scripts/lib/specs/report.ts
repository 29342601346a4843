import type {ApiRow} from '../../../src/data/apis';
import {toChangeLines} from './changes';
import type {SpecOutcome} from './update';

/** What a build shows instead of a specification that could not be fetched, and why, as a warning nobody overlooks. Empty where all went well. */
export function toWarningLines(outcomes: readonly SpecOutcome[]): readonly string[] {
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  if (failed.length === 0) return [];
  const bar = '!'.repeat(72);
  return [
    bar,
    ...failed.flatMap((outcome) => [`!! [WARNING] ${toName(outcome.row)} was not fetched: ${outcome.cause}.`, `!! Shown instead: ${toShown(outcome)}.`]),
    bar,
  ];
}

/** The same as an error: what a strict build says before it renders anything, and the command that fetches. */
export function toErrorText(outcomes: readonly SpecOutcome[], url: string, remedy: string): string {
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  return [
    `${failed.length} ${failed.length === 1 ? 'problem' : 'problems'} with the specifications of ${url}`,
    ...failed.map(({row, cause}) => `- ${toName(row)}: ${cause}. ${remedy}`),
  ].join('\n');
}

/** How each specification came out, operation by operation. */
export function toOutcomeLines(outcomes: readonly SpecOutcome[]): readonly string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.state === 'failed') return [];
    const lines = outcome.state === 'updated' ? toChangeLines(outcome.changes) : [];
    return [
      `  ${toName(outcome.row)}: ${lines.length === 0 ? 'unchanged' : `${lines.length} ${lines.length === 1 ? 'change' : 'changes'}`}`,
      ...lines.map((line) => `    ${line}`),
    ];
  });
}

function toName({label, version}: ApiRow): string {
  return `${label} ${version}`;
}

function toShown({copy, row}: SpecOutcome): string {
  return copy === undefined
    ? `the repository's file static/openapi/${row.spec}.yaml`
    : `the copy fetched on ${copy.meta.fetchedAt.slice(0, 16).replace('T', ' ')} UTC`;
}
