import {toTextLanguage} from '../../../src/config/contentFolders';
import {decisionTrees} from '../../../src/data/decisionTrees/all';
import type {DecisionTreeRow, Outcome, Question} from '../../../src/data/decisionTrees/row';
import {sequences} from '../../../src/data/sequences/all';
import type {SequenceRow} from '../../../src/data/sequences/row';
import {stateMachines} from '../../../src/data/stateMachines/all';
import type {StateMachineRow} from '../../../src/data/stateMachines/row';
import {toOperationAddress} from '../../../src/model/openapi/anchors';
import {toAddressFault} from './links';

type Figure = DecisionTreeRow | SequenceRow | StateMachineRow;

const ROWS: Readonly<Record<string, readonly Figure[]>> = {
  DecisionTree: decisionTrees,
  Sequence: sequences,
  StateMachine: stateMachines,
};

/** The links of a figure: of the outcomes of a tree, the steps of a journey, and transitions. */
export function toFigureLinks(
  row: Figure,
): readonly {readonly text: string; readonly to: string | undefined}[] {
  if ('steps' in row) return row.steps.map(({label, link}) => ({text: label, to: link}));
  if ('transitions' in row)
    return row.transitions.map(({by, operation}) => ({
      text: by,
      to: operation === undefined ? undefined : toOperationAddress(row.spec, operation),
    }));
  return findOutcomes(row).map(({do: text, to}) => ({text, to}));
}

/** Links of a figure that lead to no page, heading or operation. */
export async function findFigureLinkProblems(
  root: string,
  row: Figure,
  locale = 'en',
): Promise<string[]> {
  const folder =
    'steps' in row ? 'sequences' : 'transitions' in row ? 'stateMachines' : 'decisionTrees';
  const problems: string[] = [];
  for (const {text, to} of toFigureLinks(row)) {
    const fault = to === undefined ? undefined : await toAddressFault({root, locale}, to);
    if (fault !== undefined)
      problems.push(`${row.id} in src/data/${folder}: "${text}": ${to} ${fault}`);
  }
  return problems;
}

/** The same for the figures that a page shows, with the page's file and line. */
export async function findShownFigureLinkProblems(
  root: string,
  name: string,
  text: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const [, tag = '', id] = /^<([A-Z]\w+)\s+id="([^"]+)"/.exec(line) ?? [];
    const row = ROWS[tag]?.find((candidate) => candidate.id === id);
    const faults = row ? await findFigureLinkProblems(root, row, toTextLanguage(name)) : [];
    problems.push(...faults.map((fault) => `${name}:${index + 1}: ${fault}`));
  }
  return problems;
}

function findOutcomes({answers}: Question): readonly Outcome[] {
  return answers.flatMap((answer) => ('do' in answer ? [answer] : findOutcomes(answer)));
}
