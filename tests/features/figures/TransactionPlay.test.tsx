// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {TransactionPlay} from '../../../src/features/figures/TransactionPlay';
import {toReceiptContent} from '../../../src/model/figures/receipt';
import {revisionRules} from '../../../src/model/figures/transactionPlay';
import {printedReceipts} from '../../../src/data/receipts/printed/all';

beforeEach(() => {
  render(
    <TransactionPlay>
      <pre>Beleg 318</pre>
      {'\n'}
      <table>
        <thead>
          <tr>
            <th>You send</th>
            <th>Already stored</th>
            <th>Result</th>
          </tr>
        </thead>
        <tbody>
          {revisionRules.map((rule) => (
            <tr key={rule}>
              <td>{rule}</td>
              <td>{rule === 'pending' ? '–' : 'any'}</td>
              <td>the answer</td>
            </tr>
          ))}
        </tbody>
      </table>
    </TransactionPlay>,
  );
});

afterEach(cleanup);

const press = (name: string): void => void fireEvent.click(screen.getByRole('button', {name}));
const exchanges = (): readonly string[] =>
  within(screen.getByRole('log'))
    .getAllByRole('listitem')
    .map(({textContent}) => textContent ?? '');
const lit = (): readonly (string | null)[] =>
  [...document.querySelectorAll('tr[data-lit] td:first-child')].map(({textContent}) => textContent);
const state = (): string | null | undefined =>
  document.querySelector('[aria-current]')?.textContent;

describe('a transaction to play', () => {
  it('shows a sale from start to end before the reader presses anything', () => {
    expect(exchanges()).toHaveLength(2);
    expect(exchanges()[1]).toContain('tx_revision=2');
    expect(exchanges()[1]).toContain('200 OK');
    expect(state()).toBe('FINISHED');
    expect(lit()).toEqual([]);
    expect(screen.getByText('The end is signed. Print the receipt.')).toBeTruthy();
  });

  it('answers each press, moves the state and marks the rule that decided', () => {
    press('Start a new sale');
    expect(exchanges()).toHaveLength(1);
    expect([state(), lit()]).toEqual(['ACTIVE', ['next']]);
    press('Send again with another body');
    expect(exchanges()[1]).toContain('409 Conflict{"code": "E_TX_UPSERT"'.replace('{', ' {'));
    expect([state(), lit()]).toEqual(['ACTIVE', ['other']]);
    // An answer that isn't 200 says which rule it follows.
    const cause = '}You send: other · Already stored: any';
    expect(exchanges().map((text) => text.endsWith(cause))).toEqual([false, true]);
    press('Skip a revision');
    expect([exchanges()[2]?.includes('tx_revision=3'), lit()]).toEqual([true, ['skipped']]);
    press('Finish and cancel at once');
    expect(exchanges()).toHaveLength(3);
    expect(exchanges()[2]).toMatch(/E_PENDING_TX_CONFLICT.*\}You send: pending$/);
    expect([state(), lit()]).toEqual(['FINISHED', ['pending']]);
    press('Cancel');
    expect([state(), lit()]).toEqual(['FINISHED', ['ended']]);
    press('Send again');
    expect([state(), lit()]).toEqual(['FINISHED', ['same']]);
    press('Start a new sale');
    press('Cancel');
    expect([state(), lit()]).toEqual(['CANCELLED', ['next']]);
  });

  it('hides the lines of the receipt that only the end brings', () => {
    const row = printedReceipts.find(({id}) => id === 'germany-digital')!;
    const lines = toReceiptContent(row).parts[0]!.map(({text}) => text.trim());
    // The lines that the style sheet counts.
    expect(lines[4]).toMatch(/^Beleg 318/);
    expect(lines[8]).toMatch(/^1 x Apfelkuchen/);
    expect(lines[9]).toMatch(/^-+$/);
    expect(lines[18]).toMatch(/^Beginn/);
  });
});
