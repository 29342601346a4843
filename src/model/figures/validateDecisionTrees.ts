import type {DecisionTreeRow, Question} from '../../data/decisionTrees/row';
import {findTwice, validateIds, validateText} from './rules';

const LONGEST = {
  question: 100,
  answer: 90,
  outcome: 120,
  outcomes: 12,
  questionsInARow: 5,
} as const;

/** Problems in the rows of decision trees, each with row and remedy. */
export function validateDecisionTrees(
  rows: readonly DecisionTreeRow[],
  lawIds: readonly string[],
): readonly string[] {
  return [...validateIds(rows), ...rows.flatMap((row) => validateDecisionTree(row, lawIds))];
}

function validateDecisionTree(tree: DecisionTreeRow, lawIds: readonly string[]): string[] {
  const {id: row, title, sources = []} = tree;
  const questions = findQuestions(tree);
  const answers = questions.flatMap(({question}) => question.answers);
  const outcomes = answers.flatMap((answer) => ('do' in answer ? [answer] : []));
  const deepest = Math.max(...questions.map(({depth}) => depth));
  return [
    ...validateText(row, 'title', title, 90),
    ...sources
      .filter(({law}) => !lawIds.includes(law))
      .map(({law}) => `${row}: the source ${law} is not in src/data/laws. Add it, or correct it.`),
    ...(outcomes.length > LONGEST.outcomes
      ? [
          `${row}: ${outcomes.length} outcomes. Draw at most ${LONGEST.outcomes}, or make two trees.`,
        ]
      : []),
    ...(deepest > LONGEST.questionsInARow
      ? [`${row}: ${deepest} questions in a row. Ask at most ${LONGEST.questionsInARow}.`]
      : []),
    ...findTwice(questions.map(({question}) => question.ask)).map(
      (ask) => `${row}: "${ask}" is asked twice. Ask it once, or say how the questions differ.`,
    ),
    ...questions.flatMap(({question}) => validateQuestion(row, question)),
  ];
}

function validateQuestion(row: string, {ask, answers}: Question): string[] {
  return [
    ...validateText(row, 'the question', ask, LONGEST.question),
    ...(ask.endsWith('?') ? [] : [`${row}: "${ask}" does not end with a question mark.`]),
    ...(answers.length < 2
      ? [`${row}: "${ask}" has ${answers.length} answers. Give at least two, or leave it out.`]
      : []),
    ...findTwice(answers.map(({when}) => when)).map(
      (when) => `${row}: "${ask}" has the answer "${when}" twice. Remove one.`,
    ),
    ...answers.flatMap((answer) => {
      if (!('do' in answer)) return validateText(row, 'the answer', answer.when, LONGEST.answer);
      const {when, do: outcome, to} = answer;
      return [
        ...validateText(row, 'the answer', when, LONGEST.answer),
        ...validateText(row, 'the outcome', outcome, LONGEST.outcome),
        ...(outcome.endsWith('.')
          ? [`${row}: "${outcome}" ends with a full stop. Remove it.`]
          : []),
        ...(to === undefined || to.startsWith('/')
          ? []
          : [`${row}: "${outcome}" leads to ${to}. Write an address, such as /sign-de/outages.`]),
      ];
    }),
  ];
}

/** All questions of a tree, each with the number of questions that lead to it, itself included. */
function findQuestions(
  question: Question,
  depth = 1,
): readonly {readonly question: Question; readonly depth: number}[] {
  return [
    {question, depth},
    ...question.answers.flatMap((answer) =>
      'do' in answer ? [] : findQuestions(answer, depth + 1),
    ),
  ];
}
