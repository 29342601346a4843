import {describe, expect, it} from 'vitest';
import {
  toRailPlace,
  toRailSections,
  type StepHeading,
} from '../../../src/model/choices/quickStartSteps';

const heading = (level: number, id: string): StepHeading => ({level, id, value: id});
const parts = [{product: 'sign-at', countries: ['at'] as const}];
const sections = toRailSections(
  [
    heading(2, 'common'),
    heading(2, 'sign-at'),
    heading(3, 'sign-at-token'),
    heading(4, 'detail'),
    heading(3, 'sign-at-till'),
    heading(2, 'errors'),
  ],
  parts,
);

describe('the sections of the rail', () => {
  it('are the page’s, each with its steps', () => {
    expect(sections.map(({id, steps}) => [id, steps.map((step) => step.id)])).toEqual([
      ['common', []],
      ['sign-at', ['sign-at-token', 'sign-at-till']],
      ['errors', []],
    ]);
  });

  it('have the countries of their part', () => {
    expect(sections.map(({part}) => part?.countries)).toEqual([undefined, ['at'], undefined]);
  });
});

describe('the reader’s place', () => {
  it('is a step with its number', () => {
    expect(toRailPlace(sections, 'sign-at-till')).toMatchObject({
      section: {id: 'sign-at'},
      step: {id: 'sign-at-till'},
      number: 2,
    });
  });

  it('is a section while none of its steps is reached', () => {
    expect(toRailPlace(sections, 'sign-at')).toEqual({section: sections[1]});
  });

  it('is the first section at the top of the page', () => {
    expect(toRailPlace(sections, undefined)).toEqual({section: sections[0]});
    expect(toRailPlace([], undefined)).toBeUndefined();
  });
});
