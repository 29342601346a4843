// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import {allTables} from '../../../src/config/tables';
import {archives} from '../../../src/data/receipts/archives';
import {printedReceipts} from '../../../src/data/receipts/printed/all';
import {Archive} from '../../../src/features/receipt/Archive';
import {toArchiveContent} from '../../../src/model/figures/archive';

vi.mock('@docusaurus/useBaseUrl', () => ({default: (path: string) => path}));

const [archive] = archives;
const json = JSON.stringify(toArchiveContent(archive, allTables, printedReceipts));
const show = (): HTMLElement =>
  render(<Archive id={archive.id} title={archive.title} lang="en" json={json} />).container;
const openFiles = (container: HTMLElement): readonly string[] =>
  [...container.querySelectorAll('details[open] summary code')].map(({textContent}) => textContent);

afterEach(cleanup);

it('has the rows of all files in the page, in files that are open or closed', () => {
  const container = show();
  expect(container.querySelectorAll('details')).toHaveLength(Object.keys(archive.records).length);
  expect(container.querySelectorAll('details dl')).toHaveLength(
    Object.values(archive.records).flat().length,
  );
  expect(openFiles(container)).toContain('lines.csv');
});

it('opens the files of the chosen line and marks its rows', () => {
  const container = show();
  fireEvent.click(screen.getByRole('button', {name: /^girocard/}));
  expect(openFiles(container)).toEqual(['datapayment.csv', 'payment.csv']);
  expect([...container.querySelectorAll('dl[data-lit]')].map((row) => row.textContent)).toEqual([
    expect.stringContaining('ECKarte'),
    expect.stringContaining('ECKarte'),
  ]);
  expect(screen.getByRole('button', {pressed: true}).textContent).toContain('girocard');
  // Programs that read pages leave other buttons out.
  expect(screen.getByRole('button', {pressed: true}).dataset.read).toBe('text');
});

it('links from the paper to the files of the chosen line, and opens a closed one', () => {
  const container = show();
  fireEvent.click(screen.getByRole('button', {name: /^girocard/}));
  const links = screen.getAllByRole('link');
  expect(links.map(({textContent}) => textContent)).toEqual(openFiles(container));
  const summaries = links.map((link) =>
    container.querySelector(`summary[id="${link.getAttribute('href')?.slice(1)}"]`),
  );
  expect(summaries).not.toContain(null);
  const file = summaries[0]!.closest('details')!;
  file.open = false;
  fireEvent.click(links[0]!);
  expect(file.open).toBe(true);
});
