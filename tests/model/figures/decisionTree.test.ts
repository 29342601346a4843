import {describe, expect, it} from 'vitest';
import type {Answer, Question} from '../../../src/data/decisionTrees/row';
import {layoutDecisionTree} from '../../../src/model/figures/decisionTree';
import {findDecisionTreeCollisions} from '../../support/pictures';

/** A text of exactly `length` characters, in words. */
const text = (length: number, end = ''): string =>
  `${'What happens to the sale at the till '
    .repeat(5)
    .slice(0, length - end.length - 1)
    .trimEnd()
    .padEnd(length - end.length, 'm')}${end}`;
const outcome = (index: number): Answer => ({
  when: `${index} ${text(88)}`,
  do: text(120),
  to: '/page',
});

/** Questions below each other, each with further questions as first, middle and last answer. */
function crowd(depth: number): Question {
  const next = (when: string): Answer =>
    depth === 1
      ? outcome(9)
      : {when: text(90), ...crowd(depth - 1), ask: `${when}${text(90, '?')}`};
  return {
    ask: text(100, '?'),
    answers: [next('first'), outcome(1), next('middle'), outcome(2), next('last')],
  };
}

describe('a picture of a decision tree', () => {
  it.each([1, 2, 3, 4])(
    'has no overlaps with %i questions in a row and texts of maximum length',
    (depth) => {
      expect(findDecisionTreeCollisions(layoutDecisionTree(crowd(depth)))).toEqual([]);
    },
  );

  it('is as wide as the column of a guide, whatever its depth', () => {
    expect([1, 2, 3, 4].map((depth) => layoutDecisionTree(crowd(depth)).width)).toEqual(
      Array(4).fill(608),
    );
  });

  it('puts outcomes into one column, in the order of the answers, each with its address', () => {
    const {outcomes, answers, questions} = layoutDecisionTree({
      ask: 'One?',
      answers: [
        {when: 'yes', do: 'Go', to: '/there'},
        {
          when: 'no',
          ask: 'Two?',
          answers: [
            {when: 'yes', do: 'Stop `now`'},
            {when: 'no', do: 'Wait'},
          ],
        },
      ],
    });
    expect(outcomes.map(({lines}) => lines.map(({text: line}) => line).join())).toEqual([
      'Go',
      'Stop `now`',
      'Wait',
    ]);
    expect(outcomes.map(({to}) => to)).toEqual(['/there', undefined, undefined]);
    expect(new Set(outcomes.map(({x, width}) => x - width / 2)).size).toBe(1);
    expect(new Set(outcomes.map(({width}) => width)).size).toBe(1);
    for (const shapes of [outcomes, answers, questions])
      expect(shapes.map(({y}) => y)).toEqual(
        shapes.map(({y}) => y).sort((one, other) => one - other),
      );
  });

  it('continues straight down behind the last answer and indents other questions', () => {
    const question = (ask: string): Question => ({
      ask,
      answers: [
        {when: 'yes', do: 'Go'},
        {when: 'no', do: 'Stop'},
      ],
    });
    const {questions} = layoutDecisionTree({
      ask: 'First?',
      answers: [
        {when: 'maybe', ...question('Indented?')},
        {when: 'no', ...question('Below?')},
      ],
    });
    const lefts = questions.map(({x, width}) => x - width / 2);
    expect(lefts[1]).toBeGreaterThan(lefts[0]!);
    expect(lefts[2]).toBe(lefts[0]);
  });
});
