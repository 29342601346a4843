import {renderToStaticMarkup} from 'react-dom/server';
import {expect, it} from 'vitest';
import {StateMachineLegend} from '../../../src/features/figures/StateMachineLegend';
import {stateMachines} from '../../../src/data/stateMachines/all';
import {toStateMachineContent} from '../../../src/model/figures/content';

function keys(id: string): readonly string[] {
  const row = stateMachines.find((machine) => machine.id === id)!;
  const html = renderToStaticMarkup(<StateMachineLegend of={toStateMachineContent(row)} />);
  return [...html.matchAll(/data-key="(\w+)"/g)].map(([, key]) => key!);
}

it('explains the lines and marks that a picture has', () => {
  expect(keys('sign-es-registration')).toEqual(['usual', 'other', 'fails']);
  expect(keys('safe-search')).toEqual(['usual', 'fails']);
  expect(keys('kassensichv-tss')).toEqual(['usual', 'other', 'signs', 'fails']);
});

it('calls no line other if none is usual', () => {
  expect(keys('sign-es-signer')).toEqual(['signs', 'fails']);
  expect(keys('sign-es-local-backup')).toEqual([]);
});
