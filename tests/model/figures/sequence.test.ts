import {describe, expect, it} from 'vitest';
import {layoutSequence} from '../../../src/model/figures/sequence';
import {findSequenceCollisions} from '../../support/pictures';

type Row = Parameters<typeof layoutSequence>[0];

const ACTOR = 'Merchant back end.';
const STEP = 'The answer with the number and the code.';

/**
 * Every pair of `count` actors in both directions and every actor with itself, with the longest
 * names and labels allowed.
 */
function crowd(count: number): Row {
  const ids = Array.from({length: count}, (_, index) => String(index));
  const pairs = ids.flatMap((from) => ids.map((to) => ({from, to, label: STEP})));
  return {
    actors: ids.map((id) => ({id, label: ACTOR})),
    steps: pairs.map((step, index) => ({
      ...step,
      ...(index % 3 === 1 ? {answer: true as const} : {}),
      ...(index % 4 === 0 ? {phase: 'A phase with a name of forty characters'} : {}),
    })),
  };
}

describe('a picture of a journey', () => {
  it.each([2, 3, 4, 5])('has no overlaps with %i actors and labels of maximum length', (count) => {
    expect(findSequenceCollisions(layoutSequence(crowd(count)))).toEqual([]);
  });

  it('is never wider than the column of a guide', () => {
    expect(
      Math.max(...[2, 3, 4, 5].map((count) => layoutSequence(crowd(count)).width)),
    ).toBeLessThanOrEqual(664);
  });

  it('numbers its steps from top to bottom and points each arrow at its actor', () => {
    const {phases, lanes} = layoutSequence({
      actors: [
        {id: 'till', label: 'Till'},
        {id: 'sign', label: 'SIGN DE'},
      ],
      steps: [
        {from: 'till', to: 'sign', label: 'PUT tx'},
        {from: 'sign', to: 'till', label: 'signature', answer: true},
        {from: 'sign', to: 'sign', label: 'rests'},
      ],
    });
    const steps = phases.flatMap((phase) => phase.steps);
    expect(phases).toHaveLength(1);
    expect(steps.map(({number}) => number)).toEqual([1, 2, 3]);
    expect(steps.map(({y}) => y)).toEqual(
      [...steps.map(({y}) => y)].sort((one, other) => one - other),
    );
    expect(steps.map(({head}) => Number(/^M([\d.]+)/.exec(head!)![1]))).toEqual([
      lanes[1],
      lanes[0],
      lanes[1],
    ]);
    expect(steps.map(({answer}) => answer)).toEqual([undefined, true, undefined]);
  });

  it('has a picture per phase, whose numbers go on, and no title across a lifeline', () => {
    const actors = [
      {id: 'a', label: 'A'},
      {id: 'b', label: 'B'},
    ];
    const step = {from: 'a', to: 'b', label: 'step'};
    const {phases, actors: names} = layoutSequence({
      actors,
      steps: [step, step, {...step, phase: 'Later'}, step, {...step, phase: 'At last'}],
    });
    expect(phases.map(({steps}) => steps.map(({number}) => number))).toEqual([[1, 2], [3, 4], [5]]);
    expect(phases.every((phase) => phase.steps[0]!.y === phases[0]!.steps[0]!.y)).toBe(true);
    expect(names).toHaveLength(2);
    expect(JSON.stringify(phases)).not.toContain('Later');
  });
});
