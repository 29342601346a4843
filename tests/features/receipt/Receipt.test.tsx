// @vitest-environment happy-dom
import {fireEvent, render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Receipt} from '../../../src/features/receipt/Receipt';

const json = JSON.stringify({
  columns: 12,
  parts: [[{text: 'Café', mark: '1'}, {text: 'Tee   1,00'}, {text: 'Summe 1,00', mark: '2'}]],
  code: 'sale',
  codeMark: '3',
});
const lit = (): (string | null)[] =>
  [...document.querySelectorAll('[data-lit]')].map(({textContent}) => textContent?.trim() ?? null);

describe('a receipt with notes', () => {
  it('lights a line and its note together, whichever the reader points at', () => {
    render(
      <Receipt id="sale" lang="de" json={json}>
        <ol>
          <li>The merchant</li>
          <li>
            The total, see <a href="/law">the law</a>
          </li>
          <li>The signature</li>
        </ol>
      </Receipt>,
    );
    expect(lit()).toEqual([]);
    fireEvent.pointerOver(screen.getByText('Café'));
    expect(lit()).toEqual(['Café (1)', 'The merchant']);
    fireEvent.pointerOver(screen.getByText('Tee 1,00'));
    expect(lit()).toEqual([]);
    fireEvent.pointerOver(screen.getByRole('img'));
    expect(lit()).toEqual(['(3)', 'The signature']);
    fireEvent.focus(screen.getByText('the law'));
    expect(lit()).toEqual(['Summe 1,00 (2)', 'The total, see the law']);
    fireEvent.blur(screen.getByText('the law'));
    expect(lit()).toEqual([]);
  });
});
