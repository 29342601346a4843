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

it('has one row for all changes of a place', () => {
  const change = {
    kind: 'breaking',
    operations: [],
    place: {in: 'parameter', field: 'version'},
  } as const;
  render(
    <ChangeTable
      changes={[
        {...change, what: 'values', after: '2'},
        {...change, what: 'required'},
        {...change, what: 'removed', place: {in: 'request', field: 'version'}},
      ]}
    />,
  );
  expect(screen.getAllByRole('cell').map(({textContent}) => textContent)).toEqual([
    'values changed new: 2now required ',
    'removed ',
  ]);
});

it('names the operations once for several places', () => {
  const operations = [{method: 'GET', path: '/tss', ids: [], anchor: 'tss'}];
  const change = {kind: 'breaking', operations, what: 'removed'} as const;
  render(
    <ChangeTable
      path="/api/v2"
      changes={[
        {...change, place: {in: 'request', field: 'a'}},
        {...change, place: {in: 'request', field: 'b'}},
      ]}
    />,
  );
  const cell = screen.getByRole('link').closest('th');
  expect(cell).toMatchObject({rowSpan: 2, scope: 'rowgroup'});
});
