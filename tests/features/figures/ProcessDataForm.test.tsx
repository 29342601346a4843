// @vitest-environment happy-dom
import {cleanup, fireEvent, render, screen, waitFor} from '@testing-library/react';
import {afterEach, describe, expect, it} from 'vitest';
import {ProcessDataForm} from '../../../src/features/figures/ProcessDataForm';

afterEach(cleanup);

const result = (): string => screen.getByRole('status').textContent ?? '';
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), {target: {value}});

describe('the calculator of process data', () => {
  it('shows an example before the reader types', () => {
    render(<ProcessDataForm />);
    const example = 'Beleg^11.90_5.35_0.00_0.00_0.00^10.00:Bar_7.25:Unbar';
    expect(result()).toContain(example);
    expect(result()).toContain(btoa(example));
  });

  it('writes what the fiscal package writes, and says if the sale is not paid in full', async () => {
    render(<ProcessDataForm />);
    type('CASH', '');
    // The package is loaded first.
    await waitFor(
      () => expect(result()).toContain('Beleg^11.90_5.35_0.00_0.00_0.00^7.25:UnbarIn base64'),
      {timeout: 15_000},
    );
    expect(result()).toContain('The slots add up to 17.25, the payments to 7.25.');
    type('NON_CASH', '17.25');
    await waitFor(() => expect(result()).toContain('^17.25:Unbar'));
    expect(result()).not.toContain('add up');
    type('receipt_type', 'TRAINING');
    await waitFor(() => expect(result()).toContain('AVTraining^'));
  }, 20_000);

  it('has no payment for kinds that have none, and leaves out what it would have to round', async () => {
    render(<ProcessDataForm />);
    type('receipt_type', 'ORDER');
    await waitFor(() => expect(result()).toMatch(/^AVBestellung(?:\^[\d._]+)\^In base64/), {
      timeout: 15_000,
    });
    expect(screen.queryByLabelText('CASH')).toBeNull();
    type('NORMAL', '1.239');
    await waitFor(() => expect(result()).toContain('AVBestellung^0.00_5.35'));
    expect(screen.getByText('At most two decimals')).toBeDefined();
    type('receipt_type', 'RECEIPT');
    expect(screen.getByLabelText('CASH')).toBeDefined();
  }, 20_000);
});
