// @vitest-environment happy-dom
import {cleanup, render} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {DataTable} from '../../../src/features/figures/DataTable';
import {tables} from '../../../src/data/tables/all';
import {toDataTableContent} from '../../../src/model/figures/content';

afterEach(cleanup);

it('opens each case by its name and has what is sent and signed in the page', () => {
  const row = tables.find(({id}) => id === 'kassenbeleg-cases')!;
  const {container} = render(
    <DataTable
      id={row.id}
      title={row.title}
      lang="en"
      json={JSON.stringify(toDataTableContent(row))}
    />,
  );
  const cases = [...container.querySelectorAll('details')];
  expect(cases).toHaveLength(row.rows.length);
  expect(cases.filter(({open}) => open)).toHaveLength(1);
  cases.forEach((shown, index) => {
    const {case: name = '', process_data = ''}: Readonly<Record<string, string>> = row.rows[index]!;
    expect(shown.querySelector('summary')?.textContent).toBe(name.replaceAll(' %', '\u00a0%'));
    expect(shown.textContent).toContain(process_data);
  });
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
