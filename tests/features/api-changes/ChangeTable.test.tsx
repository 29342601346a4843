// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {ChangeTable} from '../../../src/features/api-changes/ChangeTable';
import type {Change} from '../../../src/model/openapi/changes/row';

afterEach(cleanup);

const show = (change: Pick<Change, 'what' | 'before' | 'after'>): HTMLElement => {
  render(
    <ChangeTable
      changes={[
        {kind: 'breaking', operations: [], place: {in: 'request', field: 'type'}, ...change},
      ]}
    />,
  );
  return screen.getByRole('cell');
};
const toCodes = (cell: HTMLElement): readonly string[] =>
  [...cell.querySelectorAll('code')].map(({textContent}) => textContent);

it('shows each new and each old value as code of its own', () => {
  const cell = show({
    what: 'values',
    before: 'SALE',
    after: 'INTENTION::EXPORT, INTENTION::REPLAY',
  });
  expect(toCodes(cell)).toEqual(['INTENTION::EXPORT', 'INTENTION::REPLAY', 'SALE']);
});

it('keeps the arrow with the new value, apart from the old one', () => {
  const cell = show({what: 'type', before: 'string', after: 'integer'});
  expect(toCodes(cell)).toEqual(['string', 'integer']);
  expect(screen.getByText(/→/).textContent).toBe('→ integer');
});
