// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {DataTable} from '../../../src/features/figures/DataTable';
import {tables} from '../../../src/data/tables/all';
import {toDataTableContent} from '../../../src/model/figures/content';

afterEach(cleanup);

it('folds cases under their topics and has what is sent and signed in the page', () => {
  const row = tables.find(({id}) => id === 'kassenbeleg-cases')!;
  const {container} = render(
    <DataTable
      id={row.id}
      title={row.title}
      lang="en"
      json={JSON.stringify(toDataTableContent(row))}
    />,
  );
  const topics = [...container.querySelectorAll('details')];
  expect(topics.filter(({open}) => open)).toEqual(topics.slice(0, 1));
  const rows: readonly Readonly<Record<string, string>>[] = row.rows;
  expect(topics.map((topic) => topic.querySelector('summary')?.textContent)).toEqual(
    [...new Set(rows.map(({topic}) => topic))].map(
      (name) => `${name} ${rows.filter(({topic}) => topic === name).length}`,
    ),
  );
  for (const {topic = '', case: name = '', process_data = ''} of rows) {
    const shown = topics.find(({textContent}) => textContent.startsWith(topic))?.textContent;
    expect(shown).toContain(name.replaceAll(' %', '\u00a0%'));
    expect(shown).toContain(process_data);
  }
});

it('sets each amount as a code of its own, which stays on one line', () => {
  const cells = ['Sales', 'Cash and card', 'CASH 10.00, NON_CASH 7.25'];
  const columns = [{label: 'Topic'}, {label: 'Case'}, {label: 'Payments', code: true}];
  const {container} = render(
    <DataTable
      id="some-cases"
      title="Cases"
      lang="en"
      json={JSON.stringify({cases: true, columns, rows: [cells]})}
    />,
  );
  expect(container.querySelector('dd')?.innerHTML).toBe(
    '<code>CASH 10.00</code>, <code>NON_CASH 7.25</code>',
  );
});

it('is folded under its title if the writer says so', () => {
  const json = JSON.stringify({columns: [{label: 'Value'}], rows: [['A']]});
  const {container, rerender} = render(
    <DataTable id="standard-list" title="A list" lang="en" json={json} />,
  );
  expect(container.querySelector('details')).toBeNull();
  rerender(<DataTable id="standard-list" title="A list" lang="en" json={json} folded />);
  expect(container.querySelector('details > summary')?.textContent).toBe('A list');
  expect(container.querySelector('details table')?.textContent).toContain('A');
});

it('shows its title unless the heading above it says the same', () => {
  const json = JSON.stringify({columns: [{label: 'Value'}], rows: [['A']]});
  const {container, rerender} = render(
    <DataTable id="standard-list" title="A list" lang="en" json={json} />,
  );
  const hidden = (): Element | null =>
    container.querySelector('figcaption [class*=visuallyHidden]');
  expect(hidden()).toBeNull();
  rerender(<DataTable id="standard-list" title="A list" lang="en" json={json} headed />);
  expect(hidden()?.textContent).toBe('A list');
});
