// @vitest-environment happy-dom
import {cleanup, render, screen, within} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {ChangeSection} from '../../../src/features/api-changes/ChangeSection';
import type {NotedChange} from '../../../src/model/openapi/changes/notes';

afterEach(cleanup);

const toOperation = (name: string) => {
  const [method = '', path = ''] = name.split(' ');
  return {method, path, ids: [], anchor: path};
};
const toChange = (
  names: readonly string[],
  parts: Pick<NotedChange, 'place' | 'what'> & Partial<NotedChange>,
): NotedChange => ({
  kind: 'compatible',
  notes: [],
  ...parts,
  operations: names.map(toOperation),
});
const show = (changes: readonly NotedChange[], texts: readonly string[] = []): HTMLElement =>
  render(
    <ChangeSection
      kind={changes[0]?.kind ?? 'breaking'}
      changes={changes}
      notes={texts.map((text) => ({text}))}
      path="/api/v2"
    />,
  ).container;
const isBefore = (one: Element, other: Element): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

describe('the title of a collapsed group', () => {
  const toTitles = (container: HTMLElement) =>
    [...container.querySelectorAll('summary')].map(({textContent}) =>
      textContent.replaceAll('\u00a0', ' '),
    );

  it('differs from the title of a group with the same operation and number of changes', () => {
    const container = show([
      toChange(['PUT /client', 'GET /client'], {
        place: {in: 'response', status: '200', field: 'state'},
        what: 'added',
      }),
      toChange(['PUT /client', 'PUT /tx'], {
        place: {in: 'response', status: '423'},
        what: 'errors',
      }),
    ]);
    expect(toTitles(container)).toEqual([
      'PUT /client, GET /client Response 200 state: added',
      'PUT /client, PUT /tx Response 423: error codes changed',
    ]);
  });

  it('counts operations and changes only if there are several more than it names', () => {
    const toTitle = (operations: number, changes: number): string | null | undefined => {
      cleanup();
      const names = Array.from({length: operations}, (_, index) => `GET /${index}`);
      return toTitles(
        show(
          Array.from({length: changes}, (_, index) =>
            toChange(names, {place: {in: 'request', field: `f${index}`}, what: 'added'}),
          ),
        ),
      )[0];
    };
    expect(toTitle(3, 1)).toBe('GET /0 and 2 more operations Request body f0: added');
    expect(toTitle(1, 3)).toBe(
      'GET /0 Request body f0: added; request body f1: added; request body f2: added',
    );
    expect(toTitle(1, 4)).toBe(
      'GET /0 Request body f0: added; request body f1: added; 2 more changes',
    );
  });
});

it.each([
  ['deprecated', 'deprecated', 'Deprecated operations'],
  ['compatible', 'added', 'New operations'],
] as const)('says without a table which operations are %s', (kind, what, title) => {
  const container = show([toChange(['GET /log'], {kind, place: {in: 'operation'}, what})]);
  expect(isBefore(screen.getByText(title), screen.getByRole('link'))).toBe(true);
  expect(container.querySelector('table')).toBeNull();
});

it.each([
  ['shows all new operations', 'operation', 0],
  ['collapses many operations that share a change', 'request', 1],
] as const)('%s', (_title, place, folds) => {
  const names = Array.from({length: 7}, (_, index) => `GET /log/${index}`);
  show(
    [toChange(names, {kind: 'breaking', place: {in: place}, what: 'added', notes: [0]})],
    ['Use PATCH.'],
  );
  expect(document.querySelectorAll('details')).toHaveLength(folds);
  expect(document.querySelectorAll('a')).toHaveLength(7);
});

describe('a note', () => {
  const state = {kind: 'breaking', what: 'removed', place: {in: 'request', field: 'x'}} as const;
  const toBoxes = (container: HTMLElement): readonly (readonly string[])[] =>
    [...container.querySelectorAll('section > div')].map((box) => [
      box.querySelector('p')?.textContent ?? '',
      ...[...box.querySelectorAll('tbody tr')].map((row) =>
        [...row.children].map(({textContent}) => textContent.replaceAll('\u00a0', ' ')).join(': '),
      ),
    ]);

  it('heads the changes about which it says most, each with its operations', () => {
    const container = show(
      [
        toChange(['PUT /tss'], {...state, notes: [0, 1]}),
        toChange(['GET /tss'], {...state, notes: [1], what: 'required'}),
        toChange(['GET /tx'], {...state, notes: [1], what: 'required'}),
      ],
      ['Use PATCH.', 'Four more states.'],
    );
    expect(toBoxes(container)).toEqual([
      ['Use PATCH.', 'PUT /tss: Request body x: removed '],
      ['Four more states.', 'GET /tssGET /tx: Request body x: now required '],
    ]);
    expect(screen.getByText('Use PATCH.').lang).toBe('en');
  });

  it('that says less than others about every change lists the operations', () => {
    const container = show(
      [toChange(['PUT /tss'], {...state, notes: [0, 1]})],
      ['Use PATCH.', 'Other error codes.'],
    );
    expect(toBoxes(container)[1]).toEqual(['Other error codes.']);
    const [, box] = container.querySelectorAll<HTMLElement>('section > div');
    expect(within(box!).getByRole('link').getAttribute('href')).toBe('/api/v2#/tss');
  });
});
