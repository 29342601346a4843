// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {ShowAllLines, ShownLines} from '../../../src/features/examples/ShowAllLines';
import {foldedLines, hiddenLines, toShownLines} from '../../../src/model/content/folding';
import {site} from '../../support/docusaurus/useDocusaurusContext';

const toCode = (count: number): string => Array.from({length: count}, () => '{}').join('\n');

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('offers the rest of a block if it is long, in the reader’s language', () => {
  site.i18n.currentLocale = 'de';
  const count = foldedLines + hiddenLines;
  render(<ShowAllLines code={toCode(count)} />);
  const box = screen.getByRole('checkbox', {name: `Show all ${count} lines`});
  expect(box.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(toShownLines(toCode(count))).toBe(foldedLines + 1);
});

it('leaves a block alone of which folding would hide little', () => {
  const count = foldedLines + hiddenLines - 1;
  const {container} = render(<ShowAllLines code={toCode(count)} />);
  expect(container.innerHTML).toBe('');
  expect(toShownLines(toCode(count))).toBe(count);
});

it('has the same limit where the writer names the lines that matter', () => {
  const {rerender} = render(
    <ShownLines value={3}>
      <ShowAllLines code={toCode(3 + hiddenLines)} />
    </ShownLines>,
  );
  expect(screen.getByRole('checkbox', {name: 'Show all 15 lines'})).toBeTruthy();
  expect(toShownLines(toCode(3 + hiddenLines), 3)).toBe(4);
  rerender(
    <ShownLines value={3}>
      <ShowAllLines code={toCode(2 + hiddenLines)} />
    </ShownLines>,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(toShownLines(toCode(2 + hiddenLines), 3)).toBe(2 + hiddenLines);
});
