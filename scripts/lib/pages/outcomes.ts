import {decisionTrees} from '../../../src/data/decisionTrees/all';
import type {DecisionTreeRow, Outcome, Question} from '../../../src/data/decisionTrees/row';
import {toAddressFault, toPageLocale} from './links';

/** Outcomes of a decision tree that lead to no page, heading or operation. */
export async function findOutcomeProblems(
  root: string,
  tree: DecisionTreeRow,
  locale = 'en',
): Promise<string[]> {
  const problems: string[] = [];
  for (const {do: outcome, to} of findOutcomes(tree)) {
    const fault = to === undefined ? undefined : await toAddressFault({root, locale}, to);
    if (fault !== undefined)
      problems.push(`${tree.id} in src/data/decisionTrees: "${outcome}": ${to} ${fault}`);
  }
  return problems;
}

/** The same for the decision trees that a page shows, with the page's file and line. */
export async function findShownOutcomeProblems(
  root: string,
  name: string,
  text: string,
): Promise<string[]> {
  const problems: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    const id = /^<DecisionTree\s+id="([^"]+)"/.exec(line)?.[1];
    const tree = decisionTrees.find((row) => row.id === id);
    const faults = tree ? await findOutcomeProblems(root, tree, toPageLocale(name)) : [];
    problems.push(...faults.map((fault) => `${name}:${index + 1}: ${fault}`));
  }
  return problems;
}

function findOutcomes({answers}: Question): readonly Outcome[] {
  return answers.flatMap((answer) => ('do' in answer ? [answer] : findOutcomes(answer)));
}
