// @vitest-environment happy-dom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {ShowAllLines, ShownLines} from '../../../src/features/examples/ShowAllLines';
import {foldedLines, toShownLines, unfoldedLines} from '../../../src/model/content/folding';
import {site} from '../../support/docusaurus/useDocusaurusContext';

const toCode = (count: number): string => Array.from({length: count}, () => '{}').join('\n');

afterEach(() => {
  cleanup();
  site.i18n.currentLocale = 'en';
});

it('offers the rest of a block that is longer than a screen, in the reader’s language', () => {
  site.i18n.currentLocale = 'de';
  render(<ShowAllLines code={toCode(unfoldedLines + 1)} />);
  const box = screen.getByRole('checkbox', {name: `Show all ${unfoldedLines + 1} lines`});
  expect(box.closest('[lang]')?.getAttribute('lang')).toBe('de');
  expect(toShownLines(toCode(unfoldedLines + 1))).toBe(foldedLines + 1);
  expect(toShownLines(toCode(21), 13)).toBe(14);
  expect(toShownLines(toCode(13), 13)).toBe(13);
});

it('leaves a block alone that fits on a screen', () => {
  const {container} = render(<ShowAllLines code={toCode(unfoldedLines)} />);
  expect(container.innerHTML).toBe('');
  expect(toShownLines(toCode(unfoldedLines))).toBe(unfoldedLines);
});

it('offers the rest of a short block whose writer names the lines that matter', () => {
  const {rerender} = render(
    <ShownLines value={3}>
      <ShowAllLines code={toCode(4)} />
    </ShownLines>,
  );
  expect(screen.getByRole('checkbox', {name: 'Show all 4 lines'})).toBeTruthy();
  rerender(
    <ShownLines value={3}>
      <ShowAllLines code={toCode(3)} />
    </ShownLines>,
  );
  expect(screen.queryByRole('checkbox')).toBeNull();
});
