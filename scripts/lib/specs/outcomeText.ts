import path from 'node:path';
import type {ApiRow} from '../../../src/data/apis';
import type {SpecOutcome} from './update';

/**
 * A prominent warning about specifications that could not be fetched or used: the reason, and what
 * the build shows instead. Empty if there are none.
 */
export function toWarningLines(outcomes: readonly SpecOutcome[]): readonly string[] {
  const lines = outcomes.flatMap((outcome) => {
    const {row, dropped} = outcome;
    return [
      ...(dropped
        ? [
            `!! [WARNING] The copy of ${toName(row)} fetched on ${toTime(dropped.fetchedAt)} is not used any more: ${dropped.cause}.`,
            `!! ${toPlace(dropped.file)}`,
          ]
        : []),
      ...(outcome.state === 'failed'
        ? [
            `!! [WARNING] ${toName(row)} was not ${outcome.file === undefined ? 'fetched' : 'taken from the endpoint'}: ${outcome.cause}.`,
            ...(outcome.file === undefined ? [] : [`!! ${toPlace(outcome.file)}`]),
            `!! Shown instead: ${toShown(outcome)}.`,
          ]
        : []),
    ];
  });
  const bar = '!'.repeat(72);
  return lines.length === 0 ? [] : [bar, ...lines, bar];
}

/** The documents that a failed build was the first to show. Empty if there were none. */
export function toUnkeptText(outcomes: readonly SpecOutcome[]): readonly string[] {
  const names = outcomes.filter(({state}) => state === 'updated').map(({row}) => toName(row));
  if (names.length === 0) return [];
  return [
    `This build was the first to show the ${names.join(' and ')} fetched a moment ago. The last good copy was kept. If they cause the failure, build without UNIFIED_API_SPECS_URL to show the repository's file.`,
  ];
}

function toPlace(file: string): string {
  return `Set aside, with the reason: ${path.relative(process.cwd(), file)}`;
}

function toTime(date: string): string {
  return `${date.slice(0, 16).replace('T', ' ')} UTC`;
}

/**
 * The same as an error, for strict builds before they render anything, and for the command that
 * fetches.
 */
export function toErrorText(outcomes: readonly SpecOutcome[], url: string, remedy: string): string {
  const failed = outcomes.filter((outcome) => outcome.state === 'failed');
  return [
    `${failed.length} ${failed.length === 1 ? 'problem' : 'problems'} with the specifications of ${url}`,
    ...failed.map(
      ({row, cause, file}) =>
        `- ${toName(row)}: ${cause}. ${file === undefined ? '' : `${toPlace(file)}. `}${remedy}`,
    ),
  ].join('\n');
}

/** The result for each specification, with the changes for clients. */
export function toOutcomeLines(outcomes: readonly SpecOutcome[]): readonly string[] {
  return outcomes.flatMap((outcome) => {
    if (outcome.state === 'failed') return [];
    const lines = outcome.state === 'updated' ? outcome.changes : [];
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
    : `the copy fetched on ${toTime(copy.meta.fetchedAt)}`;
}
